import type { Asked } from '@daywell/core/ask'
import { isLocalId } from '@daywell/core/journal'
import { workFailed } from '#model/work-failed.ts'
import type { FoundIn } from '#workers/ask-tasks.ts'
import { type Listed, listJournal, stateOf } from './journal.store.ts'
import { openParts } from './parts.store.ts'
import type { ReadingParts, ReadingService } from './reading.service.ts'
import { turns } from './turns.ts'

export interface Looking {
  readonly question: string
  /** Entries that the device hid, deleted or took back, and the server may not know of it yet. */
  readonly notThese: readonly string[]
}

/** What was found, and the versions of all entries that were looked through. */
interface Looked extends Asked {
  readonly versions: ReadonlyMap<string, string>
  /** How many entries were looked through, where older ones were not; undefined where all were. */
  readonly newestOnly: number | undefined
}

/** So many journals are opened at once, and of each person one: the thread has room for them. */
const AT_ONCE = 2
/** While a journal is read, it is opened anew when so much more of it has been. */
const ENOUGH_READ = 0.8

/** Looks through a person's journal in the thread, which has to know it first. */
export function lookingService(
  { database: { read }, keyring, askWorkers, reach }: ReadingParts,
  { model = '', progressOf }: ReadingService,
) {
  const inTurn = turns(AT_ONCE)

  return async function look(userId: string, asked: Looking, signal: AbortSignal): Promise<Looked> {
    const kept = new Set(asked.notThese)
    const { listed: all, isWhole } = await listJournal(read, userId, model, reach)
    const listed = all.filter(({ id }) => !kept.has(id) && !isLocalId(id))
    const versions = new Map(listed.map(({ id, version }) => [id, version]))
    try {
      const found = await findIn(userId, listed, asked.question, signal)
      const newestOnly = isWhole && found.isWhole ? undefined : found.count
      return { ...found, versions, newestOnly }
    } catch (error) {
      if (signal.aborted) throw error
      return workFailed(error)
    }
  }

  async function findIn(
    userId: string,
    listed: readonly Listed[],
    question: string,
    signal: AbortSignal,
  ): Promise<FoundIn> {
    const state = stateOf(listed)
    const readOf = listed.filter(({ isRead }) => isRead).length
    const leastRead = progressOf(userId) ? Math.floor(readOf * ENOUGH_READ) : readOf
    const asked = { who: userId, state, leastRead, question }
    const run = (byMeaning: boolean) =>
      askWorkers.run('find', { ...asked, byMeaning }, { who: userId, signal })
    const byMeaning = readOf > 0
    // A model that cannot be opened takes nothing away from what words find.
    const find = () =>
      run(byMeaning).catch((error) => (byMeaning ? run(false) : Promise.reject(error)))
    const known = await find()
    if (known) return known
    return inTurn(userId, signal, async () => {
      const meanwhile = await find()
      if (meanwhile) return meanwhile
      await know({ who: userId, state, read: readOf }, listed, signal)
      const found = await find()
      // That nothing was found may not be said of a journal that nobody looked through.
      if (!found) throw new Error('A journal was forgotten before it was asked')
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
        throw new Error('A thread ended before it knew a journal')
      after += entries.length
    }
  }
}
