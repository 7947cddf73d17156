import type { NameOddity } from './member-names.ts'
import type { Unreadable } from './unreadable-file.ts'

/** One of the chosen files, from a zip file, a folder or on its own. */
export interface Member {
  /** With `/` between folders, safe as a path and fit to show. */
  readonly name: string
  /** The name as written in the file, if it differs. */
  readonly nameAsWritten: string
  /** What was unusual about that name. */
  readonly oddities: readonly NameOddity[]
  /** The declared size. Only reading proves it. */
  readonly size: number
  readonly packedSize: number
  readonly modified: Date | undefined
  /** Set if it's known before reading that it can't be read, and why. */
  readonly unreadable: Unreadable | undefined
  /** Too large to hold in memory. */
  readonly onlyInPieces: boolean
  /**
   * The member's bytes, chunk by chunk; leaving the loop cancels. Throws `UnreadableFile`. The
   * checksum is verified only at the end: persist nothing before that.
   */
  read(): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>
  /** All of it, verified, as a Blob that isn't in memory; errors as in `read`. */
  blob(signal?: AbortSignal): Promise<Blob>
}

/** The chosen input: a zip file, a folder or single files. */
export interface Members {
  /** The file's or folder's name. */
  readonly name: string
  /** Files only, in their original order. */
  readonly all: readonly Member[]
}
