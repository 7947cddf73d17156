import type { Edit } from './shortest-edit.ts'

/** A common piece of both texts, and what follows it in the old text and in the new. */
export interface Passage {
  readonly same: readonly string[]
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

/** Applies an edit to two lists of items, in order. The last passage may end without a change. */
export function passagesOf(
  old: readonly string[],
  fresh: readonly string[],
  { goes, comes }: Edit,
): Passage[] {
  const passages: Passage[] = []
  let [at, freshAt] = [0, 0]
  while (at < old.length || freshAt < fresh.length) {
    // Common items are parallel in both lists, up to the next change in either.
    const length = Math.min(runEnd(goes, at, 0) - at, runEnd(comes, freshAt, 0) - freshAt)
    const removedTo = runEnd(goes, at + length, 1)
    const addedTo = runEnd(comes, freshAt + length, 1)
    passages.push({
      same: old.slice(at, at + length),
      removed: old.slice(at + length, removedTo),
      added: fresh.slice(freshAt + length, addedTo),
    })
    ;[at, freshAt] = [removedTo, addedTo]
  }
  return passages
}

function runEnd(marks: Uint8Array, from: number, mark: 0 | 1): number {
  let to = from
  while (to < marks.length && marks[to] === mark) to += 1
  return to
}
