import {
  dayAsked,
  type MonthlyInsights,
  periodOf,
  type SpanSummary,
  type SummaryKind,
  type WeeklySummary,
} from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'
import { stricter } from '@daywell/core/privacy'
import {
  type BookOf,
  onlyCounted,
  paperFor,
  type ReportEntry,
  type Reader as ReportReader,
  rangeFileName,
  summaryFileName,
} from '@daywell/core/report'
import { localDay } from '@daywell/core/time'
import { AppError } from '#app-error.ts'
import { keyedBudget } from '#concurrency/keyed-budget.ts'
import { ANSWER_WITHIN_MS, lateAnswers } from '#concurrency/late-answers.ts'
import type { Keyring } from '#crypto/index.ts'
import type { Database, Reader } from '#database/index.ts'
import { NoSlot, type SharedSlots } from '#leases/shared-slots.ts'
import type { Press } from '#press/press.ts'
import {
  type Listed,
  listChosen,
  listDays,
  needOpenAccount,
  openEntriesInPages,
} from './entries-of-range.service.ts'
import { mediaOfReport, type ReadMedia } from './media-of-report.service.ts'
import { ownSlotsTaken, pressFailure, stillBeingMade, tooMuch } from './refusals.ts'
import { HEAVIEST, weightOf } from './weight.ts'

interface ReportDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly press: Press
  readonly media: ReadMedia
  /** A photo that can't be read is left out of its report. */
  readonly photoFailed: (error: unknown) => void
  /** The same for all processes, where there may be several. */
  readonly slots?: SharedSlots | undefined
  readonly privacyLevelOf: (read: Reader, userId: string) => Promise<PrivacyLevel>
  readonly summaries: {
    weekly(asked: Asker): Promise<{ readonly summary: WeeklySummary }>
    monthly(asked: Asker): Promise<{ readonly summary: MonthlyInsights }>
    yearly(asked: Asked): Promise<{ readonly summary: SpanSummary }>
  }
}

interface Asker {
  readonly userId: string
  readonly timeZone: string
  /** A day of the week, month or year; absent: today. */
  readonly day?: string | undefined
  /** The privacy level that the device knows of. */
  readonly privacyLevel: PrivacyLevel | undefined
  /** Whether the person has turned the assistant off there. */
  readonly isAssistantOff?: boolean | undefined
}

export interface Asked extends Asker {
  readonly languages: string | undefined
  /** Aborted when the caller has gone. */
  readonly gone: AbortSignal
}

interface Range {
  readonly from: string
  readonly to: string
  readonly entryIds: readonly string[] | undefined
  readonly reader: ReportReader | undefined
  readonly name: string | undefined
}

export interface Report {
  readonly fileName: string
  readonly pdf: Uint8Array
}

interface Wanted extends Omit<BookOf, 'entries' | 'paper' | 'isSelection' | 'leftOut' | 'media'> {
  readonly chosen?: ReadonlySet<string> | undefined
  /** The deadline for an answer, by monotonic time. */
  readonly answerBy: number
}

const MAX_ENTRIES = 5_000
/** Of a year, entries are only counted. */
const MAX_COUNTED_ENTRIES = 20_000
/** What the press takes of one person, even while it sets a book of someone else. */
export const REPORTS_AT_ONCE = 3

