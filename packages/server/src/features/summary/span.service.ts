import {
  type Backing,
  type Basis,
  dayAsked,
  periodOf,
  type SpanPeriod,
  type SpanSummary,
} from '@daywell/core/insights'
import type { PrivacyLevel } from '@daywell/core/preferences'
import { localDay } from '@daywell/core/time'
import { AppError } from '#app-error.ts'
import { ANSWER_WITHIN_MS, lateAnswers } from '#concurrency/late-answers.ts'
import type { Keyring } from '#crypto/index.ts'
import type { Database, Reader } from '#database/index.ts'
import { workFailed } from '#model/work-failed.ts'
import type { TextWorkers } from '#workers/text-workers.ts'
import {
  type Days,
  type Listed,
  listEntries,
  monthsInTurn,
  openEntries,
  stateOf,
} from './entries-of-days.service.ts'
import { stillBeingMade } from './once.service.ts'
import { withUnchanged } from './unchanged-entries.service.ts'

interface SpanDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly workers: TextWorkers
  readonly privacyLevelOf: (read: Reader, userId: string) => Promise<PrivacyLevel>
}

interface Asked {
  readonly userId: string
  /** The privacy level that the device knows of. */
  readonly privacyLevel: PrivacyLevel | undefined
  /** Aborted when the caller has gone. */
  readonly gone: AbortSignal
}

interface AskedYear extends Asked {
  readonly timeZone: string
  /** A day of the year; absent: today. */
  readonly day?: string | undefined
}

interface Made {
  readonly summary: SpanSummary
  readonly backing: Backing
  readonly basis: Basis
}

/** Sums up a year or chosen days, by rules alone. Nothing of it is stored. */
export function spanService(deps: SpanDeps) {
  const { database, keyring, clock, workers, privacyLevelOf } = deps
  const { read } = database
  const late = lateAnswers<Made>(stillBeingMade)

  return {
    yearly: ({ timeZone, day, ...asked }: AskedYear): Promise<Made> =>
      summaryOf(periodOf('yearly', dayAsked(day, localDay(clock(), timeZone))), asked),
    days: (days: Days, asked: Asked): Promise<Made> => summaryOf({ kind: 'days', ...days }, asked),
  }

  async function summaryOf(period: SpanPeriod, asked: Asked): Promise<Made> {
    const { userId, privacyLevel, gone } = asked
    const answerBy = performance.now() + ANSWER_WITHIN_MS
    const list = () => listEntries(read, userId, period)
    const made = await withUnchanged(
      { read, privacyLevelOf },
      { userId, privacyLevel, list },
      async (listed) => {
        if (listed.length === 0) throw new AppError('no_entries')
        const of = { userId, period, state: stateOf(listed, []) }
        return late.answer(of, { answerBy, gone }, (signal) => make(userId, period, listed, signal))
      },
    )
    if (!made) throw new AppError('no_entries')
    return made
  }

  async function make(
    userId: string,
    period: SpanPeriod,
    listed: readonly Listed[],
    signal: AbortSignal,
  ): Promise<Made> {
    const key = await keyring.userKey(read, userId)
    const entries = await openEntries(read, key, listed, monthsInTurn)
    const { readCount, ...made } = await workers
      .run('sumUpSpan', { period, entries }, { who: userId, signal })
      .catch(workFailed)
    const hidden = entries.filter((entry) => entry.hideFromAssistant && entry.content !== '')
    const basis = { entryCount: entries.length, readCount, hiddenCount: hidden.length }
    return { ...made, basis: { by: 'rules', ...basis } }
  }
}

export type SpanService = ReturnType<typeof spanService>
