import type { ChartEntry } from '@daywell/core/charts'
import { localDay } from '@daywell/core/time'
import { memo, useDeferredValue, useId, useMemo, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useEntries } from '#services/journal/journal-context.ts'
import styles from './charts.module.css'
import { chartsTexts } from './charts.texts.ts'
import { ChartJournalProvider } from './data/chart-journal.ts'
import { type ChartEntries, useChartEntries } from './data/use-chart-entries.ts'
import { CorrectionsProvider, useKeptCorrections } from './data/use-corrections.ts'
import { Emotions, Mood, Themes, Words, Year } from './each/counted-charts.tsx'
import { RangePicker } from './range/range-picker.tsx'
import { type ChosenRange, current, rangeOf } from './range/shown-range.ts'
import { NotRead, ReadingState } from './reading-state.tsx'

const today = () => localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Charts over all entries, computed on this device at every privacy level. */
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
  const day = today()
  const [chosen, setRange] = useState<ChosenRange>(() => rangeOf('quarter', all, day))
  const range = useMemo(() => current(chosen, all, day), [chosen, all, day])
  const read = useChartEntries(journal, all, range)
  const found = useMemo(() => {
    let charts: Map<string, ChartEntry> | undefined
    return {
      userId: journal.userId,
      find(id: string) {
        // Built lazily, when a point is opened: it takes a while for thousands.
        charts ??= new Map(read.entries.map((entry) => [entry.id, entry]))
        const [entry, chart] = [journal.store.find(id), charts.get(id)]
        return entry && chart && { entry, chart }
      },
    }
  }, [journal, read.entries])
  const waiting = read.isReading ? ('not-yet' as const) : undefined
  const missing = read.hasFailed ? ('failed' as const) : waiting
  // Deferred as one value, so that no chart mixes old and new data.
  const shown = useDeferredValue(
    useMemo(() => ({ entries: read.entries, range, missing }), [read.entries, range, missing]),
  )
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className="text-title" id={id}>
          {texts.title}
        </h2>
        <RangePicker range={range} entries={all} today={day} onRange={setRange} />
      </div>
      <ReadingState {...read} />
      <ChartJournalProvider value={found}>
        <AllCharts {...shown} />
      </ChartJournalProvider>
      <p className={styles.here}>{texts.here}</p>
    </section>
  )
}

interface AllChartsProps {
  entries: ChartEntries['entries']
  range: ChosenRange
  /** Why the charts that need text analysis are missing. */
  missing: 'not-yet' | 'failed' | undefined
}

/** Memoized: redraws when the data changes, not on each progress update. */
const AllCharts = memo(function AllCharts({ missing, ...of }: AllChartsProps) {
  const notRead = missing && <NotRead hasFailed={missing === 'failed'} />
  return (
    <>
      <Year {...of} />
      <div className={styles.pair}>
        <Mood {...of} instead={notRead} />
        <Words {...of} />
      </div>
      <div className={styles.ruled}>
        <Themes {...of} instead={notRead} />
      </div>
      <div className={styles.pair}>
        <Emotions {...of} instead={notRead} />
      </div>
    </>
  )
})
