import type { Entry } from '#journal/index.ts'
import { dayNumber } from '#time/index.ts'

/** The part of an entry that counts: its day and its words, not when it was made or edited. */
type Counted = Pick<Entry, '_id' | 'localDate'> & {
  readonly metadata: Pick<Entry['metadata'], 'wordCount'>
}

export interface DayWritten {
  readonly entries: number
  readonly words: number
}

/** The days with an entry, by day number. */
export type DaysWritten = ReadonlyMap<number, DayWritten>

/** Entries by day, updated incrementally: a change of one entry changes one or two days. */
export interface Tally {
  readonly days: DaysWritten
  /** Adds or updates an entry. Returns whether anything that counts has changed. */
  put(entry: Counted): boolean
  /** Removes an entry; an unknown one is ignored. */
  remove(id: string): boolean
}

interface Share {
  readonly day: number
  readonly words: number
}

/** The tally of these entries. */
export function tallyOf(entries: Iterable<Counted> = []): Tally {
  const days = new Map<number, DayWritten>()
  const shares = new Map<string, Share>()

  function put({ _id, localDate, metadata }: Counted): boolean {
    const day = dayNumber(localDate)
    if (Number.isNaN(day)) return remove(_id)
    const before = shares.get(_id)
    if (before?.day === day && before.words === metadata.wordCount) return false
    remove(_id)
    const share = { day, words: metadata.wordCount }
    shares.set(_id, share)
    add(days, share, 1)
    return true
  }

  function remove(id: string): boolean {
    const share = shares.get(id)
    if (!share) return false
    shares.delete(id)
    add(days, share, -1)
    return true
  }

  for (const entry of entries) put(entry)
  return { days, put, remove }
}

function add(days: Map<number, DayWritten>, { day, words }: Share, times: 1 | -1) {
  const before = days.get(day) ?? { entries: 0, words: 0 }
  const after = { entries: before.entries + times, words: before.words + times * words }
  if (after.entries === 0) days.delete(day)
  else days.set(day, after)
}
