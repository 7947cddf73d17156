import type { Fence } from './block.ts'

/** Lines that could close a block of code, also within quotes and items. */
const ENDS = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/gm

/** Tells whether a fence is closed further down; one that isn't is text, as any unclosed mark. */
export function findFenceEnds(text: string): (fence: Fence, from: number) => boolean {
  const longest = { '`': longestAfter(text, '`'), '~': longestAfter(text, '~') }
  return ({ mark, length }, from) => longest[mark as '`' | '~'](from) >= length
}

/** The length of the longest run after an offset. The offsets that are asked for only grow. */
function longestAfter(text: string, mark: string): (from: number) => number {
  const ends = [...text.matchAll(ENDS)]
    .map(({ 0: { length }, 1: run = '', index }) => ({ to: index + length, run }))
    .filter(({ run }) => run.startsWith(mark))
  const lengths = ends.map(({ run }) => run.length)
  for (let at = lengths.length - 2; at >= 0; at -= 1)
    lengths[at] = Math.max(lengths[at] ?? 0, lengths[at + 1] ?? 0)
  let next = 0
  return (from) => {
    while (next < ends.length && (ends[next]?.to ?? 0) <= from) next += 1
    return lengths[next] ?? 0
  }
}
