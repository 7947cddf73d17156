/** A file of any size, read where it's needed. */
export interface FileSource {
  readonly size: number
  /** Shorter at the end of the file. */
  read(from: number, to: number): Promise<Uint8Array>
}

/** What a cleaned file is made of: parts of the one that it comes from, our own bytes, and zeros. */
export type Piece =
  | { readonly from: number; readonly to: number }
  | Uint8Array<ArrayBuffer>
  | { readonly zeros: number }

/** Bytes or zeros in the place of those that are at `at`. */
export interface Patch {
  readonly at: number
  readonly with: Uint8Array<ArrayBuffer> | { readonly zeros: number }
}

const lengthOf = (content: Patch['with']) => ('zeros' in content ? content.zeros : content.length)

/** A file with patches, which keep its length; the later of two at the same place counts. */
export function patched(size: number, patches: readonly Patch[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const patch of patches.toSorted((one, other) => one.at - other.at)) {
    const end = Math.min(patch.at + lengthOf(patch.with), size)
    if (end <= at) continue
    if (patch.at > at) pieces.push({ from: at, to: patch.at })
    const skipped = Math.max(0, at - patch.at)
    if ('zeros' in patch.with) pieces.push({ zeros: end - patch.at - skipped })
    else pieces.push(patch.with.slice(skipped, end - patch.at))
    at = end
  }
  if (at < size) pieces.push({ from: at, to: size })
  return pieces
}

/** A recording without anything that describes it. */
export interface CleanRecording {
  readonly pieces: readonly Piece[]
  readonly hasPictures: boolean
  /** Of its pictures, as they're shown. */
  readonly width?: number
  readonly height?: number
  readonly seconds?: number
  /** When it was recorded (ms), if the file says so. */
  readonly recordedAt?: number
}

/** A photo of frames alone. */
export interface MovingPhoto {
  readonly pieces: readonly Uint8Array[]
  readonly frames: number
}

/** Thrown for a recording that is damaged or of a kind that can't be cleaned. */
export class UncleanFile extends Error {
  override readonly name = 'UncleanFile'
}

export function unclean(why: string): never {
  throw new UncleanFile(why)
}
