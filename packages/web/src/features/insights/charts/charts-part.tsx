import {
  emotionsByHour,
  emotionsByWeekday,
  moodOverTime,
  themesOverTime,
  wordsPerWeek,
  yearOfWriting,
} from '@daywell/core/charts'
import { localDay } from '@daywell/core/time'
import { memo, useId, useMemo, useState } from 'react'
import type { Journal } from '#journal/journal.ts'
import { useEntries } from '#journal/journal-context.ts'
import { useKnownPreferences } from '#preferences/use-preferences.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './charts.module.css'
import { chartsTexts } from './charts.texts.ts'
import { ChartJournalProvider } from './data/chart-journal.ts'
import { type ChartEntries, useChartEntries } from './data/use-chart-entries.ts'
import { CorrectionsProvider, useKeptCorrections } from './data/use-corrections.ts'
import { EmotionsChart } from './each/emotions-chart.tsx'
import { MoodChart } from './each/mood-chart.tsx'
import { ThemesChart } from './each/themes-chart.tsx'
import { WordsChart } from './each/words-chart.tsx'
import { YearChart } from './each/year-chart.tsx'
import { RangePicker } from './range/range-picker.tsx'
import { type ChosenRange, rangeOf } from './range/shown-range.ts'
import { NotRead, ReadingState } from './reading-state.tsx'

const today = () => localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)

/** What all entries come to over time, counted and read on this device at every level. */
export function ChartsPart({ journal }: { journal: Journal }) {
  return (
    <CorrectionsProvider value={useKeptCorrections(journal)}>
      <Charts journal={journal} />
    </CorrectionsProvider>
  )
}

function Charts({ journal }: { journal: Journal }) {
  const texts = useTexts(chartsTexts)
  const all = useEntries()
  const [range, setRange] = useState<ChosenRange>(() => rangeOf('quarter', all, today()))
  const read = useChartEntries(all, range)
  const found = useMemo(() => {
    const charts = new Map(read.entries.map((entry) => [entry.id, entry]))
    return {
      userId: journal.userId,
      find(id: string) {
        const [entry, chart] = [journal.store.find(id), charts.get(id)]
        return entry && chart && { entry, chart }
      },
    }
  }, [journal, read.entries])
  const waiting = read.progress ? 'not-yet' : undefined
  const missing = read.hasFailed ? 'failed' : waiting
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className="text-title" id={id}>
          {texts.title}
        </h2>
        <RangePicker range={range} entries={all} today={today()} onRange={setRange} />
      </div>
      <ReadingState {...read} />
      <ChartJournalProvider value={found}>
        <AllCharts entries={read.entries} range={range} missing={missing} />
      </ChartJournalProvider>
      <p className={styles.here}>{texts.here}</p>
    </section>
  )
}

interface AllChartsProps {
  entries: ChartEntries['entries']
  range: ChosenRange
  /** Why those that need the words are not there. */
  missing: 'not-yet' | 'failed' | undefined
}

/** Drawn again when there is something else to draw, and not for each step of the reading. */
const AllCharts = memo(function AllCharts({ entries, range, missing }: AllChartsProps) {
  const { wordsPerEntry } = useKnownPreferences().preferences.writingGoals
  const charts = useMemo(
    () => ({
      year: yearOfWriting(entries, { last: range.to, wordsPerEntry }),
      words: wordsPerWeek(entries, range),
      mood: moodOverTime(entries, range),
      themes: themesOverTime(entries, range),
      weekday: emotionsByWeekday(entries, range),
      hour: emotionsByHour(entries, range),
    }),
    [entries, range, wordsPerEntry],
  )
  const instead = missing && <NotRead hasFailed={missing === 'failed'} />
  return (
    <>
      <YearChart year={charts.year} today={today()} />
      <div className={styles.pair}>
        <MoodChart mood={charts.mood} range={range} instead={instead} />
        <WordsChart words={charts.words} />
      </div>
      <div className={styles.ruled}>
        <ThemesChart themes={charts.themes} instead={instead} />
      </div>
      <div className={styles.pair}>
        <EmotionsChart of="weekday" by={charts.weekday} instead={instead} />
        <EmotionsChart of="hour" by={charts.hour} instead={instead} />
      </div>
    </>
  )
})
