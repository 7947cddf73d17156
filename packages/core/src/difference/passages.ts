import type { Edit } from './shortest-edit.ts'

/** A stretch that both texts share, and what follows it: in the old text, and in the new. */
export interface Passage {
  readonly same: string
  readonly removed: string
  readonly added: string
}

/** What an edit makes of two lists of items, in order. The last passage may end without a change. */
export function passagesOf(
  old: readonly string[],
  fresh: readonly string[],
  { goes, comes }: Edit,
): Passage[] {
  const passages: Passage[] = []
  let [at, freshAt] = [0, 0]
  while (at < old.length || freshAt < fresh.length) {
    const sameTo = runEnd(goes, at, 0)
    // As many as go on unchanged in the one list do in the other, up to the next change in either.
    const length = Math.min(sameTo - at, runEnd(comes, freshAt, 0) - freshAt)
    const removedTo = runEnd(goes, at + length, 1)
    const addedTo = runEnd(comes, freshAt + length, 1)
    passages.push({
      same: old.slice(at, at + length).join(''),
      removed: old.slice(at + length, removedTo).join(''),
      added: fresh.slice(freshAt + length, addedTo).join(''),
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
