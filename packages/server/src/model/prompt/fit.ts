import { tokensIn } from './tokens.ts'

/** A stock of tokens that whole pieces are taken from. */
export interface Room {
  /** Takes pieces from the front of a list until one does not fit; the rest is left out. */
  take<T>(pieces: readonly T[], textOf: (piece: T) => string, most?: number): T[]
  /** Takes every piece that fits, so that a long one hides none of those behind it. */
  takeAny<T>(pieces: readonly T[], textOf: (piece: T) => string): T[]
}

/** What marks and facts around a piece take, at most. */
const AROUND = 40

export function roomFor(budget: number): Room {
  let left = budget
  const fits = (text: string, most = left) => {
    const needed = tokensIn(text) + AROUND
    if (needed > Math.min(left, most)) return 0
    left -= needed
    return needed
  }
  return {
    take(pieces, textOf, most = left) {
      let still = most
      const end = pieces.findIndex((piece) => {
        const taken = fits(textOf(piece), still)
        still -= taken
        return taken === 0
      })
      return end === -1 ? [...pieces] : pieces.slice(0, end)
    },
    takeAny: (pieces, textOf) => pieces.filter((piece) => fits(textOf(piece)) > 0),
  }
}
