import { type ChartEntry, corrected, type Range, unreadEntry } from '@daywell/core/charts'
import type { Entry } from '@daywell/core/journal'
import { useEffect, useMemo, useState } from 'react'
import { readEntries } from '#workers/insights/read-entries.ts'
import { useCorrections } from './use-corrections.ts'

// By the version of an entry, which is another object once it has changed.
const known = new WeakMap<Entry, ChartEntry>()

export interface ChartEntries {
  /** All of the journal; those that are not read yet can be counted. */
  readonly entries: readonly ChartEntry[]
  /** While entries of the range are read; how many of how many. */
  readonly progress: { readonly done: number; readonly all: number } | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The entries for charts: counted at once, those of the range read in a worker and corrected. */
export function useChartEntries(all: readonly Entry[], { from, to }: Range): ChartEntries {
  const unread = useMemo(
    () => all.filter((entry) => isIn(entry, from, to) && !known.has(entry)),
    [all, from, to],
  )
  const [done, setDone] = useState({ of: unread, count: 0 })
  const [failed, setFailed] = useState<readonly Entry[]>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made on request
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let count = 0
    const onRead = (entries: readonly Entry[], read: readonly ChartEntry[]) => {
      for (const [index, entry] of entries.entries()) {
        const found = read[index]
        if (found) known.set(entry, found)
      }
      count += entries.length
      setDone({ of: unread, count })
    }
    const waiting = unread.filter((entry) => !known.has(entry))
    count = unread.length - waiting.length
    readEntries(waiting, { signal, onRead }).catch(() => !signal.aborted && setFailed(unread))
    return () => leaving.abort()
  }, [unread, attempt])
  const count = done.of === unread ? done.count : 0
  const isReading = unread.some((entry) => !known.has(entry))
  const hasFailed = failed === unread
  const corrections = useCorrections().byEntry
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known grows until all is read
  const entries = useMemo(
    () =>
      all.map((entry) => {
        const read = known.get(entry)
        const said = corrections.get(entry._id)
        if (!read) return unreadEntry(entry)
        return said ? corrected(read, entry.content, said) : read
      }),
    [all, corrections, isReading],
  )
  return {
    entries,
    progress: isReading && !hasFailed ? { done: count, all: unread.length } : undefined,
    hasFailed,
    retry() {
      setFailed(undefined)
      setAttempt(attempt + 1)
    },
  }
}

const isIn = ({ localDate }: Entry, from: string, to: string) =>
  from <= localDate && localDate <= to
