import type { Hidden } from './hidden.ts'

/** A part of the source that plain text keeps: `at` is its offset there. */
export interface Kept {
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