/** Typesets what a person wrote as a book: a week, a month, or the days they choose. */
export function reportService({
  database,
  keyring,
  clock,
  press,
  media,
  photoFailed,
  privacyLevelOf,
  summaries,
  slots = (_, act) => act(),
}: ReportDeps) {
  const { read } = database
  const late = lateAnswers<Uint8Array>(stillBeingMade)
  const slotsHere = keyedBudget({ perKey: REPORTS_AT_ONCE }, ownSlotsTaken)

  return {
    /** Of a year, a review without the entries. */
    async summary(kind: SummaryKind | 'yearly', asked: Asked): Promise<Report> {
      const answerBy = performance.now() + ANSWER_WITHIN_MS
      const today = localDay(clock(), asked.timeZone)
      const day = dayAsked(asked.day, today)
      const { from, to } = periodOf(kind, day)
      const span = { from, to }
      const summary = await summaryOf(kind, asked)
      // Read last: a summary can take a while, in which entries go and the level changes.
      const max = kind === 'yearly' ? MAX_COUNTED_ENTRIES : MAX_ENTRIES
      const list = () => listAllowed(asked, span, { max })
      const pdf = await set(asked, list, { span, summary, today, answerBy })
      return { fileName: summaryFileName(kind, day), pdf }
    },

    async range({ entryIds, reader, name, ...span }: Range, asked: Asked): Promise<Report> {
      const chosen = entryIds && new Set(entryIds)
      const list = () => listAllowed(asked, span, { chosen: entryIds })
      const answerBy = performance.now() + ANSWER_WITHIN_MS
      const today = localDay(clock(), asked.timeZone)
      const of = { span, summary: null, today, reader, name, chosen, answerBy }
      const pdf = await set(asked, list, of)
      return { fileName: rangeFileName(span), pdf }
    },
  }

  async function summaryOf(kind: SummaryKind | 'yearly', asked: Asked) {
    switch (kind) {
      case 'weekly':
        return { kind, ...(await summaries.weekly(asked)) } as const
      case 'monthly':
        return { kind, ...(await summaries.monthly(asked)) } as const
      case 'yearly':
        return { kind, ...(await summaries.yearly(asked)) } as const
    }
  }

  /** Where nothing may leave the device, nothing that is still here is looked at either. */
  async function listAllowed(
    { userId, privacyLevel }: Asked,
    days: { from: string; to: string },
    { chosen, max = MAX_ENTRIES }: { chosen?: readonly string[] | undefined; max?: number } = {},
  ) {
    const level = stricter(privacyLevel, await privacyLevelOf(read, userId))
    if (level === 'local') return []
    // One more than there may be says that there are too many, however many these are.
    return chosen ? listChosen(read, userId, days, chosen) : listDays(read, userId, days, max + 1)
  }

  async function set(
    asked: Asked,
    list: () => Promise<readonly Listed[]>,
    wanted: Wanted,
  ): Promise<Uint8Array> {
    const { release } = slotsHere(asked.userId, 1)
    try {
      return await slots(asked.userId, () => setBook(asked, list, wanted))
    } catch (error) {
      throw error instanceof NoSlot ? ownSlotsTaken() : error
    } finally {
      release()
    }
  }

  async function setBook(
    { userId, languages, gone }: Asked,
    list: () => Promise<readonly Listed[]>,
    { chosen, answerBy, ...of }: Wanted,
  ): Promise<Uint8Array> {
    const open = of.summary?.kind === 'yearly' ? openCounts : openAll
    const entries = await open({ userId, gone }, await list())
    if (entries.length === 0) throw new AppError('no_entries')
    const book = {
      ...of,
      entries,
      paper: paperFor(languages),
      ...(chosen && { isSelection: true, leftOut: chosen.size - entries.length }),
    }
    const pdf = await late.answer({ userId, book }, { answerBy, gone }, (signal) => {
      const readMedia = () =>
        mediaOfReport(entries, { userId, media, gone: signal, failed: photoFailed })
      const pdf = press.run('set', { ...book, readMedia }, { signal, who: userId })
      return pdf.catch((error: unknown) => Promise.reject(pressFailure(error)))
    })
    // Setting takes a while, in which the account may have been closed.
    await needOpenAccount(read, userId)
    return pdf
  }

  /** What counts and charts need of entries, without a text. */
  async function openCounts(
    { userId, gone }: Pick<Asked, 'userId' | 'gone'>,
    listed: readonly Listed[],
  ): Promise<ReportEntry[]> {
    if (listed.length > MAX_COUNTED_ENTRIES) throw tooMuch()
    const key = await keyring.userKey(read, userId)
    const entries: ReportEntry[] = []
    for await (const page of openEntriesInPages(read, key, listed)) {
      if (gone.aborted) throw pressFailure(gone.reason)
      entries.push(...page.map(onlyCounted))
    }
    return entries
  }

  async function openAll(
    { userId, gone }: Pick<Asked, 'userId' | 'gone'>,
    listed: readonly Listed[],
  ): Promise<Entry[]> {
    if (listed.length > MAX_ENTRIES) throw tooMuch()
    const key = await keyring.userKey(read, userId)
    const entries: Entry[] = []
    let weight = 0
    for await (const page of openEntriesInPages(read, key, listed)) {
      if (gone.aborted) throw pressFailure(gone.reason)
      entries.push(...page)
      weight += page.reduce((sum, { content }) => sum + weightOf(content), 0)
      if (weight > HEAVIEST) throw tooMuch()
    }
    return entries
  }
}

export type ReportService = ReturnType<typeof reportService>
