import type { AnswerOf, endpoints } from '@daywell/core/contract'
import { type FeatureName, messageOf } from '@daywell/core/errors'
import { type AnyPeriod, type SpanPeriod, timeframeOf } from '@daywell/core/insights'
import { type Entry, isLocalId, isTempId } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { Insights } from './insights.ts'
import { countsOf, within } from './period-counts.ts'
import type { MadeHere } from './work-out-here.ts'

type ServerWeekly = AnswerOf<typeof endpoints.weeklySummary>['body']
type ServerMonthly = AnswerOf<typeof endpoints.monthlySummary>['body']
type ServerSpan = AnswerOf<typeof endpoints.yearlySummary>['body']

export interface InsightsDeps {
  readonly entries: () => readonly Entry[]
  /** Undefined if this device has never reached the server. */
  readonly level: () => PrivacyLevel | undefined
  readonly askWeekly: (signal: AbortSignal) => Promise<ServerWeekly>
  readonly askMonthly: (signal: AbortSignal) => Promise<ServerMonthly>
  readonly askSpan: (period: SpanPeriod, signal: AbortSignal) => Promise<ServerSpan>
  /** The server says that the subscription has ended. */
  readonly onRefused: () => void
  readonly workOutHere: (
    period: AnyPeriod,
    entries: readonly Entry[],
    signal: AbortSignal,
  ) => Promise<MadeHere>
}

const messagesOf = {
  weekly: 'weekly-summary',
  monthly: 'monthly-summary',
  yearly: 'weekly-summary',
  days: 'weekly-summary',
} as const satisfies Record<AnyPeriod['kind'], FeatureName>

/** Summarizes a period: on the server, or here if the server may not see the entries. */
export async function findInsights(
  deps: InsightsDeps,
  period: AnyPeriod,
  signal: AbortSignal,
): Promise<Insights> {
  const { kind } = period
  const all = deps.entries()
  const entries = within(all, period)
  const shared = { timeframe: timeframeOf(period), counts: countsOf(entries, period) }
  const here = async (): Promise<Insights> => {
    if (entries.length === 0) return without(all, kind)
    const made = await deps.workOutHere(period, all, signal)
    return { ...asShown(made), ...shared, where: 'here', leftOut: 0 }
  }
  try {
    if (isMadeHere(deps.level(), entries)) return await here()
    const made = await askUntilMade(deps, period, signal).catch(nothingThere)
    // The server may be missing entries that this device has, or may not read them anymore.
    if (!made) return await here()
    const leftOut = entries.filter(({ _id }) => isOnlyHere(_id)).length
    return { ...made, ...shared, where: 'server', leftOut }
  } catch (error) {
    signal.throwIfAborted()
    const failure = error instanceof CallFailure ? error : undefined
    if (failure?.status === 403) deps.onRefused()
    return { phase: 'failed', message: messageOf(failure?.failure, messagesOf[kind]) }
  }
}

/** Never asks the server about entries that it must not or does not have. */
function isMadeHere(level: PrivacyLevel | undefined, entries: readonly Entry[]): boolean {
  if (level === 'local' || level === undefined) return true
  return entries.length > 0 && entries.every(({ _id }) => isLocalId(_id))
}

const isOnlyHere = (id: string) => isLocalId(id) || isTempId(id)

function nothingThere(error: unknown): undefined {
  if (!(error instanceof CallFailure) || error.status !== 404) throw error
}

function asShown({ backing, basis, ...made }: MadeHere) {
  switch (made.kind) {
    case 'weekly':
      return { phase: 'weekly', summary: made.summary, backing, basis } as const
    case 'monthly':
      return { phase: 'monthly', summary: made.summary, backing, basis } as const
    default:
      return { phase: made.kind, summary: made.summary, backing, basis } as const
  }
}

/** Together the polls last as long as the server's time limit for one summary. */
const MAX_POLLS = 5

/** Polls: a busy server answers "still working" before the request times out. */
async function askUntilMade(deps: InsightsDeps, period: AnyPeriod, signal: AbortSignal) {
  for (let left = MAX_POLLS - 1; ; left -= 1) {
    try {
      return await ask(deps, period, signal)
    } catch (error) {
      const isStillMade =
        error instanceof CallFailure && error.answer?.code === 'still_working' && left > 0
      if (!isStillMade) throw error
      await pause(error.retryAfterMs ?? 0)
      signal.throwIfAborted()
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function ask(deps: InsightsDeps, { kind, from, to }: AnyPeriod, signal: AbortSignal) {
  switch (kind) {
    case 'weekly': {
      const { summary, backing = {}, basis } = await deps.askWeekly(signal)
      return { phase: kind, summary, backing, basis } as const
    }
    case 'monthly': {
      const { insights, backing = {}, basis } = await deps.askMonthly(signal)
      return { phase: kind, summary: insights, backing, basis } as const
    }
    default: {
      const { summary, backing = {}, basis } = await deps.askSpan({ kind, from, to }, signal)
      return { phase: kind, summary, backing, basis } as const
    }
  }
}

function without(all: readonly Entry[], kind: AnyPeriod['kind']): Insights {
  if (all.length === 0) return { phase: 'none' }
  if (kind === 'yearly' || kind === 'days') return { phase: 'empty' }
  const notFound = { kind: 'http', status: 404, hadToken: true } as const
  return { phase: 'empty', message: messageOf(notFound, messagesOf[kind]) }
}
