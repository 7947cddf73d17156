import type { Hidden } from './hidden.ts'

/** A part of the source that plain text keeps: `at` is its offset there. */
interface Kept {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** A text without its marks, and the parts of the source that it consists of. */
export interface PlainText {
  readonly text: string
  readonly kept: readonly Kept[]
}

const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}]$/u
const BEGINS_WITH_WORD = /^[\p{L}\p{N}\p{M}]/u

/** A part of the source without what is hidden; the hidden ranges are sorted and may overlap. */
export function joinKept(
  source: string,
  { from, to }: { readonly from: number; readonly to: number },
  hidden: readonly Hidden[],
): PlainText {
  const kept: Kept[] = []
  const parts: string[] = []
  let length = 0
  let begin = from
  let isApart = false
  const keep = (end: number) => {
    if (end <= begin) return
    const part = source.slice(begin, end)
    if (isApart && wouldJoin(parts.at(-1) ?? '', part)) length += parts.push(' ') && 1
    kept.push({ at: length, from: begin, to: end })
    parts.push(part)
    length += part.length
    isApart = false
  }
  for (const range of hidden) {
    keep(range.from)
    isApart ||= range.isApart
    begin = Math.max(begin, range.to)
  }
  keep(to)
  return { text: parts.join(''), kept }
}

/** The end of a long part is enough to tell. */
function wouldJoin(before: string, after: string): boolean {
  return ENDS_IN_WORD.test(before.slice(-2)) && BEGINS_WITH_WORD.test(after.slice(0, 2))
}

/** Where a character of plain text is in the source; for its end, where the last kept part ends. */
export function sourceOffset({ kept }: PlainText, at: number): number {
  let low = 0
  let high = kept.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((kept[middle]?.at ?? 0) <= at) low = middle
    else high = middle - 1
  }
  const part = kept[low]
  return part ? Math.min(part.to, part.from + Math.max(0, at - part.at)) : 0
}
