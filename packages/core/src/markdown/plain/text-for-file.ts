import type { MarkdownLine, Range } from '../lines/line.ts'
import { paragraphsOf } from '../lines/paragraphs.ts'
import { readLines } from '../lines/read-lines.ts'
import type { MarkdownSpan } from '../spans/span.ts'
import { spansIn } from './hidden.ts'
import { mayHaveMarks } from './may-have-marks.ts'

interface Replaced extends Range {
  readonly by: string
}

/**
 * The text for a file of plain text, which people keep: without marks, but for those that plain text
 * has as well (bullets, numbers, boxes, `>` and rules), and without losing anything. A link is
 * followed by its address, and what is struck out keeps its `~~`, because it would say the opposite.
 * A photo is its caption in brackets, since a file of text has no photos.
 */
export function textForFile(text: string): string {
  if (!mayHaveMarks(text)) return text
  const parts: string[] = []
  let done = 0
  for (const { from, to, by } of replacedIn(text)) {
    parts.push(text.slice(done, Math.max(done, from)), by)
    done = Math.max(done, to)
  }
  return parts.join('') + text.slice(done)
}

function replacedIn(text: string): Replaced[] {
  return paragraphsOf(readLines(text)).flatMap((lines) =>
    [...lines.flatMap(inLine), ...spansIn(text, lines).flatMap((span) => inSpan(text, span))].sort(
      (a, b) => a.from - b.from,
    ),
  )
}

/** The marks of a heading and the fences of code. */
function inLine({ marks, content, contentTo, to }: MarkdownLine): Replaced[] {
  return marks.flatMap(({ kind, from }) => {
    if (kind === 'heading') return [{ from, to: content, by: '' }]
    if (kind === 'closing') return [{ from: contentTo, to, by: '' }]
    return kind === 'fence' ? [{ from, to, by: '' }] : []
  })
}

function inSpan(text: string, span: MarkdownSpan): Replaced[] {
  const { style, from, innerFrom, innerTo, to, media } = span
  if (style === 'strike') return []
  if (media !== undefined) {
    const name = innerFrom === innerTo ? 'Photo' : ''
    return [
      { from, to: innerFrom, by: `[${name}` },
      { from: innerTo, to, by: ']' },
    ]
  }
  const isNamed = text.startsWith('](', innerTo)
  return [
    { from, to: innerFrom, by: '' },
    {
      from: innerTo,
      to,
      by: isNamed ? addressOf(text.slice(innerFrom, innerTo), text.slice(innerTo + 2, to - 1)) : '',
    },
  ]
}

/** With its title; nothing if the words are the address already. */
function addressOf(words: string, address: string): string {
  if (words === address || address.trim() === '') return ''
  return words === '' ? `(${address})` : ` (${address})`
}
