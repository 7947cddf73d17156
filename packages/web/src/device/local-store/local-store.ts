import { type Entry, isLocalId, type Revision } from '@daywell/core/journal'
import type { OutboxItem, Sent, SyncAnswer } from '@daywell/core/sync'
import { type Emitter, emitter } from '#kit/observable/emitter.ts'
import { currentId } from './entries/aliases.ts'
import { committer } from './entries/commit.ts'
import { applyTo, checkOut, isPartial, type Outgoing } from './entries/exchange.ts'
import { backendWithHeld, type InsteadCalls, serverInstead } from './entries/held-entries.ts'
import { keepMirror, type MirrorDeps } from './entries/keep-mirror.ts'
import { moveIn } from './entries/move-in.ts'
import { type MovesBetween, movesBetween } from './entries/moves-between.ts'
import { dropAllCopies, ifThereIsRoom, isComplete } from './entries/room.ts'
import { deleteConfirmed, trustMarks } from './entries/sent-marks.ts'
import { emptySnapshot, reread, type Snapshot } from './entries/snapshot.ts'
import {
  deleteRow,
  moveHere,
  saveRow,
  takeBack,
  type Unstamped,
  undelete,
} from './entries/writes.ts'
import { type InAndOut, inAndOut } from './files/in-and-out.ts'
import { type Leaving, leaving } from './leaving.ts'
import type { Notice } from './notices.ts'
import { type Backend, isStorageFull, type Transaction, type Trashed } from './tables/backend.ts'
import type { Left } from './tables/local-storage-backend.ts'
import type { Tabs } from './tabs/tabs.ts'
import { emptyTrash, putVersion } from './versions/kept-versions.ts'
import { takeRevisions } from './versions/moved-versions.ts'

/** One person's entries on this device, and their changes that the server hasn't confirmed. */
export interface LocalStore {
  readonly kind: Backend['kind']
  /** All entries, newest first; the same array until something changes. */
  entries(): readonly Entry[]
  /** The outbox, oldest edit first; the same array until something changes. */
  outbox(): readonly OutboxItem[]
  /** Finds an entry by its current id or a previous one. */
  find(id: string): Entry | undefined
  /** An entry's current id. */
  currentId(id: string): string
  /** Since when an entry has been on this device only (ms), if known. */
  since(id: string): number | undefined
  /** Whether an entry may be missing only because its copy was evicted or hasn't arrived yet. */
  isDropped(id: string): boolean
  /** Whether every text that was on this device is still on it. */
  hasAllHere(): Promise<boolean>
  /** Whether all of the server's texts are here, too. */
  hasAllThere(): Promise<boolean>
  subscribe(listener: () => void): () => void
  onNotice(listener: (notice: Notice) => void): () => void
  /** The database is gone for good, and this store with it. */
  onLost(listener: () => void): () => void

  save(entry: Unstamped): Promise<Entry>
  /** Saves the entry as one that stays on this device, wherever it was before. */
  saveHere(entry: Unstamped, localId: string): Promise<Entry>
  remove(id: string): Promise<void>
  restore(id: string): Promise<Entry | undefined>
  /** Deleted entries whose text is on this device, latest deletion first. */
  deleted(): Promise<Trashed[]>
  /** Earlier versions of a local entry, newest first. */
  revisions(id: string): Promise<Revision[]>
  restoreRevision(id: string, rev: string): Promise<Entry | undefined>

  /** Marks outbox items as sent, and returns them as they are at this moment. */
  checkOut(ids: readonly string[]): Promise<Outgoing[]>
  /** Applies the server's answer. */
  takeAnswer(
    sent: readonly Sent[],
    answer: SyncAnswer,
    /** Earlier versions the server has confirmed. */
    delivered?: readonly Entry[],
  ): Promise<void>
  /** The server's earlier versions of an entry that moves here. */
  takeRevisions(id: string, revisions: readonly Revision[]): Promise<void>
  /** The server refused a deletion: restores the entry. */
  takeBack(sent: Sent): Promise<void>
  lastSync(): Promise<string | undefined>
  /** Moves entries between the device and the server. */
  readonly moves: MovesBetween
  /** Backup, restore and import. */
  readonly files: InAndOut
  /** Removes all copies of what the server has, and nothing else. */
  dropCopies(): Promise<void>
  /** For log-out and account deletion. */
  readonly leaving: Leaving
  close(): void
}

