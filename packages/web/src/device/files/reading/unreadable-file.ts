/** What can be wrong with a file that somebody hands us. */
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
 * Tells what is wrong, and with which member. The name of a member may be somebody's words: it
 * is not in the message, which may be printed.
 */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly reason: Unreadable
  /** Nothing when the file as a whole cannot be read. */
  readonly member: string | undefined

  constructor(reason: Unreadable, member?: string, cause?: unknown) {
    super(SENTENCES[reason], { cause })
    this.reason = reason
    this.member = member
  }
}

/** The same, told of a member. */
export function toldOf(member: string, error: unknown): unknown {
  if (!(error instanceof UnreadableFile) || error.member !== undefined) return error
  return new UnreadableFile(error.reason, member, error.cause)
}
