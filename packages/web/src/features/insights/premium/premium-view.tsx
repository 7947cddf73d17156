import { dayAsked, periodOf, type SummaryKind } from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import { lazy, Suspense, useMemo } from 'react'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { Journal } from '#services/journal/journal.ts'
import { Frame } from '../frame/frame.tsx'
import { PeriodSteps } from '../frame/period-steps.tsx'
import { PeriodToggles } from '../frame/period-toggles.tsx'
import { MonthlyOverview } from '../monthly/monthly-overview.tsx'
import { periodIn, type ShownPeriod } from '../shown-period.ts'
import { SourcesPlace } from '../sources/sources-place.tsx'
import { useSettledJournal } from '../use-settled-journal.ts'
import { WeeklyCard } from '../weekly/weekly-card.tsx'
import type { Insights } from './insights.ts'
import { EmptyPeriod, Failed, Loading, NoEntries } from './states.tsx'
import { today, useInsights } from './use-insights.ts'

// Lazy-loaded: charts come after the summary.
const ChartsPart = lazy(async () => {
  const { ChartsPart: loaded } = await import('../charts/charts-part.tsx')
  return { default: loaded }
})

const ReportTools = lazy(async () => {
  const { ReportTools: loaded } = await import('#panels/report/report-tools.tsx')
  return { default: loaded }
})

/** A subscriber's insights in each state. */
export function PremiumView() {
  const shown = periodIn(useLocation().search)
  const journal = useSettledJournal()
  const insights = useInsights(journal, shown)
  const firstDay = useFirstDay(journal)
  const isShown = insights.phase === 'weekly' || insights.phase === 'monthly'
  return (
    <Frame
      active={isShown}
      timeframe={
        insights.phase !== 'none' && (
          <PeriodSteps shown={shown} today={today()} firstDay={firstDay} />
        )
      }
      toggles={insights.phase !== 'none' && <PeriodToggles shown={shown} />}
    >
      <SourcesPlace journal={journal}>
        <Inside insights={insights} past={isPast(shown) ? shown.kind : undefined} />
        {journal && insights.phase !== 'none' && insights.phase !== 'loading' && (
          <Suspense>
            <ReportTools
              journal={journal}
              shown={isShown ? insights : undefined}
              day={shown.day && dayAsked(shown.day, today())}
            />
          </Suspense>
        )}
        {journal && insights.phase !== 'none' && (
          <Suspense>
            <ChartsPart journal={journal} />
          </Suspense>
        )}
      </SourcesPlace>
    </Frame>
  )
}

/** Whether the period is over, so that nothing can be written in it anymore. */
function isPast({ kind, day }: ShownPeriod): boolean {
  return day !== undefined && periodOf(kind, day).to < today()
}

function useFirstDay(journal: Journal | undefined): string | undefined {
  const all = useObservable(journal?.store, journal?.store.entries ?? none)
  return useMemo(() => all.map(({ localDate }) => localDate).sort()[0], [all])
}

const NONE: readonly Entry[] = []
const none = () => NONE

interface InsideProps {
  insights: Insights
  past: SummaryKind | undefined
}

function Inside({ insights, past }: InsideProps) {
  switch (insights.phase) {
    case 'loading':
      return <Loading />
    case 'none':
      return <NoEntries />
    case 'empty':
      return <EmptyPeriod message={insights.message} past={past} />
    case 'failed':
      return <Failed message={insights.message} />
    case 'weekly':
      return <WeeklyCard insights={insights} />
    case 'monthly':
      return <MonthlyOverview insights={insights} />
  }
}
