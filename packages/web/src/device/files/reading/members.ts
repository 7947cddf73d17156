import type { NameOddity } from './member-names.ts'
import type { Unreadable } from './unreadable-file.ts'

/** One file of those that a person chose, in whatever it came. */
export interface Member {
  /** With `/` between folders, leading nowhere else, and fit to be shown. */
  readonly name: string
  /** As it stands in the file, when that is something else. */
  readonly nameAsWritten: string
  /** What was odd about that name. */
  readonly oddities: readonly NameOddity[]
  /** What it says to hold. Only reading it proves that. */
  readonly size: number
  readonly packedSize: number
  readonly modified: Date | undefined
  /** Known before reading: it cannot be read, and why. */
  readonly unreadable: Unreadable | undefined
  /** Too large to be held whole. */
  readonly onlyInPieces: boolean
  /**
   * Its bytes, piece by piece; leaving the loop stops the work. Throws `UnreadableFile`. That the
   * bytes are the right ones is known only at the end: nothing may be kept for good before.
   */
  read(): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>
}

/** What a person chose to be read: a zip file, a folder or single files. */
export interface Members {
  /** The name of the file or folder. */
  readonly name: string
  /** Files only, in the order in which they came. */
  readonly all: readonly Member[]
}
