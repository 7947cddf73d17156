import type { MeaningParts, MeaningPiece } from '#workers/meaning-parts.ts'

/** Describes the model that browsers can download. It's read and measured on the first call. */
export function meaningDownload(read: () => Promise<MeaningParts | undefined>) {
  let known: Promise<MeaningParts | undefined> | undefined
  const parts = () => {
    known ??= read().catch((error) => {
      // The next one asks again.
      known = undefined
      throw error
    })
    return known
  }
  return {
    parts,

    async pieceAt(path: string): Promise<MeaningPiece | undefined> {
      const pieces = (await parts())?.parts.flatMap((part) => part.pieces)
      return pieces?.find((piece) => piece.path === path)
    },
  }
}

export type MeaningDownload = ReturnType<typeof meaningDownload>