export interface LocalStoreDeps extends InsteadCalls {
  readonly backend: Backend
  readonly tabs: Tabs
  readonly now: () => number
  /** Requests persistent storage; false if the browser refuses. */
  readonly persist: () => Promise<boolean>
  readonly notices?: Emitter<Notice>
  readonly lost?: Emitter<void>
  /** Whether an entry is open in any tab on this device. */
  readonly inUse?: (id: string) => boolean
  /** Text written to local storage while these tables couldn't be opened. */
  readonly arriving?: Left | undefined
  /** Where to mirror the newest entries for the first paint. */
  readonly mirror?: MirrorDeps | undefined
}

export async function createLocalStore(parts: LocalStoreDeps): Promise<LocalStore> {
  const { backend: stored, tabs, now, inUse = () => false } = parts
  const snapshot = emptySnapshot()
  const backend = backendWithHeld(stored, snapshot.held)
  const notices = parts.notices ?? emitter<Notice>()
  const changes = emitter()
  const notify = (ids: readonly string[], dropped: boolean) => {
    tabs.announce(ids, dropped)
    changes.emit()
  }
  const { commit, attempt, drop } = committer({ backend, snapshot, notices, notify, inUse })
  const instead = serverInstead({
    calls: parts,
    snapshot,
    now,
    attempt,
    drop,
    changed: () => changes.emit(),
  })

  // Race: subscribes before it reads, so that no change is missed in between.
  const unsubscribe = tabs.listen(async (ids, dropped) => {
    const repeat = await stored.transact('readonly', (tables) => reread(tables, ids, dropped))
    repeat(snapshot)
    changes.emit()
  })
  await backend.transact('readwrite', async (tables) => {
    await emptyTrash(tables, now())
    await fillSnapshot(tables, snapshot)
  })
  await ifThereIsRoom(() => backend.transact('readwrite', trustMarks))
  const { arriving } = parts
  // If it doesn't fit, it stays where it is until the next start.
  if (arriving) {
    await ifThereIsRoom(async () => {
      await commit((tables) => moveIn(tables, arriving.tables))
      arriving.forget()
    })
  }

  const { subscribe } = changes
  const stopMirror =
    parts.mirror && keepMirror(parts.mirror, { entries: snapshot.entries, subscribe })

  return {
    kind: backend.kind,
    entries: snapshot.entries,
    outbox: snapshot.waiting,
    find: (id) => snapshot.row(currentIn(snapshot, id))?.entry,
    currentId: (id) => currentIn(snapshot, id),
    since: (id) => snapshot.row(currentIn(snapshot, id))?.since,
    isDropped: (id) => snapshot.isDropped(currentIn(snapshot, id)),
    hasAllHere: async () =>
      snapshot.held.size === 0 && (await backend.transact('readonly', isComplete)),
    hasAllThere: () => backend.transact('readonly', async (tables) => !(await isPartial(tables))),
    subscribe,
    onNotice: notices.subscribe,
    onLost: (parts.lost ?? emitter()).subscribe,
    async save(entry) {
      const work = (tables: Transaction) => saveRow(tables, entry, now())
      const saved = await commit(work, () => instead.save(entry, currentIn(snapshot, entry._id)))
      if (isLocalId(saved._id)) askToPersist(parts, notices)
      return saved
    },
    async saveHere(entry, localId) {
      const saved = await commit((tables) => moveHere(tables, entry, { localId, now: now() }))
      askToPersist(parts, notices)
      return saved
    },
    async remove(named) {
      const id = currentIn(snapshot, named)
      const work = (tables: Transaction) => deleteRow(tables, id, now(), snapshot.isDropped(id))
      try {
        await attempt(work)
      } catch (error) {
        if (!isStorageFull(error)) throw error
        if (!(await instead.remove(id))) await commit(work)
      }
    },
    restore: (id) => commit((tables) => undelete(tables, id, now())),
    deleted: () => backend.transact('readonly', deletedHere),
    revisions: (id) => backend.transact('readonly', (tables) => revisionsOf(tables, id)),
    restoreRevision: (id, rev) =>
      commit(async (tables) => {
        const kept = await tables.revisions.get(`${id}/${rev}`)
        const row = await tables.rows.get(id)
        if (!kept || !row) return undefined
        const saved = await saveRow(tables, kept.entry, now())
        putVersion(tables, row, saved.updatedAt)
        return saved
      }),
    async checkOut(ids) {
      try {
        return await attempt((tables) => checkOut(tables, ids))
      } catch (error) {
        if (!isStorageFull(error)) throw error
        // Sending frees room, so it must not wait for room.
        return attempt((tables) => checkOut(tables, ids, false))
      }
    },
    async takeAnswer(sent, answer, delivered = []) {
      snapshot.noteDeleted(answer.deleted.map(({ id }) => id))
      const take = async () => {
        const partial = await commit(async (tables) => {
          await applyTo(tables, sent, answer, delivered)
          return isPartial(tables)
        })
        // After the last page, entries that are still missing count as deleted, in all tabs.
        if (snapshot.notePartial(partial)) notify([], false)
      }
      try {
        await take()
      } catch (error) {
        if (!isStorageFull(error)) throw error
        const gone = await drop((tables) => deleteConfirmed(tables, sent, answer, delivered))
        if (gone === 0) throw error
        await take().catch((again: unknown) => {
          // Neither its copy nor its alias fits: at least this tab must not take it for deleted.
          snapshot.noteRenamed(answer.ids)
          changes.emit()
          throw again
        })
      }
    },
    takeRevisions: (id, revisions) => commit((tables) => takeRevisions(tables, id, revisions)),
    takeBack: ({ id, edits }) => commit((tables) => takeBack(tables, id, edits)),
    lastSync: () =>
      backend.transact('readonly', async ({ facts }) => (await facts.get('lastSync')) as string),
    moves: movesBetween({ backend, commit, now }),
    files: inAndOut({
      backend,
      commit,
      now,
      deleted: deletedHere,
      inView: (id) =>
        snapshot.row(id) !== undefined || snapshot.outbox.has(id) || snapshot.aliases.has(id),
      onLocal: () => askToPersist(parts, notices),
    }),
    dropCopies: () => drop(dropAllCopies),
    leaving: leaving({ backend, commit }),
    close() {
      stopMirror?.()
      unsubscribe()
      backend.close()
    },
  }
}

