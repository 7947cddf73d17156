import type { ChartEntry } from '@daywell/core/charts'
import type { Entry } from '@daywell/core/journal'
import { completionOf, openDatabase, resultOf } from '#device/local-store/tables/indexed-db.ts'

/** An entry's analysis for charts. Derived from the entry, and deleted with it. */
interface KeptReading {
  /** Identifies the version of the entry that was read. */
  readonly key: string
  /** The version of the analyzer. */
  readonly by: string
  readonly chart: ChartEntry
}

interface Days {
  readonly from: string
  readonly to: string
}

export interface KeptReadings {
  /** Loads the readings of these days in batches, yielding to the page in between. */
  load(days: Days, onSome: (some: readonly KeptReading[]) => void): Promise<void>
  keep(some: readonly KeptReading[]): Promise<void>
  drop(keys: readonly string[]): Promise<void>
  /** Drops all others. */
  retain(keys: ReadonlySet<string>): Promise<void>
  close(): void
}

const readingsName = (userId: string) => `daywell-readings-${userId}`

/** Changes whenever the entry changes; sorts by day. */
export function readingKey({ _id, localDate, updatedAt, content }: Entry): string {
  return `${localDate}/${_id}/${updatedAt}/${content.length}`
}

const STORE = 'readings'
const BATCH_READINGS = 200

/**
 * One person's readings on this device, stored like their entries. Throws if there is no database,
 * or if it doesn't exist and must not be created.
 */
export async function keptReadings(
  factory: IDBFactory,
  userId: string,
  { onlyIfThere = false } = {},
): Promise<KeptReadings> {
  const db = await openDatabase(factory, readingsName(userId), (created, { transaction }) => {
    if (onlyIfThere) transaction?.abort()
    else created.createObjectStore(STORE)
  })
  const change = (act: (store: IDBObjectStore) => void) => {
    const transaction = db.transaction(STORE, 'readwrite')
    act(transaction.objectStore(STORE))
    return completionOf(transaction)
  }
  const drop = (keys: readonly IDBValidKey[]) =>
    change((store) => {
      for (const key of keys) store.delete(key)
    })
  const some = (range: IDBKeyRange): Promise<KeptReading[]> =>
    resultOf(db.transaction(STORE).objectStore(STORE).getAll(range, BATCH_READINGS))
  return {
    async load({ from, to }, onSome) {
      const end = `${to}/\uffff`
      for (let after = from; ; ) {
        const found = await some(IDBKeyRange.bound(after, end, true))
        if (found.length > 0) onSome(found)
        const last = found.at(-1)
        if (!last || found.length < BATCH_READINGS) return
        after = last.key
      }
    },
    keep: (readings) =>
      change((store) => {
        for (const reading of readings) store.put(reading, reading.key)
      }),
    drop,
    async retain(keys) {
      const kept = await resultOf(db.transaction(STORE).objectStore(STORE).getAllKeys())
      await drop(kept.filter((key) => !keys.has(String(key))))
    },
    close: () => db.close(),
  }
}

/** Deletes all of them; they can be computed again. */
export function forgetReadings(factory: IDBFactory | undefined, userId: string): void {
  factory?.deleteDatabase(readingsName(userId))
}
