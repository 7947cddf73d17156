import type { Asked, AskedDays } from '@daywell/core/ask'
import { isLocalId } from '@daywell/core/journal'
import { fairLimiter } from '#concurrency/fair-limiter.ts'
import { workFailed } from '#model/work-failed.ts'
import type { FoundIn } from '#workers/ask-tasks.ts'
import { type Listed, listJournal, stateOf } from './journal.service.ts'
import { openParts } from './journal-parts.service.ts'
import type { ReadingDeps, ReadingService } from './reading.service.ts'

export interface Looking {
  readonly question: string
  /** The days that the question is limited to. */
  readonly days?: AskedDays | undefined
  /** Entries that the device hid, deleted or took back, and the server may not know of it yet. */
  readonly notThese: readonly string[]
}

/** What was found, and the versions of all entries that were looked through. */
interface Looked extends Asked {
  readonly versions: ReadonlyMap<string, string>
  /** How many entries were looked through, where older ones were not; undefined where all were. */
  readonly newestOnly: number | undefined
  /** In how many entries it was looked by words, and in how many of them by meaning. */
  readonly count: number
  readonly read: number
  /** Stands for the whole journal as it is. */
  readonly journal: string
}

/** As many journals as the thread has memory for. */
const MAX_LOOKS_AT_ONCE = 2
/** While a journal is read here, what the thread knows of it grows, and may lag a little. */
const ENOUGH_READ = 0.8

/** Searches a person's journal in the thread, which has to load it first. */
export function lookingService(
  { database: { read }, keyring, askWorkers, reach }: ReadingDeps,
  { model = '', isUnderWay }: ReadingService,
) {
  const runLimited = fairLimiter(MAX_LOOKS_AT_ONCE)

  return async function look(userId: string, asked: Looking, signal: AbortSignal): Promise<Looked> {
    const kept = new Set(asked.notThese)
    const { listed: all, isWhole } = await listJournal(read, userId, model, reach)
    const listed = all.filter(({ id }) => !kept.has(id) && !isLocalId(id))
    const state = stateOf(listed)
    const journal = listed.length === all.length ? state : stateOf(all)
    const versions = new Map(listed.map(({ id, version }) => [id, version]))
    try {
      const found = await findIn({ who: userId, state }, listed, asked, signal)
      const newestOnly = isWhole && found.isWhole ? undefined : found.count
      return { ...found, versions, newestOnly, journal }
    } catch (error) {
      if (signal.aborted) throw error
      return workFailed(error)
    }
  }

  async function findIn(
    journal: { readonly who: string; readonly state: string },
    listed: readonly Listed[],
    { question, days }: Looking,
    signal: AbortSignal,
  ): Promise<FoundIn> {
    const { who } = journal
    const readOf = listed.filter(({ isRead }) => isRead).length
    const leastRead = isUnderWay(who) ? Math.floor(readOf * ENOUGH_READ) : readOf
    const asked = { ...journal, leastRead, question, days }
    const run = (byMeaning: boolean) =>
      askWorkers.run('find', { ...asked, byMeaning }, { who, signal })
    const byMeaning = readOf > 0
    // If the model can't be opened, the word search still answers.
    const find = () =>
      run(byMeaning).catch((error) => (byMeaning ? run(false) : Promise.reject(error)))
    const known = await find()
    if (known) return known
    return runLimited(who, signal, async () => {
      const meanwhile = await find()
      if (meanwhile) return meanwhile
      await know({ ...journal, read: readOf }, listed, signal)
      const found = await find()
      // A journal that was not searched must not be reported as having no answer.
      if (!found) throw new Error('A journal was unloaded before it was searched')
      return found
    })
  }

  /** Gives the thread the journal, part by part, so that others are answered in between. */
  async function know(
    journal: { readonly who: string; readonly state: string; readonly read: number },
    listed: readonly Listed[],
    signal: AbortSignal,
  ): Promise<void> {
    const options = { who: journal.who, signal }
    const key = await keyring.userKey(read, journal.who)
    const ids = listed.map(({ id }) => id)
    let after = 0
    for await (const { entries, ...end } of openParts(read, key, ids, model, reach)) {
      const part = { ...journal, ...end, after, entries }
      if (!(await askWorkers.run('know', part, options)))
        throw new Error('A thread ended before it had loaded a journal')
      after += entries.length
    }
  }
}
