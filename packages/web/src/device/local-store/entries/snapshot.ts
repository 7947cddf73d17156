import { type Entry, isLocalId, isTempId } from '@daywell/core/journal'
import { type LocalRow, newestFirst, type OutboxItem } from '@daywell/core/sync'
import type { Alias, Transaction } from '#device/local-store/tables/backend.ts'
import { isPartial } from './exchange.ts'

/** The rows in memory for the screens; it changes only after the tables do. */
export interface Snapshot {
  readonly rows: Map<string, LocalRow>
  readonly outbox: Map<string, OutboxItem>
  readonly aliases: Map<string, Alias>
  /** The same array until something changes, newest first. */
  entries(): readonly Entry[]
  waiting(): readonly OutboxItem[]
  renew(): void
  /**
   * Whether an entry has no copy here though the server may have it: it was evicted, or never
   * arrived while this device is partial.
   */
  isDropped(id: string): boolean
  noteDropped(ids: Iterable<string>): void
  /**
   * Whether the server may have entries this device has never seen; returns whether that changed.
   */
  notePartial(partial: boolean): boolean
  /** Entries with a new id and no copy here under either one. */
  noteRenamed(ids: Readonly<Record<string, string>>): void
  /** The server's entries that don't fit here, held in memory for the life of the tab. */
  readonly held: Map<string, LocalRow>
  hold(entries: readonly Entry[]): void
  /** The entry as shown, from the tables or from memory. */
  row(id: string): LocalRow | undefined
  /** Ids whose rows went while this tab was open: deleted, unless they were evicted. */
  readonly removed: Set<string>
  noteDeleted(ids: Iterable<string>): void
}

export function emptySnapshot(): Snapshot {
  const rows = new Map<string, LocalRow>()
  const outbox = new Map<string, OutboxItem>()
  const aliases = new Map<string, Alias>()
  let entries: readonly Entry[] | undefined
  let waiting: readonly OutboxItem[] | undefined
  const dropped = new Set<string>()
  const removed = new Set<string>()
  let partial = true
  const held = new Map<string, LocalRow>()
  const row = (id: string) => rows.get(id) ?? held.get(id)
  /** Stored, deleted or moved in any tab: then the tables win. */
  const isInTables = (id: string) =>
    rows.has(id) || aliases.has(id) || outbox.get(id)?.kind === 'delete'
  const isKnown = (id: string) => removed.has(id) || held.has(id) || isInTables(id)
  return {
    rows,
    outbox,
    aliases,
    removed,
    held,
    row,
    notePartial(now) {
      const isNew = now !== partial
      partial = now
      return isNew
    },
    isDropped(id) {
      const neverCame = partial && !isLocalId(id) && !isTempId(id) && !isKnown(id)
      return neverCame || dropped.has(id)
    },
    entries() {
      entries ??= newestFirst([...rows.values(), ...held.values()].map(({ entry }) => entry))
      return entries
    },
    waiting() {
      waiting ??= [...outbox.values()].sort((a, b) => a.edits - b.edits)
      return waiting
    },
    renew() {
      entries = undefined
      waiting = undefined
      for (const id of held.keys()) if (isInTables(id)) held.delete(id)
      for (const id of dropped) if (row(id)) dropped.delete(id)
    },
    noteDropped(ids) {
      for (const id of ids) if (!row(id)) dropped.add(id)
    },
    noteRenamed(ids) {
      for (const [old, id] of Object.entries(ids)) {
        if (old === id || rows.has(old)) continue
        aliases.set(old, { old, id })
        if (!rows.has(id)) dropped.add(id)
      }
    },
    hold(more) {
      for (const entry of more) held.set(entry._id, { entry, edits: 0, base: entry.updatedAt })
    },
    noteDeleted(ids) {
      for (const id of ids) {
        dropped.delete(id)
        removed.add(id)
      }
    },
  }
}

const WATCHED = ['rows', 'outbox', 'aliases'] as const

/** Tables that record their changes, to be applied to a snapshot. */
export function recordChanges(tables: Transaction) {
  const ids = new Set<string>()
  const changes: ((snapshot: Snapshot) => void)[] = []
  const seen = WATCHED.map((name) => {
    const table = tables[name] as Transaction['rows']
    const mapOf = (snapshot: Snapshot) => snapshot[name] as Map<string, unknown>
    const watching: Transaction['rows'] = {
      ...table,
      put(key, value) {
        table.put(key, value)
        ids.add(key)
        changes.push((snapshot) => mapOf(snapshot).set(key, value))
      },
      delete(key) {
        table.delete(key)
        ids.add(key)
        changes.push((snapshot) => {
          mapOf(snapshot).delete(key)
          if (name !== 'rows') return
          snapshot.held.delete(key)
          snapshot.removed.add(key)
        })
      },
    }
    return [name, watching]
  })
  return {
    tables: { ...tables, ...Object.fromEntries(seen) } as Transaction,
    ids,
    repeatIn(snapshot: Snapshot) {
      for (const change of changes) change(snapshot)
      snapshot.renew()
    },
  }
}

/** Reads the snapshot's part for some ids; `dropped`: those without a row were evicted. */
export async function reread(
  tables: Transaction,
  ids: readonly string[],
  dropped: boolean,
): Promise<(snapshot: Snapshot) => void> {
  const found = await Promise.all(
    ids.map(async (id) => ({
      id,
      values: [
        await tables.rows.get(id),
        await tables.outbox.get(id),
        await tables.aliases.get(id),
      ],
    })),
  )
  const partial = await isPartial(tables)
  return (snapshot) => {
    snapshot.notePartial(partial)
    for (const { id, values } of found) {
      WATCHED.forEach((name, index) => {
        const map = snapshot[name] as Map<string, unknown>
        if (values[index] === undefined) map.delete(id)
        else map.set(id, values[index])
      })
      if (values[0] !== undefined) continue
      snapshot.removed.add(id)
      if (!dropped) snapshot.held.delete(id)
    }
    snapshot.renew()
    if (dropped) snapshot.noteDropped(ids)
  }
}
