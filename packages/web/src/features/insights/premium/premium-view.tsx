import { lazy, Suspense } from 'react'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { Frame } from '../frame/frame.tsx'
import { PeriodToggles } from '../frame/period-toggles.tsx'
import { MonthlyOverview } from '../monthly/monthly-overview.tsx'
import { periodIn } from '../shown-period.ts'
import { SourcesPlace } from '../sources/sources-place.tsx'
import { useSettledJournal } from '../use-settled-journal.ts'
import { WeeklyCard } from '../weekly/weekly-card.tsx'
import type { Insights } from './insights.ts'
import { EmptyPeriod, Failed, Loading, NoEntries } from './states.tsx'
import { useInsights } from './use-insights.ts'

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
  const isShown = insights.phase === 'weekly' || insights.phase === 'monthly'
  return (
    <Frame
      active
      timeframe={isShown ? insights.timeframe : undefined}
      toggles={insights.phase !== 'none' && <PeriodToggles shown={shown} />}
    >
      <SourcesPlace journal={journal}>
        <Inside insights={insights} />
        {journal && insights.phase !== 'none' && insights.phase !== 'loading' && (
          <Suspense>
            <ReportTools journal={journal} shown={isShown ? insights : undefined} />
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

function Inside({ insights }: { insights: Insights }) {
  switch (insights.phase) {
    case 'loading':
      return <Loading />
    case 'none':
      return <NoEntries />
    case 'empty':
      return <EmptyPeriod message={insights.message} />
    case 'failed':
      return <Failed message={insights.message} />
    case 'weekly':
      return <WeeklyCard insights={insights} />
    case 'monthly':
      return <MonthlyOverview insights={insights} />
  }
}
