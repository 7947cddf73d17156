import { createHash } from 'node:crypto'
import {
  type Backing,
  type Basis,
  dayAsked,
  daysBefore,
  type MonthlyInsights,
  periodOf,
  type SummaryKind,
  type SummaryPeriod,
  type WeeklySummary,
} from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import { ownUnstruckText } from '@daywell/core/markdown'
import type { Preferences, PrivacyLevel } from '@daywell/core/preferences'
import { stricter } from '@daywell/core/privacy'
import { localDay } from '@daywell/core/time'
import { AppError } from '#app-error.ts'
import type { Keyring } from '#crypto/index.ts'
import type { Database, Reader } from '#database/index.ts'
import type { Lease } from '#leases/lease.store.ts'
import type { CallCount } from '#limits/call-count.ts'
import type { Passage, Provider } from '#model/provider.ts'
import { workFailed } from '#model/work-failed.ts'
import { findSummary, keepSummary } from '#stores/journal/summaries.store.ts'
import type { TextWorkers } from '#workers/text-workers.ts'
import { writeByModel } from './by-model.service.ts'
import { listEntries, openEntries, stateOf } from './entries-of-days.service.ts'
import { onceForAll } from './once.service.ts'

interface SummaryDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly provider: Provider
  readonly workers: TextWorkers
  readonly readPreferences: (userId: string) => Promise<Preferences>
  readonly privacyLevelOf: (read: Reader, userId: string) => Promise<PrivacyLevel>
  /** Counts a call that a model may be asked for, or says when the next one is allowed. */
  readonly limit: CallCount
}

interface Asked {
  readonly userId: string
  readonly timeZone: string
  /** A day of the period; absent: today. */
  readonly day?: string | undefined
  /** The privacy level that the device knows of. */
  readonly privacyLevel: PrivacyLevel | undefined
  /** Whether the person has turned the assistant off there: then no model gets a word. */
  readonly isAssistantOff?: boolean | undefined
}

/** A period, and whether a model sums it up. */
interface Wanted {
  readonly userId: string
  readonly period: SummaryPeriod
  readonly byModel: boolean
}

/** What is kept of a summary, sealed. */
interface Kept<T = WeeklySummary | MonthlyInsights> {
  readonly summary: T
  readonly backing: Backing
  readonly basis: Basis
}

/** Another number where what is made of the same entries changes. */
const EDITION = 8

/** Characters that all passages share, so that a long day does not leave out the others. */
const TOTAL_CHARS = 28_000
const MIN_PASSAGE_CHARS = 600
const MAX_PASSAGE_CHARS = 6_000

type Shown = Pick<Entry, '_id' | 'title' | 'localDate' | 'content'>

