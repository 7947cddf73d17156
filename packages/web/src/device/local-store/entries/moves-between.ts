import { type DeletedEntry, type Entry, isLocalId, nextUpdatedAt } from '@daywell/core/journal'
import type { LevelChange } from '@daywell/core/privacy'
import { deletionTime, sameWords } from '@daywell/core/sync'
import type { Backend, Transaction } from '#device/local-store/tables/backend.ts'
import { TRASH_MS } from '#device/local-store/versions/kept-versions.ts'
import { isArriving } from './arriving.ts'
import { markEarlier, moveHere, nextEdit, saveRow, type Unstamped } from './writes.ts'

/** Moves entries between the device and the server; each step is one transaction. */
export interface MovesBetween {
  /** The unfinished level change, if any. */
  unfinished(): Promise<LevelChange | undefined>
  keep(change: LevelChange): Promise<void>
  forget(): Promise<void>
  /** Makes entries local, with their text at this moment. */
  bringHere(ids: readonly string[], newId: () => string): Promise<void>
  /**
   * Makes unsent entries local, at most `limit`; returns how many. None while a level change waits
   * for the server: it may still be undone.
   */
  keepUnsent(limit: number, newId: () => string): Promise<number>
  /** Takes over the server's Recently deleted, and asks the server to remove them. */
  bringDeleted(deleted: readonly DeletedEntry[], newId: () => string): Promise<void>
  /** Queues local entries for the server, with all of their versions. */
  sendUp(ids: readonly string[], newId: () => string): Promise<void>
  /**
   * Saves and queues a local entry in one transaction. It stays local until all of its earlier
   * versions have arrived.
   */
  saveUp(entry: Unstamped, tempId: string): Promise<Entry>
}

interface MovesBetweenDeps {
  readonly backend: Backend
  readonly commit: <T>(work: (tables: Transaction) => Promise<T>) => Promise<T>
  readonly now: () => number
}

const CHANGE = 'levelChange'

export function movesBetween({ backend, commit, now }: MovesBetweenDeps): MovesBetween {
  const each = <T>(list: readonly T[], act: (tables: Transaction, one: T) => Promise<void>) =>
    commit(async (tables) => {
      for (const one of list) await act(tables, one)
    })
  return {
    unfinished: () =>
      backend.transact('readonly', async ({ facts }) => (await facts.get(CHANGE)) as LevelChange),
    keep: (change) => commit(async ({ facts }) => facts.put(CHANGE, change)),
    forget: () => commit(async ({ facts }) => facts.delete(CHANGE)),
    bringHere: (ids, newId) => each(ids, (tables, id) => bringOne(tables, id, newId(), now())),
    keepUnsent: (limit, newId) =>
      commit(async (tables) => {
        const change = (await tables.facts.get(CHANGE)) as LevelChange | undefined
        if (change?.step === 'server') return 0
        const unsent = (await tables.outbox.all()).filter(({ kind }) => kind === 'save')
        const ids = unsent.slice(0, limit).map(({ id }) => id)
        for (const id of ids) await bringOne(tables, id, newId(), now())
        return ids.length
      }),
    bringDeleted: (deleted, newId) =>
      each(deleted, (tables, one) => takeTrash(tables, one, newId(), now())),
    sendUp: (ids, newId) => each(ids, (tables, id) => sendOneUp(tables, id, newId(), now())),
    saveUp: (entry, tempId) => commit((tables) => saveOneUp(tables, entry, tempId, now())),
  }
}

/** Reads the row in this transaction: another tab may have changed it since it was chosen. */
async function bringOne(
  tables: Transaction,
  id: string,
  localId: string,
  now: number,
): Promise<void> {
  const row = await tables.rows.get(id)
  if (row && !isLocalId(id)) await moveHere(tables, row.entry, { localId, now })
}

async function takeTrash(
  tables: Transaction,
  { deletedAt, ...entry }: DeletedEntry,
  newId: string,
  now: number,
): Promise<void> {
  const id = entry._id
  // A pending deletion already keeps its own text.
  if ((await tables.rows.get(id)) || (await tables.outbox.get(id))) return
  const known = await tables.aliases.get(id)
  const trashed = known && (await tables.trash.get(known.id))
  if (!trashed || !sameWords(trashed.entry, entry)) {
    // If the server kept it past 30 days, they start again from now, as on the server.
    const since = Date.parse(deletedAt) > now - TRASH_MS ? deletedAt : new Date(now).toISOString()
    tables.trash.put(newId, { entry: { ...entry, _id: newId }, deletedAt: since })
    const leads = trashed || (known && (await tables.rows.get(known.id)))
    if (!leads) tables.aliases.put(id, { old: id, id: newId })
  }
  const edits = await nextEdit(tables)
  const purge = { seen: entry.updatedAt }
  const item = { id, edits, deletedAt: deletionTime(now, entry), row: null, purge }
  tables.outbox.put(id, { kind: 'delete', sent: false, ...item })
}

async function saveOneUp(
  tables: Transaction,
  entry: Unstamped,
  tempId: string,
  now: number,
): Promise<Entry> {
  const saved = await saveRow(tables, entry, now)
  if (await isArriving(tables, saved._id)) return saved
  await sendOneUp(tables, saved._id, tempId, now)
  return (await tables.rows.get(tempId))?.entry ?? saved
}

async function sendOneUp(
  tables: Transaction,
  id: string,
  tempId: string,
  now: number,
): Promise<void> {
  const row = await tables.rows.get(id)
  if (!row || !isLocalId(id)) return
  const newest = await renameInOrder(tables, id, tempId)
  const updatedAt = aboveAll(row.entry.updatedAt, newest, now)
  const edits = await nextEdit(tables)
  tables.rows.delete(id)
  tables.rows.put(tempId, {
    ...row,
    entry: { ...row.entry, _id: tempId, updatedAt },
    edits,
    base: null,
  })
  tables.aliases.put(id, { old: id, id: tempId })
  tables.outbox.put(tempId, { kind: 'save', id: tempId, edits, sent: false })
  await markEarlier(tables, tempId)
}

/** The current text must be newer than all earlier versions, on the server as well. */
function aboveAll(updatedAt: string, newest: number, now: number): string {
  if (Date.parse(updatedAt) > newest) return updatedAt
  return nextUpdatedAt(now, { updatedAt: new Date(newest).toISOString() })
}

/**
 * Gives an entry's versions its new id and distinct times, which identify them once the server has
 * them. Returns the latest of these times.
 */
async function renameInOrder({ revisions }: Transaction, old: string, id: string): Promise<number> {
  const versions = await revisions.all(`${old}/`)
  const byTime = versions.sort((a, b) => timeOf(a) - timeOf(b))
  let last = Number.NEGATIVE_INFINITY
  for (const version of byTime) {
    revisions.delete(`${old}/${version.rev}`)
    last = Math.max(timeOf(version), last + 1)
    const updatedAt = new Date(last).toISOString()
    const entry = { ...version.entry, _id: id, updatedAt }
    revisions.put(`${id}/${updatedAt}`, { ...version, id, rev: updatedAt, entry })
  }
  return last
}

function timeOf({ entry }: { readonly entry: { readonly updatedAt: string } }): number {
  return Date.parse(entry.updatedAt)
}
