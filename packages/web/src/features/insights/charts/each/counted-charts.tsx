import {
  emotionsByHour,
  emotionsByWeekday,
  moodOverTime,
  type Range,
  themesOverTime,
  wordsPerWeek,
  yearOfWriting,
} from '@daywell/core/charts'
import { localDay } from '@daywell/core/time'
import { type ReactNode, useMemo } from 'react'
import type { ChartEntries } from '../data/use-chart-entries.ts'
import { EmotionsChart } from './emotions-chart.tsx'
import { MoodChart } from './mood-chart.tsx'
import { ThemesChart } from './themes-chart.tsx'
import { WordsChart } from './words-chart.tsx'
import { YearChart } from './year-chart.tsx'

// Each chart computes in its own component, so React can yield between them.

interface Counted {
  entries: ChartEntries['entries']
  range: Range
}

interface OfWords extends Counted {
  /** Shown instead while entries aren't analyzed; then nothing is computed either. */
  instead: ReactNode
}

const NONE: ChartEntries['entries'] = []
const today = () => localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)

export function Year({ entries, range }: Counted) {
  const year = useMemo(() => yearOfWriting(entries, { last: range.to }), [entries, range])
  return <YearChart year={year} today={today()} />
}

export function Words({ entries, range }: Counted) {
  return <WordsChart words={useMemo(() => wordsPerWeek(entries, range), [entries, range])} />
}

function useCounted<T>(
  count: (entries: ChartEntries['entries'], range: Range) => T,
  { entries, range, instead }: OfWords,
): T {
  const read = instead ? NONE : entries
  return useMemo(() => count(read, range), [count, read, range])
}

export function Mood(of: OfWords) {
  const mood = useCounted(moodOverTime, of)
  return <MoodChart mood={mood} range={of.range} instead={of.instead} />
}

export function Themes(of: OfWords) {
  return <ThemesChart themes={useCounted(themesOverTime, of)} instead={of.instead} />
}

export function Weekdays(of: OfWords) {
  return <EmotionsChart of="weekday" by={useCounted(emotionsByWeekday, of)} instead={of.instead} />
}

export function Hours(of: OfWords) {
  return <EmotionsChart of="hour" by={useCounted(emotionsByHour, of)} instead={of.instead} />
}
