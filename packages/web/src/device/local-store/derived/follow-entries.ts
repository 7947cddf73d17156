import { type Entry, isLocalId, isTempId } from '@daywell/core/journal'
import type { LocalStore } from '../local-store.ts'
import { runAll } from '../run-all.ts'
import type { TextStorage } from '../text-storage.ts'
import { keptCorrections } from './kept-corrections.ts'
import { forgetReadings, type KeptReadings, keptReadings, readingKey } from './kept-readings.ts'

interface FollowEntriesDeps {
  readonly store: Pick<LocalStore, 'entries' | 'find' | 'isDropped' | 'subscribe' | 'onNotice'>
  readonly userId: string
  readonly storage: TextStorage
  readonly indexedDB: IDBFactory | undefined
  readonly whenIdle: (act: () => void) => void
}

export interface Following {
  stop(): void
  /** On log-out, deletes all that can be computed again or that the server has. */
  leave(): Promise<void>
}

/** Deletes derived data together with its entry, wherever it's deleted or changed. */
export function followEntries(parts: FollowEntriesDeps): Following {
  const { store, userId, storage, indexedDB } = parts
  const corrections = keptCorrections(storage, userId)
  const onReadings = (act: (readings: KeptReadings) => Promise<void>) =>
    void withReadings(indexedDB, userId, act)
  let before = store.entries()
  const follow = () => {
    const gone = goneSince(before, store.entries())
    before = store.entries()
    if (gone.length === 0) return
    onReadings((readings) => readings.drop(gone.map(readingKey)))
    const ids = new Set(gone.map(({ _id }) => _id))
    corrections.follow((id) => (ids.has(id) && !store.isDropped(id) ? store.find(id)?._id : id))
  }
  const subscriptions = [
    store.subscribe(follow),
    // Readings can be computed again, so they give way to text.
    store.onNotice(({ kind }) => kind === 'storage-full' && forgetReadings(indexedDB, userId)),
  ]
  // Catches up on changes that happened just before a page closed.
  parts.whenIdle(() =>
    onReadings((readings) => readings.retain(new Set(store.entries().map(readingKey)))),
  )
  return {
    stop: () => subscriptions.forEach((stop) => void stop()),
    leave: () =>
      runAll(
        () => forgetReadings(indexedDB, userId),
        () => corrections.leave((id) => isLocalId(id) || isTempId(id)),
      ),
  }
}

/** Entries that are gone or changed: an unchanged entry is the same object. */
function goneSince(before: readonly Entry[], now: readonly Entry[]): Entry[] {
  if (before === now) return []
  const there = new Set(now)
  return before.filter((entry) => !there.has(entry))
}

/** Never creates the database; where it fails, readings are pruned later. */
async function withReadings(
  factory: IDBFactory | undefined,
  userId: string,
  act: (readings: KeptReadings) => Promise<void>,
): Promise<void> {
  if (!factory) return
  try {
    const readings = await keptReadings(factory, userId, { onlyIfThere: true })
    await act(readings).finally(() => readings.close())
  } catch {
    // The next start prunes all of them.
  }
}
