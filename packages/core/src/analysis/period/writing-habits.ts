import { tallyOf } from '#habit/index.ts'
import type { Entry } from '#journal/index.ts'
import { dayNumber, wallTime, weekdayOf } from '#time/index.ts'

/** The part of an entry that writing habits are computed from. */
type Written = Pick<Entry, '_id' | 'localDate' | 'createdAt' | 'timeZone' | 'metadata'>

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/** When and how much a person writes. */
export interface WritingHabits {
  readonly entryCount: number
  readonly daysWritten: number
  readonly wordCount: number
  /** The median length of an entry in words; 0 without entries. */
  readonly usualLength: number
  readonly longest: { readonly id: string; readonly words: number } | null
  /** Entries by the hour at which they were begun; backdated ones are left out. */
  readonly byHour: readonly number[]
  /** Entries by weekday, Sunday first. */
  readonly byWeekday: readonly number[]
  /** The part of the day in which at least half of the entries were begun. */
  readonly usualTime: PartOfDay | null
  /** The most days in a row. */
  readonly longestRun: number
}

/** Computes when and how much a person writes. */
export function writingHabits(entries: readonly Written[]): WritingHabits {
  const { days } = tallyOf(entries)
  const lengths = entries.map(({ metadata }) => metadata.wordCount).sort((a, b) => a - b)
  const byHour = hoursOf(entries)
  return {
    entryCount: entries.length,
    daysWritten: days.size,
    wordCount: lengths.reduce((sum, words) => sum + words, 0),
    usualLength: lengths[Math.floor(lengths.length / 2)] ?? 0,
    longest: longestOf(entries),
    byHour,
    byWeekday: weekdaysOf(entries),
    usualTime: usualTimeOf(byHour),
    longestRun: longestRunOf([...days.keys()].sort((a, b) => a - b)),
  }
}

function hoursOf(entries: readonly Written[]): number[] {
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { createdAt, timeZone, localDate } of entries) {
    const { day, minute } = wallTime(Date.parse(createdAt), timeZone)
    const hour = Math.floor(minute / 60)
    if (day === localDate) hours[hour] = (hours[hour] ?? 0) + 1
  }
  return hours
}

function weekdaysOf(entries: readonly Written[]): number[] {
  const weekdays = Array.from({ length: 7 }, () => 0)
  for (const { localDate } of entries) {
    const weekday = weekdayOf(dayNumber(localDate))
    weekdays[weekday] = (weekdays[weekday] ?? 0) + 1
  }
  return weekdays
}

function longestOf(entries: readonly Written[]): WritingHabits['longest'] {
  let longest: WritingHabits['longest'] = null
  for (const { _id, metadata } of entries)
    if (metadata.wordCount > (longest?.words ?? 0)) longest = { id: _id, words: metadata.wordCount }
  return longest
}

const PARTS: readonly (readonly [PartOfDay, number, number])[] = [
  ['night', 0, 5],
  ['morning', 5, 12],
  ['afternoon', 12, 18],
  ['evening', 18, 24],
]

function usualTimeOf(byHour: readonly number[]): PartOfDay | null {
  const sum = (from: number, to: number) =>
    byHour.slice(from, to).reduce((total, count) => total + count, 0)
  const all = sum(0, 24)
  return PARTS.find(([, from, to]) => all > 0 && sum(from, to) * 2 >= all)?.[0] ?? null
}

function longestRunOf(days: readonly number[]): number {
  let [longest, current] = [0, 0]
  for (const [index, day] of days.entries()) {
    current = days[index - 1] === day - 1 ? current + 1 : 1
    longest = Math.max(longest, current)
  }
  return longest
}
