import { type MarkdownSpan, paragraphsOf, readLines, readSpans } from '../index.ts'

/** A text with its spans as tags and without its marks: what a test can read. */
export function markUp(text: string): string {
  return paragraphsOf(readLines(text))
    .map((lines) => {
      const from = lines[0]?.content ?? 0
      const to = lines.at(-1)?.contentTo ?? 0
      const prefixes = lines.slice(1).map((line) => ({ from: line.from, to: line.content }))
      return withTags(text, { from, to }, readSpans(text, lines), prefixes)
    })
    .join('\n')
}

interface Part {
  readonly from: number
  readonly to: number
}

function withTags(
  text: string,
  { from, to }: Part,
  spans: readonly MarkdownSpan[],
  prefixes: readonly Part[],
): string {
  const [span] = spans
  if (!span) return without(text, { from, to }, prefixes)
  const inside = spans.slice(1).filter((other) => other.to <= span.innerTo)
  const after = spans.slice(1).filter((other) => other.from >= span.to)
  const inner = withTags(text, { from: span.innerFrom, to: span.innerTo }, inside, prefixes)
  const before = without(text, { from, to: span.from }, prefixes)
  return before + tagged(span, inner) + withTags(text, { from: span.to, to }, after, prefixes)
}

function tagged({ style, address }: MarkdownSpan, inner: string): string {
  if (style === 'escape') return inner
  return `<${style}${address === undefined ? '' : ` ${address}`}>${inner}</${style}>`
}

function without(text: string, { from, to }: Part, prefixes: readonly Part[]): string {
  let shown = ''
  for (let at = from; at < to; at += 1)
    if (!prefixes.some((prefix) => prefix.from <= at && at < prefix.to)) shown += text[at]
  return shown
}
