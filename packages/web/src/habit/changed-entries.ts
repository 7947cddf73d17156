import type { Entry } from '@daywell/core/journal'

interface Changed {
  readonly gone: readonly string[]
  readonly put: readonly Entry[]
}

/**
 * What is different between two lists of the journal. An entry is the same object until it changes,
 * and both lists have the same order: what they share at both ends is passed over at a glance.
 */
export function changedEntries(before: readonly Entry[], after: readonly Entry[]): Changed {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const put = after.slice(start, after.length - end)
  const still = new Set(put.map(({ _id }) => _id))
  const gone = before.slice(start, before.length - end).map(({ _id }) => _id)
  return { put, gone: gone.filter((id) => !still.has(id)) }
}
