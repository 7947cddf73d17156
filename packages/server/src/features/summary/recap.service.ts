import type { Made, WeeklySummary } from '@daywell/core/insights'
import type { PrivacyLevel } from '@daywell/core/preferences'
import { type NamedDays, nothingIn, type Recap, recapOf } from '@daywell/core/requests'
import type { Keyring } from '#crypto/index.ts'
import type { Database, Reader } from '#database/index.ts'
import { workFailed } from '#model/work-failed.ts'
import type { TextWorkers } from '#workers/text-workers.ts'
import { type Listed, listEntries, openEntries } from './entries-of-days.service.ts'
import { withUnchanged } from './unchanged-entries.service.ts'

interface RecapDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly workers: TextWorkers
  readonly privacyLevelOf: (read: Reader, userId: string) => Promise<PrivacyLevel>
}

interface Asked {
  readonly days: NamedDays
  /** Entries that may not be part of it. */
  readonly notThese: readonly string[]
  /** The privacy level that the device knows of. */
  readonly privacyLevel: PrivacyLevel | undefined
}

/** Sums up any days for a conversation, by rules. Nothing of it is stored. */
export function recapService({ database: { read }, keyring, workers, privacyLevelOf }: RecapDeps) {
  return recap

  async function recap(
    userId: string,
    { days, notThese, privacyLevel }: Asked,
    signal: AbortSignal,
  ): Promise<Recap> {
    const kept = new Set(notThese)
    const list = async () =>
      (await listEntries(read, userId, days)).filter(({ id }) => !kept.has(id))
    const asked = { userId, privacyLevel, list }
    const said = await withUnchanged({ read, privacyLevelOf }, asked, (listed) =>
      recapOfListed(userId, days, listed, signal),
    )
    return said ?? nothingIn(days)
  }

  async function recapOfListed(
    userId: string,
    days: NamedDays,
    listed: readonly Listed[],
    signal: AbortSignal,
  ): Promise<Recap> {
    const opened = await openEntries(read, await keyring.userKey(read, userId), listed)
    // One that wasn't opened counts, as in every summary; one that is hidden isn't seen at all.
    const entries = opened.filter((one) => !one.hideFromAssistant || isUnopened(one))
    if (entries.length === 0) return nothingIn(days)
    const period = { kind: 'weekly', ...days } as const
    const task = { period, entries, earlier: [] }
    const { made } = await workers.run('sumUp', task, { who: userId, signal }).catch(workFailed)
    return recapOf(made as Made<WeeklySummary>, days, entries)
  }
}

const isUnopened = ({ title, content }: { readonly title: string; readonly content: string }) =>
  title === '' && content === ''
