import type { Entry } from '@daywell/core/journal'

interface Changed {
  readonly gone: readonly string[]
  readonly put: readonly Entry[]
}

/**
 * The difference between two entry lists. An unchanged entry is the same object and both lists have
 * the same order, so the common prefix and suffix are skipped quickly.
 */
export function changedEntries(before: readonly Entry[], after: readonly Entry[]): Changed {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const left = before.slice(start, before.length - end)
  const came = after.slice(start, after.length - end)
  // An entry that only changed its position, because of its date, is in both.
  const same = new Set(left)
  const still = new Set(came.map(({ _id }) => _id))
  return {
    put: came.filter((entry) => !same.has(entry)),
    gone: left.map(({ _id }) => _id).filter((id) => !still.has(id)),
  }
}
