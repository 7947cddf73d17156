import { type MarkdownSpan, readSpans } from '@daywell/core/markdown'

/** Puts backslashes before signs that would be read as marks, but were text where they come from. */
export function escapeMarks(text: string): string {
  const escaped = new Set(
    readSpans(text, [{ content: 0, contentTo: text.length }]).flatMap((span) => [
      ...signsIn(text, span, span.from, span.innerFrom),
      ...signsIn(text, span, span.innerTo, span.to),
    ]),
  )
  if (escaped.size === 0) return text
  return text
    .split('')
    .map((sign, at) => (escaped.has(at) ? `\\${sign}` : sign))
    .join('')
}

/** Where the signs of a mark are; of a link, its brackets are enough. */
function signsIn(text: string, { style }: MarkdownSpan, from: number, to: number): number[] {
  const signs = style === 'link' || style === 'image' ? '[]<' : '*_~`\\'
  const found: number[] = []
  for (let at = from; at < to; at += 1) if (signs.includes(text.charAt(at))) found.push(at)
  return found
}
