import { type DaysWritten, tallyOf } from '@daywell/core/habit'
import type { Entry } from '@daywell/core/journal'
import type { LocalStore } from '#device/local-store/local-store.ts'

type Store = Pick<LocalStore, 'entries' | 'find' | 'isDropped'>

/** A store's days, updated incrementally. */
export interface RunningTally {
  readonly days: DaysWritten
  /** Counts a batch of pending entries. Returns whether that was all. */
  catchUp(): boolean
  /** Adds new entries one by one, as if each had just been created. */
  replay(made: readonly Entry[], each: (entry: Entry, add: () => void) => void): void
}

// A few milliseconds of work on a slow phone.
const BATCH_ENTRIES = 1000

export function runningTally(store: Store): RunningTally {
  const tally = tallyOf()
  // Evicted copies: the server still has them, so the streak must not end.
  const dropped = new Set<string>()
  let seen: readonly Entry[] = []
  let uncounted: readonly Entry[] = []

  const takeOut = (id: string) => {
    if (store.isDropped(id)) dropped.add(id)
    else tally.remove(id)
  }
  const forgetDropped = () => {
    for (const id of dropped) {
      if (store.isDropped(id)) continue
      dropped.delete(id)
      if (store.find(id)?._id !== id) tally.remove(id)
    }
  }
  return {
    days: tally.days,
    catchUp() {
      const entries = store.entries()
      const { gone, put } = changedEntries(seen, entries)
      seen = entries
      for (const id of gone) takeOut(id)
      const waiting = uncounted.length > 0 ? [...uncounted, ...put] : put
      for (const entry of waiting.slice(0, BATCH_ENTRIES)) {
        // An entry that changed while pending is queued again, further back.
        if (store.find(entry._id) === entry) tally.put(entry)
      }
      uncounted = waiting.slice(BATCH_ENTRIES)
      forgetDropped()
      return uncounted.length === 0
    },
    replay(made, each) {
      for (const { _id } of made) tally.remove(_id)
      for (const entry of made) each(entry, () => tally.put(entry))
    },
  }
}

interface Changed {
  readonly gone: readonly string[]
  readonly put: readonly Entry[]
}

/**
 * The difference between two entry lists. An unchanged entry is the same object and both lists have
 * the same order, so the common prefix and suffix are skipped quickly.
 */
function changedEntries(before: readonly Entry[], after: readonly Entry[]): Changed {
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
