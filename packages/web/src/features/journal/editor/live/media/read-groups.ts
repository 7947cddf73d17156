import type { EditorState } from '@codemirror/state'
import type { MarkdownSpan } from '@daywell/core/markdown'
import { paragraphsIn, type Reading, readingOf } from '../format/reading.ts'

/** A photo or a recording, in the text. */
export interface PlacedMedia {
  readonly id: string
  readonly caption: string
  /** Where its caption is, for someone who wants to change it. */
  readonly captionFrom: number
  readonly captionTo: number
}

/** Lines that follow each other and hold photos and recordings alone. */
export interface MediaGroup {
  readonly from: number
  readonly to: number
  readonly media: readonly PlacedMedia[]
}

/** All groups of a text. Only the paragraphs that name something are read. */
export function readGroups(state: EditorState): readonly MediaGroup[] {
  const reading = readingOf(state)
  const groups: MediaGroup[] = []
  for (let at = reading.text.indexOf('](media:'); at >= 0; ) {
    const index = state.doc.lineAt(at).number - 1
    const [paragraph] = paragraphsIn(reading, index, index)
    if (!paragraph) break
    groups.push(...groupsIn(reading, paragraph))
    const end = reading.lines[paragraph.last]?.to ?? reading.text.length
    at = reading.text.indexOf('](media:', Math.max(end, at + 1))
  }
  return groups
}

interface Paragraph {
  readonly first: number
  readonly last: number
  readonly spans: readonly MarkdownSpan[]
}

function groupsIn(reading: Reading, { first, last, spans }: Paragraph): MediaGroup[] {
  const groups: MediaGroup[] = []
  let isOpen = false
  for (const line of reading.lines.slice(first, last + 1)) {
    const media = line.quotes > 0 || line.lists > 0 ? [] : onLine(reading.text, line, spans)
    const group = groups.at(-1)
    if (media.length === 0) isOpen = false
    else if (isOpen && group)
      groups[groups.length - 1] = { ...group, to: line.to, media: [...group.media, ...media] }
    else {
      groups.push({ from: line.from, to: line.to, media })
      isOpen = true
    }
  }
  return groups
}

/** What a line shows, if there's nothing else on it. */
function onLine(
  text: string,
  { content, contentTo }: Reading['lines'][number],
  spans: readonly MarkdownSpan[],
): PlacedMedia[] {
  const inside = spans.filter(({ from, to, media }) => media && from >= content && to <= contentTo)
  let rest = ''
  let at = content
  for (const { from, to } of inside) {
    rest += text.slice(at, from)
    at = to
  }
  rest += text.slice(at, contentTo)
  return rest.trim() === '' ? inside.map((span) => placed(text, span)) : []
}

export function placed(
  text: string,
  { media = '', innerFrom, innerTo }: MarkdownSpan,
): PlacedMedia {
  const caption = text.slice(innerFrom, innerTo)
  return { id: media, caption, captionFrom: innerFrom, captionTo: innerTo }
}
