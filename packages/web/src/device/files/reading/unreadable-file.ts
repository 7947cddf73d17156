/** The reasons why a file can't be read. */
export type Unreadable = keyof typeof SENTENCES

const SENTENCES = {
  'not-a-zip': 'This isn’t a zip file',
  'cut-off': 'The file is incomplete',
  damaged: 'This file is damaged',
  checksum: 'The content is damaged: its checksum doesn’t match',
  size: 'The content is damaged: its size doesn’t match',
  overlapping: 'It overlaps with another file in the archive, which may be an attack',
  'too-many': 'It contains more files than we can open',
  'too-large': 'It’s too large to unpack',
  'too-dense': 'It gets too large when unpacked, which may be an attack',
  'too-much': 'The whole archive is too large to unpack',
  encrypted: 'It’s encrypted',
  method: 'It’s compressed in a way that browsers can’t unpack',
  split: 'It’s only one part of a split archive',
  'not-text': 'It isn’t UTF-8 text',
  'out-of-reach': 'Your browser couldn’t read it. It may have moved, changed or be off limits',
} as const

/** A malicious or unreachable file spoils all files that came with it. */
const FATAL: readonly Unreadable[] = ['overlapping', 'too-dense', 'too-much', 'out-of-reach']

export function isFatal(reason: Unreadable): boolean {
  return FATAL.includes(reason)
}

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
