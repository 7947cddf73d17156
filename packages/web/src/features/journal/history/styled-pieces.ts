import type { Piece } from '@daywell/core/difference'
import { mediaShownIn } from '@daywell/core/media'
import { type SourceRun, sourceRuns } from '#kit/formatted-text/source-runs.ts'

/** A part of a piece, and how it looks; undefined where it has no formatting. */
export interface StyledPart {
  readonly text: string
  readonly run: SourceRun | undefined
  /** The photo or recording whose mark this is: it's shown where its mark ends. */
  readonly media?: { readonly id: string; readonly isEnd: boolean } | undefined
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
  const media = mediaMarksIn(text)
  let at = 0
  let next = 0
  const readTo = (end: number): StyledPart => {
    while ((runs[next]?.to ?? end) <= at) next += 1
    const from = at
    const run = runs[next]
    const isInside = run !== undefined && run.from <= from
    at = Math.min(end, (isInside ? run.to : run?.from) ?? end)
    if (!isInside) return { text: text.slice(from, at), run: undefined }
    const isWhole = run.from === from && run.to === at
    return { text: text.slice(from, at), run, media: isWhole ? media.get(from) : undefined }
  }
  return (length) => {
    const parts: StyledPart[] = []
    const end = at + length
    while (at < end) parts.push(readTo(end))
    return parts
  }
}

/** By where the two marks of each one begin: `![` and the address. */
function mediaMarksIn(text: string): ReadonlyMap<number, StyledPart['media']> {
  const marks = new Map<number, StyledPart['media']>()
  for (const { id, caption, from } of mediaShownIn(text)) {
    marks.set(from, { id, isEnd: false })
    marks.set(from + '!['.length + caption.length, { id, isEnd: true })
  }
  return marks
}
