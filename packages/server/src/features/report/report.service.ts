import {
  type MonthlyInsights,
  periodOf,
  type SummaryKind,
  type WeeklySummary,
} from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'
import { stricter } from '@daywell/core/privacy'
import {
  type BookOf,
  makeBook,
  paperFor,
  type Reader as ReportReader,
  rangeFileName,
  summaryFileName,
} from '@daywell/core/report'
import { localDay } from '@daywell/core/time'
import { AppError } from '#app-error.ts'
import type { Keyring } from '#crypto/index.ts'
import type { Database, Reader } from '#database/index.ts'
import type { Press } from '#press/press.ts'
import { idsOfDays, openedEntries } from './entries-of-range.store.ts'
import { pressFailure, tooMuch } from './refusals.ts'

interface Parts {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly press: Press
  readonly privacyLevelOf: (read: Reader, userId: string) => Promise<PrivacyLevel>
  readonly summaries: {
    weekly(asked: Asker): Promise<{ readonly summary: WeeklySummary }>
    monthly(asked: Asker): Promise<{ readonly summary: MonthlyInsights }>
  }
}

interface Asker {
  readonly userId: string
  readonly timeZone: string
  /** The privacy level that the device knows of. */
  readonly privacyLevel: PrivacyLevel | undefined
}

export interface Asked extends Asker {
  readonly languages: string | undefined
  /** Aborted when nobody waits for the report any more. */
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

/** What a book of some thousand pages has; more than this nobody reads, and the press has limits. */
const MOST_CHARACTERS = 3_000_000
const MOST_ENTRIES = 5_000

/** Sets what a person wrote as a book: a week, a month, or the days that they choose. */
export function reportService({
  database,
  keyring,
  clock,
  press,
  privacyLevelOf,
  summaries,
}: Parts) {
  const { read } = database

  return {
    async summary(kind: SummaryKind, asked: Asked): Promise<Report> {
      const today = localDay(clock(), asked.timeZone)
      const span = periodOf(kind, today)
      const ids = await idsAllowed(asked, span)
      const summary =
        kind === 'weekly'
          ? ({ kind, ...(await summaries.weekly(asked)) } as const)
          : ({ kind, ...(await summaries.monthly(asked)) } as const)
      const pdf = await set(asked, ids, { span, summary, today })
      return { fileName: summaryFileName(kind, today), pdf }
    },

    async range({ entryIds, reader, name, ...span }: Range, asked: Asked): Promise<Report> {
      const all = await idsAllowed(asked, span)
      const chosen = entryIds && new Set(entryIds)
      const ids = chosen ? all.filter((id) => chosen.has(id)) : all
      const leftOut = chosen ? chosen.size - ids.length : 0
      const today = localDay(clock(), asked.timeZone)
      const pdf = await set(asked, ids, { span, summary: null, today, reader, name, leftOut })
      return { fileName: rangeFileName(span), pdf }
    },
  }

  /** Where nothing may leave the device, nothing that is still here is looked at either. */
  async function idsAllowed({ userId, privacyLevel }: Asked, days: { from: string; to: string }) {
    const level = stricter(privacyLevel, await privacyLevelOf(read, userId))
    return level === 'local' ? [] : idsOfDays(read, userId, days)
  }

  async function set(
    { userId, languages, gone }: Asked,
    ids: readonly string[],
    of: Omit<BookOf, 'entries' | 'paper'>,
  ): Promise<Uint8Array> {
    const entries = await opened(userId, ids)
    if (entries.length === 0) throw new AppError('no_entries')
    const book = makeBook({ ...of, entries, paper: paperFor(languages) })
    return press.run('set', book, { signal: gone, who: userId }).catch((error: unknown) => {
      throw pressFailure(error)
    })
  }

  async function opened(userId: string, ids: readonly string[]): Promise<Entry[]> {
    if (ids.length > MOST_ENTRIES) throw tooMuch()
    const key = await keyring.userKey(read, userId)
    const entries: Entry[] = []
    let characters = 0
    for await (const page of openedEntries(read, key, ids)) {
      entries.push(...page)
      characters += page.reduce((sum, { content }) => sum + content.length, 0)
      if (characters > MOST_CHARACTERS) throw tooMuch()
    }
    return entries
  }
}

export type ReportService = ReturnType<typeof reportService>
