import type { Work } from '../work.ts'
import type { Delimiter } from './delimiter.ts'
import type { MarkdownSpan } from './span.ts'

interface Emphasis {
  readonly delimiters: readonly Delimiter[]
  readonly spans: MarkdownSpan[]
  readonly work: Work
  /** A linked list over the delimiters that are still in play. */
  readonly before: number[]
  readonly after: number[]
  /** For each kind of closer, below which delimiter no opener is left: no search runs twice. */
  readonly bottoms: number[]
}

/** Adds the emphasis that delimiters make (CommonMark's algorithm, in linear time). */
export function pairDelimiters(
  delimiters: readonly Delimiter[],
  spans: MarkdownSpan[],
  work: Work,
) {
  const before = delimiters.map((_, at) => at - 1)
  const after = delimiters.map((_, at) => at + 1)
  const emphasis = { delimiters, spans, work, before, after, bottoms: [] }
  for (let at = 0; at < delimiters.length; at = after[at] ?? delimiters.length)
    closeAll(emphasis, at)
}

/** Lets a closer close as many openers as it has marks for. */
function closeAll(emphasis: Emphasis, at: number) {
  const closer = emphasis.delimiters[at]
  if (!closer?.canClose) return
  while (closer.count > 0) {
    const found = findOpener(emphasis, at, closer)
    const opener = emphasis.delimiters[found]
    if (!opener) {
      if (!closer.canOpen) drop(emphasis, at)
      return
    }
    // What lies between is inside, so it can't pair with anything outside.
    emphasis.after[found] = at
    emphasis.before[at] = found
    // Signs alone are a face or a pattern such as `*.*`.
    if (closer.lastSolid < opener.from + opener.count) {
      drop(emphasis, found)
      drop(emphasis, at)
      return
    }
    pair(emphasis.spans, opener, closer)
    if (opener.count === 0) drop(emphasis, found)
  }
  drop(emphasis, at)
}

function findOpener(emphasis: Emphasis, at: number, closer: Delimiter): number {
  const { delimiters, before, bottoms, work } = emphasis
  const kind = kindOf(closer)
  const bottom = bottoms[kind] ?? 0
  for (let found = before[at] ?? -1; found >= bottom; found = before[found] ?? -1) {
    work.steps += 1
    const opener = delimiters[found]
    if (opener && fits(opener, closer)) return found
  }
  bottoms[kind] = at
  return -1
}

/** A number for all that decides which openers fit, but for their place. */
function kindOf({ mark, canOpen, length }: Delimiter): number {
  return '*_~'.indexOf(mark) * 6 + (canOpen ? 3 : 0) + (length % 3)
}

function fits(opener: Delimiter, closer: Delimiter): boolean {
  if (opener.mark !== closer.mark || !opener.canOpen) return false
  if (!opener.canClose && !closer.canOpen) return true
  const isThird = (opener.length + closer.length) % 3 === 0
  return !isThird || (opener.length % 3 === 0 && closer.length % 3 === 0)
}

function pair(spans: MarkdownSpan[], opener: Delimiter, closer: Delimiter) {
  const used = opener.count >= 2 && closer.count >= 2 ? 2 : 1
  opener.count -= used
  closer.count -= used
  const from = opener.from + opener.count
  const innerTo = closer.from
  closer.from += used
  const style = opener.mark === '~' ? 'strike' : used === 2 ? 'strong' : 'em'
  spans.push({ style, from, innerFrom: from + used, innerTo, to: closer.from, address: undefined })
}

function drop({ before, after }: Emphasis, at: number) {
  const left = before[at] ?? -1
  const right = after[at] ?? -1
  if (left >= 0) after[left] = right
  if (right < before.length) before[right] = left
}
