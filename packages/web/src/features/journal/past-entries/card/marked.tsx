import type { Piece } from '@daywell/core/search'

/** A text with the words that were searched for marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, found }, index) => {
    // Pieces have no name of their own; they are drawn anew together.
    const key = `${index}`
    return found ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}
