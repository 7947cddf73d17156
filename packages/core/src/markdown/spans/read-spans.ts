import type { MarkdownLine } from '../lines/line.ts'
import type { Work } from '../work.ts'
import { scanSpans } from './scan.ts'
import type { MarkdownSpan } from './span.ts'

/** Without one of these, a paragraph has no spans. */
const MAY_HAVE_SPANS = /[*_~`\\[<]|https?:/i

type Content = Pick<MarkdownLine, 'content' | 'contentTo'>

/**
 * The spans of one paragraph, from the lines that it consists of, sorted by where they begin; the
 * outer one first. Code has no spans.
 */
export function readSpans(
  text: string,
  lines: readonly Content[],
  work: Work = { steps: 0 },
): MarkdownSpan[] {
  const parts = lines.map(({ content, contentTo }) => text.slice(content, contentTo))
  const paragraph = parts.join('\n')
  if (!MAY_HAVE_SPANS.test(paragraph)) return []
  const spans = scanSpans(paragraph, work).sort((a, b) => a.from - b.from || b.to - a.to)
  const offset = offsetsOf(lines)
  return spans.map((span) => ({
    ...span,
    from: offset(span.from),
    innerFrom: offset(span.innerFrom),
    innerTo: offset(span.innerTo),
    to: offset(span.to),
  }))
}

/** From offsets of the paragraph to those of the text, where each line has its prefix. */
function offsetsOf(lines: readonly Content[]): (at: number) => number {
  const starts: number[] = []
  let start = 0
  for (const { content, contentTo } of lines) {
    starts.push(start)
    start += contentTo - content + 1
  }
  return (at) => {
    const line = lineOf(starts, at)
    return (lines[line]?.content ?? 0) + at - (starts[line] ?? 0)
  }
}

/** The last start that isn't after an offset. */
function lineOf(starts: readonly number[], at: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}
