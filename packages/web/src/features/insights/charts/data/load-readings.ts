import type { ChartEntry, Range } from '@daywell/core/charts'
import type { Entry } from '@daywell/core/journal'
import { keptReadings, readingKey } from '#device/local-store/derived/kept-readings.ts'
import { READER } from '#device/workers/insights/read-entries.ts'

/** Loads earlier results of this reader version. A storage error counts as no results. */
export async function loadReadings(
  userId: string,
  entries: readonly Entry[],
  days: Range,
  onFound: (entry: Entry, chart: ChartEntry) => void,
): Promise<void> {
  const byKey = new Map(entries.map((entry) => [readingKey(entry), entry]))
  try {
    const readings = await keptReadings(indexedDB, userId)
    await readings
      .load(days, (some) => {
        for (const { key, by, chart } of some) {
          const entry = by === READER && byKey.get(key)
          if (entry) onFound(entry, chart)
        }
      })
      .finally(() => readings.close())
  } catch {
    // They're analyzed again.
  }
}
