import type { Piece } from '@daywell/core/difference'
import { type SourceRun, sourceRuns } from '#kit/formatted-text/source-runs.ts'

/** A part of a piece, and how it looks; undefined where it has no formatting. */
export interface StyledPart {
  readonly text: string
  readonly run: SourceRun | undefined
}

export interface StyledPiece {
  readonly kind: Piece['kind']
  readonly parts: readonly StyledPart[]
}

/** A diff with the formatting of the text that each piece is from; marks are a part of it. */
export function stylePieces(pieces: readonly Piece[], old: string, fresh: string): StyledPiece[] {
  const inOld = styleNext(old)
  const inFresh = styleNext(fresh)
  return pieces.map(({ kind, text }) => {
    const removed = kind === 'added' ? [] : inOld(text.length)
    const shown = kind === 'removed' ? removed : inFresh(text.length)
    return { kind, parts: shown }
  })
}

/** Reads on in a text by a number of characters at a time. */
function styleNext(text: string): (length: number) => StyledPart[] {
  const runs = sourceRuns(text)
  let at = 0
  let next = 0
  return (length) => {
    const parts: StyledPart[] = []
    const end = at + length
    while (at < end) {
      while ((runs[next]?.to ?? end) <= at) next += 1
      const run = runs[next]
      const isInside = run !== undefined && run.from <= at
      const to = Math.min(end, (isInside ? run.to : run?.from) ?? end)
      parts.push({ text: text.slice(at, to), run: isInside ? run : undefined })
      at = to
    }
    return parts
  }
}
