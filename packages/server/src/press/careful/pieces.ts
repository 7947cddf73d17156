import type { ReportEntry } from '@daywell/core/report'

/** A text of an entry that can be set on its own. */
export interface Piece {
  readonly of: 'title' | 'tag' | 'line'
  readonly text: string
}

export function piecesOf({ title, tags, content }: ReportEntry): Piece[] {
  return [
    { of: 'title', text: title },
    ...tags.map((text) => ({ of: 'tag', text }) as const),
    ...content.split('\n').map((text) => ({ of: 'line', text }) as const),
  ]
}

/** The entry with these pieces of it alone, in their order. */
export function entryOf(entry: ReportEntry, pieces: readonly Piece[]): ReportEntry {
  const textsOf = (of: Piece['of']) =>
    pieces.flatMap((piece) => (piece.of === of ? [piece.text] : []))
  const [title = ''] = textsOf('title')
  return { ...entry, title, tags: textsOf('tag'), content: textsOf('line').join('\n') }
}
