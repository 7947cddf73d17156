import { type Entry, nextUpdatedAt } from '@daywell/core/journal'
import { deletionTime, type LocalRow, type SyncAnswer } from '@daywell/core/sync'
import type { Backend, Transaction } from '#device/local-store/tables/backend.ts'
import { dropOutdated } from './room.ts'
import type { Snapshot } from './snapshot.ts'
import { isCopy, type Unstamped } from './writes.ts'

/**
 * Server calls for changes that don't fit here; undefined if the server didn't take them, or must
 * not.
 */
export interface InsteadCalls {
  /** Returns the server's state of the entry afterward. */
  readonly sendInstead?: ((entry: Entry) => Promise<SyncAnswer | undefined>) | undefined
  readonly deleteInstead?: ((id: string, deletedAt: string) => Promise<SyncAnswer>) | undefined
}

type Write = <T>(work: (tables: Transaction) => Promise<T>) => Promise<T>

interface HeldEntriesDeps {
  readonly calls: InsteadCalls
  readonly snapshot: Snapshot
  readonly now: () => number
  readonly attempt: Write
  readonly drop: Write
  readonly changed: () => void
}

/** Saves and deletes on the server when storage is full, and holds the answers in memory. */
export function serverInstead({ calls, snapshot, now, attempt, drop, changed }: HeldEntriesDeps) {
  const hold = async ({ entries, ids }: SyncAnswer) => {
    // Before the eviction, which would otherwise take an older version for an outdated copy.
    snapshot.hold(entries)
    await drop((tables) => dropOutdated(tables, entries)).catch(() => {})
    snapshot.noteRenamed(ids)
    snapshot.hold(entries)
    snapshot.renew()
    changed()
  }
  return {
    /** PRIV-61: if the device is full, the text is saved on the server. */
    async save(entry: Unstamped, id: string): Promise<Entry | undefined> {
      const { updatedAt: seen } = entry
      const before = snapshot.row(id)?.entry
      const edited = before ?? (seen === undefined ? undefined : { updatedAt: seen })
      const stamped = { ...entry, updatedAt: nextUpdatedAt(now(), edited) }
      const answer = await calls.sendInstead?.(stamped).catch(() => undefined)
      if (answer) await hold(answer)
      return answer?.entries[0]
    },
    /** Only for an entry without other pending changes; returns whether the server confirmed it. */
    async remove(id: string): Promise<boolean> {
      const row = snapshot.row(id)
      const isOnServer = row ? isCopy(row, snapshot.outbox) : snapshot.isDropped(id)
      if (!isOnServer) return false
      const deletedAt = row ? deletionTime(now(), row.entry) : new Date(now()).toISOString()
      const answer = await calls.deleteInstead?.(id, deletedAt).catch(() => undefined)
      if (!answer) return false
      // The server has newer text, which wins.
      if (answer.entries.length > 0) await hold(answer)
      else await attempt(async ({ rows }) => rows.delete(id))
      return true
    },
  }
}

type Held = ReadonlyMap<string, LocalRow>

/**
 * A backend whose tables include entries held in memory because storage is full, so that the same
 * writes can edit, delete, move and clear them, stored or not.
 */
export function backendWithHeld(backend: Backend, held: Held): Backend {
  return {
    ...backend,
    transact: (mode, work) =>
      backend.transact(mode, (tables) => work(held.size > 0 ? withHeld(tables, held) : tables)),
  }
}

function withHeld(tables: Transaction, held: Held): Transaction {
  const { rows, outbox, aliases } = tables
  const written = new Set<string>()
  const find = async (id: string) => {
    const row = written.has(id) ? undefined : held.get(id)
    if (!row) return undefined
    // Another tab may have deleted it, or moved it to the device.
    const isGone = (await outbox.get(id))?.kind === 'delete' || (await aliases.get(id))
    return isGone ? undefined : row
  }
  return {
    ...tables,
    rows: {
      ...rows,
      get: async (id) => (await rows.get(id)) ?? find(id),
      async all(prefix = '') {
        const stored = await rows.all(prefix)
        const known = new Set([...written, ...stored.map(({ entry }) => entry._id)])
        const more = [...held].filter(([id]) => id.startsWith(prefix) && !known.has(id))
        return [...stored, ...more.map(([, row]) => row)]
      },
      put(id, row) {
        written.add(id)
        rows.put(id, row)
      },
      delete(id) {
        written.add(id)
        rows.delete(id)
      },
    },
  }
}
