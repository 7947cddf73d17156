import type { Piece } from '@daywell/core/search'

/** A text with the search terms marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, found }, index) => {
    // Pieces have no identity; they're replaced together.
    const key = `${index}`
    return found ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}
