import { type ChartEntry, corrected, type Range, unreadEntry } from '@daywell/core/charts'
import type { Entry } from '@daywell/core/journal'
import { useEffect, useMemo, useState } from 'react'
import { keptReadings, readingKey } from '#device/local-store/derived/kept-readings.ts'
import { READER, readEntries } from '#device/workers/insights/read-entries.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useCorrections } from './use-corrections.ts'

// Keyed by entry object: a changed entry is a new object.
const known = new WeakMap<Entry, ChartEntry>()

export interface ChartEntries {
  /** All entries; those not analyzed yet are only counted. */
  readonly entries: readonly ChartEntry[]
  /** Whether entries in the range are still being analyzed. */
  readonly isReading: boolean
  /** Progress within the range; undefined until earlier results have loaded. */
  readonly progress: { readonly done: number; readonly all: number } | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Entries for charts: counted at once, analyzed in a worker, then corrected. */
export function useChartEntries(
  journal: Journal,
  all: readonly Entry[],
  { from, to }: Range,
): ChartEntries {
  const inRange = useMemo(() => all.filter((entry) => isIn(entry, from, to)), [all, from, to])
  const [done, setDone] = useState<{ readonly of: readonly Entry[]; readonly count: number }>()
  const [failed, setFailed] = useState<readonly Entry[]>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    const leaving = new AbortController()
    const signal = AbortSignal.any([leaving.signal, journal.ended])
    const onProgress = () => signal.aborted || setDone({ of: inRange, count: countRead(inRange) })
    readAll(journal, inRange, { days: { from, to }, signal, onProgress }).catch(
      () => signal.aborted || setFailed(inRange),
    )
    return () => leaving.abort()
  }, [journal, inRange, from, to, attempt])
  const isReading = countRead(inRange) < inRange.length
  const hasFailed = failed === inRange
  const isTold = isReading && !hasFailed && done?.of === inRange
  const corrections = useCorrections().byEntry
  // Sorted once: every chart sorts its entries, which is cheap if they're already sorted.
  const inOrder = useMemo(() => all.toSorted(byDay), [all])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` is a cache that fills while reading
  const entries = useMemo(
    () =>
      inOrder.map((entry) => {
        const read = known.get(entry)
        const said = corrections.get(entry._id)
        if (!read) return unreadEntry(entry)
        return said ? corrected(read, entry.content, said) : read
      }),
    [inOrder, corrections, isReading],
  )
  return {
    entries,
    isReading,
    hasFailed,
    progress: isTold ? { done: done.count, all: inRange.length } : undefined,
    retry() {
      setFailed(undefined)
      setAttempt(attempt + 1)
    },
  }
}

const isIn = ({ localDate }: Entry, from: string, to: string) =>
  from <= localDate && localDate <= to
const byDay = (a: Entry, b: Entry) =>
  a.localDate < b.localDate ? -1 : a.localDate > b.localDate ? 1 : 0
const isUnread = (entry: Entry) => !known.has(entry)
const countRead = (entries: readonly Entry[]) =>
  entries.reduce((count, entry) => count + (known.has(entry) ? 1 : 0), 0)

interface ReadOptions {
  readonly days: Range
  readonly signal: AbortSignal
  /** Reports progress. */
  readonly onProgress: () => void
}

/** Loads stored results; analyzes the rest in the worker, newest first. */
async function readAll(
  { userId, store }: Journal,
  entries: readonly Entry[],
  { days, signal, onProgress }: ReadOptions,
): Promise<void> {
  if (!entries.some(isUnread)) return
  const keepFor = store.kind === 'indexed-db' ? userId : undefined
  if (keepFor) {
    const unread = entries.filter(isUnread)
    await loadReadings(keepFor, unread, days, (entry, chart) => known.set(entry, chart))
  }
  if (signal.aborted) return
  onProgress()
  await readEntries(entries.filter(isUnread), {
    signal,
    keepFor,
    onRead(some, read) {
      for (const [index, entry] of some.entries()) {
        const found = read[index]
        if (found) known.set(entry, found)
      }
      onProgress()
    },
  })
}

/** Loads earlier results of this reader version. A storage error counts as no results. */
async function loadReadings(
  userId: string,
  entries: readonly Entry[],
  days: Range,
  onFound: (entry: Entry, chart: ChartEntry) => void,
): Promise<void> {
  try {
    const readings = await keptReadings(indexedDB, userId)
    // In a task of its own, after the one that answers a click.
    const byKey = new Map(entries.map((entry) => [readingKey(entry), entry]))
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
