/** The reasons why a file can't be read. */
export type Unreadable = keyof typeof SENTENCES

const SENTENCES = {
  'not-a-zip': 'This is not a zip file',
  'cut-off': 'The end is missing',
  damaged: 'It contradicts itself: it was damaged, or not made by a sound program',
  checksum: 'Its content is not what was packed: the checksum differs',
  size: 'Its content has not the size that the file says',
  overlapping: 'It shares its bytes with another: this was made to do harm',
  'too-many': 'There are more files in it than we open',
  'too-large': 'It is larger than what we unpack',
  'too-dense': 'It grows too much when unpacked: this was made to do harm',
  'too-much': 'All of it together is more than we unpack',
  encrypted: 'It is encrypted',
  method: 'It is packed in a way that browsers cannot unpack',
  split: 'It is one part of several',
  'not-text': 'It is not text in UTF-8',
  'out-of-reach': 'The browser could not read it: it was moved or changed, or may not be read',
} as const

/**
 * What is wrong, and with which member. A member's name may be private text, so it isn't in the
 * message, which may be logged.
 */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly reason: Unreadable
  /** Undefined if the file as a whole can't be read. */
  readonly member: string | undefined

  constructor(reason: Unreadable, member?: string, cause?: unknown) {
    super(SENTENCES[reason], { cause })
    this.reason = reason
    this.member = member
  }
}

/** Adds the member's name to the error. */
export function withMember(member: string, error: unknown): unknown {
  if (!(error instanceof UnreadableFile) || error.member !== undefined) return error
  return new UnreadableFile(error.reason, member, error.cause)
}