/** Summarizes weeks and months: once for each state of the entries, and stored. */
export function summaryService(deps: SummaryDeps) {
  const { database, keyring, clock, provider, workers } = deps
  const { readPreferences, privacyLevelOf, limit } = deps
  const { read } = database
  const once = onceForAll(database, clock)
  const closing = new AbortController()
  const isModel = provider.write !== undefined

  return {
    weekly: (asked: Asked) => summaryOf<WeeklySummary>('weekly', asked),
    monthly: (asked: Asked) => summaryOf<MonthlyInsights>('monthly', asked),
    close: () => closing.abort(),
  }

  async function summaryOf<T>(kind: SummaryKind, asked: Asked): Promise<Kept<T>> {
    const period = periodOf(kind, dayAsked(asked.day, localDay(clock(), asked.timeZone)))
    const first = await latest(period, asked)
    // A person who wrote in between gets a summary of the new state, if possible.
    const { kept } = first.isLatest ? first : await latest(period, asked)
    return kept as Kept<T>
  }

  async function latest(period: SummaryPeriod, asked: Asked): Promise<Outcome> {
    const { userId, privacyLevel, isAssistantOff } = asked
    // Where nothing may leave the device, nothing that is still here is looked at either.
    const level = stricter(privacyLevel, await privacyLevelOf(read, userId))
    if (level === 'local') throw new AppError('no_entries')
    const wanted = { userId, period, byModel: isModel && !isAssistantOff }
    const { state, entries } = await held(read, wanted)
    if (entries.length === 0) throw new AppError('no_entries')
    const { kind, from } = period
    const key = await keyring.userKey(read, userId)
    return once({
      name: createHash('sha256').update([userId, kind, from, state].join(' ')).digest('hex'),
      find: async () => {
        const kept = (await findSummary(read, key, { kind, from, state })) as Kept | undefined
        return kept && { kept, isLatest: true }
      },
      make: (lease) => make(wanted, lease),
    })
  }

  async function held(from: Reader, { userId, period, byModel }: Wanted) {
    const isInUnit = from !== read
    const entries = await listEntries(from, userId, period, isInUnit)
    // What a model writes is of the period alone; rules also look at what was before.
    const earlier = byModel ? [] : await listEntries(from, userId, daysBefore(period), isInUnit)
    const { provider: name, model } = provider.where
    const made = byModel === isModel ? [EDITION, name, model] : [EDITION, 'rules']
    return { entries, earlier, state: stateOf([...entries, ...earlier], made) }
  }

  /** Makes a summary of the entries as they are now, and keeps it if they still are so then. */
  async function make(wanted: Wanted, lease: Lease): Promise<Outcome> {
    const { userId, period, byModel } = wanted
    const { entries, earlier, state } = await held(read, wanted)
    if (entries.length === 0) throw new AppError('no_entries')
    const key = await keyring.userKey(read, userId)
    const kept = await sumUp(wanted, {
      entries: await openEntries(read, key, entries),
      earlier: await openEntries(read, key, earlier),
    })
    const isStillSo = async (from: Reader) =>
      (await privacyLevelOf(from, userId)) !== 'local' && (await held(from, wanted)).state === state
    // In its place stands what a model wrote, for devices where the assistant is on.
    if (byModel !== isModel) return { kept, isLatest: await isStillSo(read) }
    const isLatest = await keepSummary(database, key, {
      which: { kind: period.kind, from: period.from, state },
      value: kept,
      sources: [...entries, ...earlier].map(({ id }) => id),
      now: clock(),
      isStillSo,
      lease,
    })
    return { kept, isLatest }
  }

  async function sumUp({ userId, period, byModel }: Wanted, opened: Opened): Promise<Kept> {
    const { entries } = opened
    const { signal } = closing
    const asked = { signal, who: userId }
    const { made, mayBeRead } = await workers
      .run('sumUp', { period, ...opened }, asked)
      .catch(workFailed)
    const hidden = entries.filter((entry) => entry.hideFromAssistant && entry.content !== '')
    const basis = { entryCount: entries.length, hiddenCount: hidden.length }
    const shown = entries.filter(({ _id }) => mayBeRead.includes(_id))
    const written = await writtenOf(shown)
    const { readCount, ...rest } = written ?? made
    return { ...rest, basis: { by: written ? 'model' : 'rules', readCount, ...basis } }

    async function writtenOf(passages: typeof entries) {
      if (!byModel || !provider.write || passages.length === 0) return undefined
      await countCall(userId)
      const preferences = await readPreferences(userId)
      const toWrite = { who: userId, period, preferences, passages: passagesOf(passages) }
      return writeByModel(provider.write, toWrite, made, signal)
    }
  }

  async function countCall(userId: string): Promise<void> {
    const tooMany = await limit(userId, clock())
    if (tooMany) throw new AppError('too_many_requests', tooMany)
  }
}

interface Opened {
  readonly entries: Awaited<ReturnType<typeof openEntries>>
  readonly earlier: Awaited<ReturnType<typeof openEntries>>
}

interface Outcome {
  readonly kept: Kept
  /** Whether the entries are still as they were when it was made. */
  readonly isLatest: boolean
}

export type SummaryService = ReturnType<typeof summaryService>

/** What a model gets of the entries that it may see, the newest first. */
function passagesOf(entries: readonly Shown[]): Passage[] {
  const each = Math.min(
    MAX_PASSAGE_CHARS,
    Math.max(MIN_PASSAGE_CHARS, Math.floor(TOTAL_CHARS / Math.max(1, entries.length))),
  )
  return entries
    .map(({ _id: id, title, localDate, content }) => ({
      id,
      title,
      localDate,
      text: ownUnstruckText(content).slice(0, each).toWellFormed(),
    }))
    .reverse()
}
