import type { MarkdownRun } from '#markdown/index.ts'
import type { Paragraph } from './book.ts'
import { type Placed, piecesAtPlaces, recordingInWords } from './printed-media.ts'

type Line = readonly MarkdownRun[]

/** The words between two photos, or a photo or recording with its caption. */
type Segment = { lines: MarkdownRun[][] } | { placed: Placed; caption: string }

/** A paragraph divided at its photos and recordings: each stands alone, as far aside as its words. */
export function atMedia(paragraph: Paragraph, places: readonly Placed[]): Paragraph[] {
  const segments = segmentsOf(paragraph.lines, places)
  if (segments.length === 1) return [paragraph]
  return segments.flatMap((segment, at): Paragraph[] => {
    if ('placed' in segment) return [paragraphOfMedia(paragraph, segment)]
    const isLabeled = at === 0 && paragraph.label !== null
    if (!isLabeled && segment.lines.every(isBlank)) return []
    const lines = segment.lines.filter((line) => !isBlank(line))
    if (at === 0) return [{ ...paragraph, lines }]
    return [{ ...paragraph, kind: kindAfter(paragraph), lines, label: null, isClose: false }]
  })
}

/** What stands below a photo in an item or a heading continues it. */
function kindAfter({ kind }: Paragraph): Paragraph['kind'] {
  return kind === 'item' ? 'text' : kind
}

const isBlank = (line: Line) => line.every(({ text }) => text.trim() === '')

function paragraphOfMedia(
  { quotes, lists, rightToLeft }: Paragraph,
  { placed, caption }: { placed: Placed; caption: string },
): Paragraph {
  const text = placed.kind === 'photo' ? caption : recordingInWords(placed, caption)
  return {
    kind: placed.kind === 'photo' ? 'photo' : 'text',
    lines: text === '' ? [] : [[{ text, styles: [], address: null }]],
    ...{ level: 0, quotes, lists, label: null, isClose: false, rightToLeft },
    ...(placed.kind === 'photo' && { photo: placed }),
  }
}

function segmentsOf(lines: readonly Line[], places: readonly Placed[]): Segment[] {
  const segments: Segment[] = [{ lines: [] }]
  let isInside = false

  function addWords(run: MarkdownRun, text: string): void {
    const last = segments.at(-1)
    if (last && 'placed' in last) last.caption += text
    else if (text !== '') last?.lines.at(-1)?.push({ ...run, text })
  }

  function addRun(run: MarkdownRun): void {
    for (const piece of piecesAtPlaces(run.text)) {
      const placed = typeof piece === 'number' ? places[piece] : undefined
      if (typeof piece === 'string') addWords(run, piece)
      else if (placed) segments.push({ placed, caption: '' })
      else segments.push({ lines: [[]] })
      if (typeof piece !== 'string') isInside = placed !== undefined
    }
  }

  for (const line of lines) {
    const last = segments.at(-1)
    if (!isInside && last && 'lines' in last) last.lines.push([])
    for (const run of line) addRun(run)
  }
  return segments
}
