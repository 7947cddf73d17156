import {
  emotionsByHour,
  emotionsByWeekday,
  type FeltEntry,
  feltEntries,
  moodOverTime,
  type Range,
  type ThemeMentions,
  themeMentions,
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

// Each chart computes in its own component, and what takes long in two: React can yield between
// components, and the page answers in between.

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
  return <ThemesOf {...of} mentions={useCounted(themeMentions, of)} />
}

function ThemesOf({ entries, range, instead, mentions }: OfWords & { mentions: ThemeMentions }) {
  const read = instead ? NONE : entries
  const themes = useMemo(() => themesOverTime(read, range, mentions), [read, range, mentions])
  return <ThemesChart themes={themes} instead={instead} />
}

/** The charts by weekday and by hour, from one look at the sentences. */
export function Emotions(of: OfWords) {
  const felt = useCounted(feltEntries, of)
  return (
    <>
      <Weekdays felt={felt} instead={of.instead} />
      <Hours felt={felt} instead={of.instead} />
    </>
  )
}

interface OfFelt extends Pick<OfWords, 'instead'> {
  felt: readonly FeltEntry[]
}

function Weekdays({ felt, instead }: OfFelt) {
  const by = useMemo(() => emotionsByWeekday(felt), [felt])
  return <EmotionsChart of="weekday" by={by} instead={instead} />
}

function Hours({ felt, instead }: OfFelt) {
  const by = useMemo(() => emotionsByHour(felt), [felt])
  return <EmotionsChart of="hour" by={by} instead={instead} />
}