async function fillSnapshot(tables: Transaction, snapshot: Snapshot): Promise<void> {
  for (const row of await tables.rows.all()) snapshot.rows.set(row.entry._id, row)
  for (const item of await tables.outbox.all()) snapshot.outbox.set(item.id, item)
  for (const alias of await tables.aliases.all()) snapshot.aliases.set(alias.old, alias)
  snapshot.notePartial(await isPartial(tables))
  snapshot.renew()
}

function currentIn({ aliases }: Pick<Snapshot, 'aliases'>, id: string): string {
  const alias = aliases.get(id)
  return alias ? currentIn({ aliases }, alias.id) : id
}

const ASKED = 'persistAsked'

/** Once per device. Not awaited: the browser may ask the person first. */
function askToPersist({ backend, persist }: LocalStoreDeps, notices: Emitter<Notice>): void {
  const first = backend.transact('readwrite', async ({ facts }) => {
    const asked = await facts.get(ASKED)
    facts.put(ASKED, true)
    return !asked
  })
  const granted = first.then((ask) => !ask || persist())
  granted.then(
    (persisted) => persisted || notices.emit({ kind: 'not-persistent' }),
    () => notices.emit({ kind: 'not-persistent' }),
  )
}

async function deletedHere({ trash, outbox, aliases }: Transaction): Promise<Trashed[]> {
  const all = await trash.all()
  for (const item of await outbox.all()) {
    // An entry that moved to the device is gone under its old id, but it isn't deleted.
    if (item.kind !== 'delete' || !item.row || (await aliases.get(item.id))) continue
    all.push({ entry: item.row.entry, deletedAt: item.deletedAt })
  }
  return all.sort((a, b) => Date.parse(b.deletedAt) - Date.parse(a.deletedAt))
}

async function revisionsOf(tables: Transaction, named: string): Promise<Revision[]> {
  const id = await currentId(tables, named)
  const versions = await tables.revisions.all(`${id}/`)
  return versions.reverse().map(({ rev, replacedAt, entry }) => ({ rev, replacedAt, entry }))
}
