import type { Passage } from './passages.ts'

/** A short word between blanks; anything longer is worth showing as unchanged. */
const MAX_STRAY_CHARS = 6

const ENDS_SENTENCE = /[.!?…。！？]$/u
const IS_BLANK = /^\s+$/u

/**
 * Makes a diff readable: merges changes that are nearly adjacent, and moves each to start at a
 * word, a sentence or a line.
 */
export function readable(passages: readonly Passage[]): Passage[] {
  return moveToBestStart(mergeClose(mergeClose(passages, isStray).flatMap(tighten), () => false))
}

type Change = Pick<Passage, 'removed' | 'added'>

/** Merges passages with nothing, or only a stray word, between them. */
function mergeClose(passages: readonly Passage[], stray: typeof isStray): Passage[] {
  const result: Record<keyof Passage, string[]>[] = []
  for (const { same, removed, added } of passages) {
    const last = result.at(-1)
    if (last && isEmpty(last)) append(last.same, same)
    else if (last && stray(same, last, { removed, added })) {
      append(last.removed, same)
      append(last.added, same)
    } else result.push({ same: [...same], removed: [], added: [] })
    append(result.at(-1)?.removed, removed)
    append(result.at(-1)?.added, added)
  }
  return result
}

function isEmpty({ removed, added }: Change): boolean {
  return removed.length === 0 && added.length === 0
}

/** One by one: spreading a long list would exceed the argument limit. */
function append(list: string[] | undefined, items: readonly string[]): void {
  for (const item of items) list?.push(item)
}

/** A blank or an `and` that two sentences happen to share only makes the diff harder to read. */
function isStray(between: readonly string[], before: Change, after: Change): boolean {
  if (between.length > MAX_STRAY_CHARS || between.includes('\n')) return false
  const shortest = Math.min(MAX_STRAY_CHARS, sizeOf(before), sizeOf(after))
  return between.join('').length <= shortest
}

function sizeOf({ removed, added }: Change): number {
  return Math.max(lengthUpTo(removed), lengthUpTo(added))
}

/** The length, up to the limit that matters. */
function lengthUpTo(items: readonly string[]): number {
  let length = 0
  for (let at = 0; at < items.length && length < MAX_STRAY_CHARS; at += 1) {
    length += (items[at] as string).length
  }
  return length
}

/** Moves the common prefix and suffix of a change out of it. */
function tighten({ same, removed, added }: Passage): Passage[] {
  const shorter = Math.min(removed.length, added.length)
  let head = 0
  while (head < shorter && removed[head] === added[head]) head += 1
  let tail = 0
  while (tail < shorter - head && removed.at(-1 - tail) === added.at(-1 - tail)) tail += 1
  if (head === 0 && tail === 0) return [{ same, removed, added }]
  const inner = {
    same: [...same, ...removed.slice(0, head)],
    removed: removed.slice(head, removed.length - tail),
    added: added.slice(head, added.length - tail),
  }
  return [inner, { same: removed.slice(removed.length - tail), removed: [], added: [] }]
}

/** Moves a pure insertion or deletion to its best start. */
function moveToBestStart(passages: readonly Passage[]): Passage[] {
  const result = [...passages]
  for (let at = 0; at + 1 < result.length; at += 1) {
    const { same, removed, added } = result[at] as Passage
    const change = removed.length > 0 ? removed : added
    const isExchange = removed.length > 0 && added.length > 0
    if (change.length === 0 || isExchange) continue
    const next = result[at + 1] as Passage
    const moved = bestMove(same.slice(-SEEN), change, next.same.slice(0, MOVES))
    if (moved === 0) continue
    const all = [...same, ...change, ...next.same]
    const from = same.length + moved
    const item = all.slice(from, from + change.length)
    const kept = { same: all.slice(0, from), removed: [] as string[], added: [] as string[] }
    result[at] = removed.length > 0 ? { ...kept, removed: item } : { ...kept, added: item }
    result[at + 1] = { ...next, same: all.slice(from + change.length) }
  }
  return result
}

/** Bounds the search for a better start; a start is judged by the two items before it. */
const MOVES = 40
const SEEN = MOVES + 2

/** How far a change can slide without changing either text, to its best start. */
function bestMove(
  before: readonly string[],
  change: readonly string[],
  after: readonly string[],
): number {
  const items = [...before, ...change, ...after]
  const { length } = change
  const start = before.length
  const fits = (at: number) => items[at] !== undefined && items[at] === items[at + length]
  let first = start
  while (first > start - MOVES && fits(first - 1)) first -= 1
  let last = start
  while (fits(last)) last += 1
  let best = start
  for (let at = first; at <= last; at += 1) {
    if (beginsWell(items, at) > beginsWell(items, best)) best = at
  }
  return best - start
}

/** How natural it is for a change to start here: at a line, a sentence, a word, or anywhere. */
function beginsWell(items: readonly string[], at: number): number {
  const before = items[at - 1]
  if (before === undefined) return 0
  if (before.endsWith('\n')) return 4
  const isAfterBlank = IS_BLANK.test(before)
  if (isAfterBlank && ENDS_SENTENCE.test(items[at - 2] ?? '')) return 3
  if (isAfterBlank) return 2
  return IS_BLANK.test(items[at] ?? '') ? 1 : 0
}
