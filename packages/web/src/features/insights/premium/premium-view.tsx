import { dayAsked, timeframeOf } from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import { lazy, Suspense, useMemo } from 'react'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { Journal } from '#services/journal/journal.ts'
import { SummaryCard } from '../card/summary-card.tsx'
import { DayChoice } from '../frame/day-choice.tsx'
import { Frame } from '../frame/frame.tsx'
import { PeriodSteps } from '../frame/period-steps.tsx'
import { PeriodToggles } from '../frame/period-toggles.tsx'
import { MonthlyOverview } from '../monthly/monthly-overview.tsx'
import { daysShown, periodIn, type ShownKind, type ShownPeriod } from '../shown-period.ts'
import { SourcesPlace } from '../sources/sources-place.tsx'
import { useSettledJournal } from '../use-settled-journal.ts'
import type { Insights, ShownInsights } from './insights.ts'
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
  const location = useLocation()
  const shown = periodIn(location.search)
  const journal = useSettledJournal()
  const insights = useInsights(journal, shown)
  const firstDay = useFirstDay(journal)
  const isChosen = daysShown(shown, today()) !== undefined
  return (
    <Frame
      active={isShown(insights)}
      timeframe={insights.phase !== 'none' && <Timeframe shown={shown} firstDay={firstDay} />}
      toggles={insights.phase !== 'none' && <PeriodToggles shown={shown} />}
    >
      <SourcesPlace journal={journal}>
        {shown.kind === 'days' && insights.phase !== 'none' && (
          <DayChoice key={location.search} days={shown.days} today={today()} />
        )}
        {isChosen && <Inside insights={insights} shown={shown} />}
        {journal && insights.phase !== 'none' && (insights.phase !== 'loading' || !isChosen) && (
          <Suspense>
            <ReportTools
              journal={journal}
              shown={isExported(insights) ? insights : undefined}
              day={shown.kind === 'days' || !shown.day ? undefined : dayAsked(shown.day, today())}
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

interface TimeframeProps {
  shown: ShownPeriod
  firstDay: string | undefined
}

/** What is shown: with the steps to others, where they follow each other. */
function Timeframe({ shown, firstDay }: TimeframeProps) {
  const period = daysShown(shown, today())
  if (!period) return null
  const { kind, from, to } = period
  if (kind === 'days') return <p className="text-label">{timeframeOf(period)}</p>
  return <PeriodSteps period={{ kind, from, to }} today={today()} firstDay={firstDay} />
}

const isShown = (insights: Insights): insights is ShownInsights => 'summary' in insights

/** Chosen days have the report of a range. */
const isExported = (insights: Insights): insights is Exported =>
  isShown(insights) && insights.phase !== 'days'

type Exported = Exclude<ShownInsights, { readonly phase: 'days' }>

/** The kind of a period that is over, or was chosen, so that nothing can be written in it anymore. */
function pastOf(shown: ShownPeriod): ShownKind | undefined {
  if (shown.kind === 'days') return shown.kind
  const period = daysShown(shown, today())
  return shown.day !== undefined && period && period.to < today() ? shown.kind : undefined
}

function useFirstDay(journal: Journal | undefined): string | undefined {
  const all = useObservable(journal?.store, journal?.store.entries ?? none)
  return useMemo(() => all.map(({ localDate }) => localDate).sort()[0], [all])
}

const NONE: readonly Entry[] = []
const none = () => NONE

interface InsideProps {
  insights: Insights
  shown: ShownPeriod
}

function Inside({ insights, shown }: InsideProps) {
  switch (insights.phase) {
    case 'loading':
      return <Loading kind={shown.kind} />
    case 'none':
      return <NoEntries />
    case 'empty':
      return <EmptyPeriod message={insights.message} past={pastOf(shown)} />
    case 'failed':
      return <Failed message={insights.message} />
    case 'monthly':
      return <MonthlyOverview insights={insights} />
    default:
      return <SummaryCard insights={insights} />
  }
}
