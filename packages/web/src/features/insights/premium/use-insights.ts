import { endpoints } from '@daywell/core/contract'
import { type AnyPeriod, daysBefore } from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import { useEffect, useState } from 'react'
import type { Client } from '#api/client.ts'
import { useClients } from '#api/clients-context.ts'
import { textReader } from '#device/workers/analysis/text-reader.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useAssistantIsOn } from '#panels/assistant/setting/assistant-setting.ts'
import { summaryHeaders } from '#panels/assistant/setting/summary-headers.ts'
import { useSubscriptionStore } from '#panels/paywall/use-subscription.ts'
import type { Journal } from '#services/journal/journal.ts'
import { daysShown, type ShownPeriod } from '../shown-period.ts'
import { findInsights, type InsightsDeps } from './find-insights.ts'
import type { Insights } from './insights.ts'
import { within } from './period-counts.ts'
import { workOutHere } from './work-out-here.ts'

interface Kept {
  readonly state: string
  readonly insights: Insights
}

// Keyed by journal, so the cache ends with its person's session.
const keptOf = new WeakMap<Journal, Map<string, Kept>>()

/** Caches summaries, so that returning to the page shows them at once if nothing has changed. */
function keptInsights(journal: Journal) {
  const kept = keptOf.get(journal) ?? new Map<string, Kept>()
  keptOf.set(journal, kept)
  return {
    find(period: AnyPeriod, state: string): Insights | undefined {
      const found = kept.get(keyOf(period))
      return found?.state === state ? found.insights : undefined
    },
    /** Failures aren't cached. */
    keep(period: AnyPeriod, state: string, insights: Insights): void {
      if (insights.phase !== 'failed') kept.set(keyOf(period), { state, insights })
    },
  }
}

const keyOf = ({ kind, from, to }: AnyPeriod) => `${kind} ${from} ${to}`

/** A cache key: the same as long as no entry was added, changed or deleted, on the same day. */
function stateOf(entries: readonly Entry[], ...rest: readonly unknown[]): string {
  return JSON.stringify([rest, entries.map(({ _id, updatedAt }) => [_id, updatedAt])])
}

const LOADING: Insights = { phase: 'loading' }

interface Found {
  readonly of: readonly [Journal, string]
  readonly insights: Insights
}

/** The summary of what is shown. Unmounting aborts pending requests. */
export function useInsights(journal: Journal | undefined, shown: ShownPeriod): Insights {
  const { premium } = useClients()
  const { refresh } = useSubscriptionStore()
  const [found, setFound] = useState<Found>()
  const isAsked = shown.kind !== 'days' && shown.day !== undefined
  const period = daysShown(shown, today())
  const which = period && keyOf(period)
  const state = useStateOfEntries(journal, period)
  // Entries synced from another device or tab after mounting change the state, so recompute.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `which` stands for the period
  useEffect(() => {
    if (!journal || !state || !period || !which) return
    const leaving = new AbortController()
    const { signal } = leaving
    const day = isAsked ? period.from : undefined
    const parts = { ...partsOf(journal, premium, day), onRefused: () => void refresh() }
    getInsights(journal, period, { parts, state }, signal).then(
      (insights) => !signal.aborted && setFound({ of: [journal, which], insights }),
      () => {},
    )
    return () => leaving.abort()
  }, [journal, which, isAsked, state, premium, refresh])
  return found && found.of[0] === journal && found.of[1] === which ? found.insights : LOADING
}

/** A cache key that changes with the period's entries, the day, the level or the person. */
function useStateOfEntries(
  journal: Journal | undefined,
  period: AnyPeriod | undefined,
): string | undefined {
  const all = useObservable(journal?.store, journal?.store.entries ?? none)
  const level = useObservable(journal?.levels, () => journal?.levels.level())
  const isOn = useAssistantIsOn()
  if (!journal || !period) return undefined
  const days = { from: firstDayRead(period), to: period.to }
  return stateOf(within(all, days), all.length === 0, level, today(), isOn)
}

/** The first day of what a period is compared with, or of the period. */
function firstDayRead({ kind, from, to }: AnyPeriod): string {
  return kind === 'weekly' || kind === 'monthly' ? daysBefore({ kind, from, to }).from : from
}

const NONE: readonly Entry[] = []
const none = () => NONE
export const today = () => localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)

async function getInsights(
  journal: Journal,
  period: AnyPeriod,
  { parts, state }: { readonly parts: InsightsDeps; readonly state: string },
  signal: AbortSignal,
): Promise<Insights> {
  const kept = keptInsights(journal)
  const known = kept.find(period, state)
  if (known) return known
  const insights = await findInsights(parts, period, signal)
  kept.keep(period, state, insights)
  return insights
}

/** The server's own clock decides what the current period is, unless a day of another is given. */
function partsOf(
  journal: Journal,
  premium: Client<'premium'>,
  day: string | undefined,
): Omit<InsightsDeps, 'onRefused'> {
  const level = journal.levels.level
  const headers = () => ({ ...summaryHeaders(level()), 'summary-day': day })
  const shared = () => ({ 'privacy-level': level() })
  return {
    level,
    entries: journal.store.entries,
    askWeekly: async (signal) =>
      (await premium.call(endpoints.weeklySummary, { headers: headers(), signal })).body,
    askMonthly: async (signal) =>
      (await premium.call(endpoints.monthlySummary, { headers: headers(), signal })).body,
    async askSpan({ kind, from, to }, signal) {
      const year = { headers: { ...shared(), 'summary-day': day }, signal }
      const days = { headers: shared(), body: { from, to }, signal }
      const asked =
        kind === 'yearly'
          ? premium.call(endpoints.yearlySummary, year)
          : premium.call(endpoints.daysSummary, days)
      return (await asked).body
    },
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
