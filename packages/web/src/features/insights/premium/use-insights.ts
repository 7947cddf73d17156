import { endpoints } from '@daywell/core/contract'
import type { SummaryKind } from '@daywell/core/insights'
import { localDay } from '@daywell/core/time'
import { useEffect, useState } from 'react'
import type { Client } from '#api/client.ts'
import { useClients } from '#api/clients-context.ts'
import type { Journal } from '#journal/journal.ts'
import { useSubscriptionKeeper } from '#paywall/use-subscription.ts'
import { textReader } from '#workers/analysis/text-reader.ts'
import { findInsights, type InsightsParts } from './find-insights.ts'
import type { Insights } from './insights.ts'
import { keptInsights, stateOf } from './kept-insights.ts'
import { workOutHere } from './work-out-here.ts'

const LOADING: Insights = { phase: 'loading' }

interface Found {
  readonly of: readonly [Journal, SummaryKind]
  readonly insights: Insights
}

/** The insights of a week or a month. Whoever leaves the page ends what is under way for it. */
export function useInsights(journal: Journal | undefined, kind: SummaryKind): Insights {
  const { premium } = useClients()
  const { refresh } = useSubscriptionKeeper()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (!journal) return
    const leaving = new AbortController()
    const { signal } = leaving
    const parts = { ...partsOf(journal, premium), onRefused: () => void refresh() }
    getInsights(journal, kind, parts, signal).then(
      (insights) => !signal.aborted && setFound({ of: [journal, kind], insights }),
      () => {},
    )
    return () => leaving.abort()
  }, [journal, kind, premium, refresh])
  return found && found.of[0] === journal && found.of[1] === kind ? found.insights : LOADING
}

async function getInsights(
  journal: Journal,
  kind: SummaryKind,
  parts: InsightsParts,
  signal: AbortSignal,
): Promise<Insights> {
  const kept = keptInsights(journal)
  const state = stateOf(parts.entries(), parts.level(), parts.today())
  const known = kept.find(kind, state)
  if (known) return known
  const insights = await findInsights(parts, kind, signal)
  kept.keep(kind, state, insights)
  return insights
}

function partsOf(journal: Journal, premium: Client<'premium'>): Omit<InsightsParts, 'onRefused'> {
  const level = journal.levels.level
  const headers = () => ({ 'privacy-level': level() })
  return {
    level,
    entries: journal.store.entries,
    today: () => localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone),
    askWeekly: async (signal) =>
      (await premium.call(endpoints.weeklySummary, { headers: headers(), signal })).body,
    askMonthly: async (signal) =>
      (await premium.call(endpoints.monthlySummary, { headers: headers(), signal })).body,
    async workOutHere(...asked) {
      const reader = textReader()
      try {
        return await workOutHere(reader, ...asked)
      } finally {
        reader.close()
      }
    },
  }
}
