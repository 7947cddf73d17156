import { type ChartEntry, corrected, type Range, unreadEntry } from '@daywell/core/charts'
import type { Entry } from '@daywell/core/journal'
import { useEffect, useMemo, useState } from 'react'
import { readEntries } from '#device/workers/insights/read-entries.ts'
import type { Journal } from '#services/journal/journal.ts'
import { loadReadings } from './load-readings.ts'
import { useCorrections } from './use-corrections.ts'

// By the version of an entry, which is another object once it has changed.
const known = new WeakMap<Entry, ChartEntry>()

export interface ChartEntries {
  /** All of the journal; those that are not read yet can be counted. */
  readonly entries: readonly ChartEntry[]
  /** Whether entries of the range are still to be read. */
  readonly isReading: boolean
  /** How many of how many of the range are read; none while it is not known which were read before. */
  readonly progress: { readonly done: number; readonly all: number } | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The entries for charts: counted at once, those of the range read in a worker and corrected. */
export function useChartEntries(
  journal: Journal,
  all: readonly Entry[],
  { from, to }: Range,
): ChartEntries {
  const inRange = useMemo(() => all.filter((entry) => isIn(entry, from, to)), [all, from, to])
  const [done, setDone] = useState<{ readonly of: readonly Entry[]; readonly count: number }>()
  const [failed, setFailed] = useState<readonly Entry[]>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made on request
  useEffect(() => {
    const leaving = new AbortController()
    const signal = AbortSignal.any([leaving.signal, journal.ended])
    const tell = () => signal.aborted || setDone({ of: inRange, count: countRead(inRange) })
    readAll(journal, inRange, { days: { from, to }, signal, tell }).catch(
      () => signal.aborted || setFailed(inRange),
    )
    return () => leaving.abort()
  }, [journal, inRange, from, to, attempt])
  const isReading = countRead(inRange) < inRange.length
  const hasFailed = failed === inRange
  const isTold = isReading && !hasFailed && done?.of === inRange
  const corrections = useCorrections().byEntry
  // Once: every chart puts its entries in order, and has little to do where they are.
  const inOrder = useMemo(() => all.toSorted(byDay), [all])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known grows until all is read
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

interface Telling {
  readonly days: Range
  readonly signal: AbortSignal
  /** More is read now. */
  readonly tell: () => void
}

/** What was read before is on the device; what was not goes to the worker, the newest first. */
async function readAll(
  { userId, store }: Journal,
  entries: readonly Entry[],
  { days, signal, tell }: Telling,
): Promise<void> {
  if (!entries.some(isUnread)) return
  const keepFor = store.kind === 'indexed-db' ? userId : undefined
  if (keepFor) {
    const unread = entries.filter(isUnread)
    await loadReadings(keepFor, unread, days, (entry, chart) => known.set(entry, chart))
  }
  if (signal.aborted) return
  tell()
  await readEntries(entries.filter(isUnread), {
    signal,
    keepFor,
    onRead(some, read) {
      for (const [index, entry] of some.entries()) {
        const found = read[index]
        if (found) known.set(entry, found)
      }
      tell()
    },
  })
}
