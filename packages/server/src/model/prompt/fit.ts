import { tokensIn } from './tokens.ts'

/** A stock of tokens that whole pieces are taken from. */
export interface Room {
  /** Takes pieces from the front of a list until one does not fit; the rest is left out. */
  take<T>(pieces: readonly T[], textOf: (piece: T) => string): T[]
}

/** What marks and facts around a piece take, at most. */
const AROUND = 40

export function roomFor(budget: number): Room {
  let left = budget
  return {
    take(pieces, textOf) {
      const end = pieces.findIndex((piece) => {
        const needed = tokensIn(textOf(piece)) + AROUND
        if (needed > left) return true
        left -= needed
        return false
      })
      return end === -1 ? [...pieces] : pieces.slice(0, end)
    },
  }
}
