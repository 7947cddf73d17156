import type { Fence } from './block.ts'

/** Lines that could close a block of code, also within quotes and items. */
const ENDS = /^([ \t>]*)(`{3,}|~{3,})[ \t]*$/gm
/** As far as a mark may be indented outside of lists. */
const SHALLOW = /^ {0,3}$/

/** Where a fence stands. */
export interface FencePlace {
  readonly from: number
  readonly quotes: number
  readonly isInList: boolean
}

/** Tells whether a fence is closed further down; one that isn't is text, as any unclosed mark. */
export function findFenceEnds(text: string): (fence: Fence, place: FencePlace) => boolean {
  const groups = new Map<string, End[]>()
  for (const end of endsIn(text)) {
    for (const isInList of end.isShallow ? [true, false] : [true]) {
      const key = keyOf(end.run.charAt(0), end.quotes, isInList)
      const group = groups.get(key)
      if (group) group.push(end)
      else groups.set(key, [end])
    }
  }
  const longest = new Map<string, (from: number) => number>()
  return ({ mark, length }, { from, quotes, isInList }) => {
    const key = keyOf(mark, quotes, isInList)
    const after = longest.get(key) ?? longestAfter(groups.get(key) ?? [])
    longest.set(key, after)
    return after(from) >= length
  }
}

interface End {
  readonly to: number
  readonly run: string
  readonly quotes: number
  readonly isShallow: boolean
}

function endsIn(text: string): End[] {
  return [...text.matchAll(ENDS)].map(({ 0: { length }, 1: prefix = '', 2: run = '', index }) => {
    const inside = prefix.lastIndexOf('>') + 1
    const indent = prefix.slice(inside > 0 ? inside + 1 : 0)
    const quotes = prefix.split('>').length - 1
    return { to: index + length, run, quotes, isShallow: SHALLOW.test(indent) }
  })
}

const keyOf = (mark: string, quotes: number, isInList: boolean) => `${mark}${quotes}${isInList}`

/** The length of the longest run after an offset. The offsets that are asked for only grow. */
function longestAfter(ends: readonly End[]): (from: number) => number {
  const lengths = ends.map(({ run }) => run.length)
  for (let at = lengths.length - 2; at >= 0; at -= 1)
    lengths[at] = Math.max(lengths[at] ?? 0, lengths[at + 1] ?? 0)
  let next = 0
  return (from) => {
    while (next < ends.length && (ends[next]?.to ?? 0) <= from) next += 1
    return lengths[next] ?? 0
  }
}
