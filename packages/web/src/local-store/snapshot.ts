import type { Entry } from '@daywell/core/journal'
import { type LocalRow, newestFirst, type OutboxItem } from '@daywell/core/sync'
import type { Alias, Transaction } from './shelf.ts'

/** What is shown, in memory; it changes only after the tables have. */
export interface Snapshot {
  readonly rows: Map<string, LocalRow>
  readonly outbox: Map<string, OutboxItem>
  readonly aliases: Map<string, Alias>
  /** The same list until something changes, newest first. */
  entries(): readonly Entry[]
  waiting(): readonly OutboxItem[]
  renew(): void
  /** Copies that are not here any more, though the server still has their entries. */
  readonly dropped: ReadonlySet<string>
  noteDropped(ids: Iterable<string>): void
  /** Entries that have another id by now, and no copy here under either. */
  noteRenamed(ids: Readonly<Record<string, string>>): void
  /** Entries that the server has, and for whose copies there is no room: they last as long as the tab. */
  hold(entries: readonly Entry[]): void
  /** They are gone for good. */
  forgetDropped(ids: Iterable<string>): void
}

export function emptySnapshot(): Snapshot {
  const rows = new Map<string, LocalRow>()
  const outbox = new Map<string, OutboxItem>()
  const aliases = new Map<string, Alias>()
  let entries: readonly Entry[] | undefined
  let waiting: readonly OutboxItem[] | undefined
  const dropped = new Set<string>()
  return {
    rows,
    dropped,
    outbox,
    aliases,
    entries() {
      entries ??= newestFirst([...rows.values()].map(({ entry }) => entry))
      return entries
    },
    waiting() {
      waiting ??= [...outbox.values()].sort((a, b) => a.edits - b.edits)
      return waiting
    },
    renew() {
      entries = undefined
      waiting = undefined
      for (const id of dropped) if (rows.has(id)) dropped.delete(id)
    },
    noteDropped(ids) {
      for (const id of ids) if (!rows.has(id)) dropped.add(id)
    },
    noteRenamed(ids) {
      for (const [old, id] of Object.entries(ids)) {
        if (old === id || rows.has(old)) continue
        aliases.set(old, { old, id })
        if (!rows.has(id)) dropped.add(id)
      }
    },
    hold(held) {
      for (const entry of held) rows.set(entry._id, { entry, edits: 0, base: entry.updatedAt })
    },
    forgetDropped(ids) {
      for (const id of ids) dropped.delete(id)
    },
  }
}

const WATCHED = ['rows', 'outbox', 'aliases'] as const

/** Tables that note what is changed in them, to be repeated in a snapshot. */
export function watched(tables: Transaction) {
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
        changes.push((snapshot) => mapOf(snapshot).delete(key))
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

/** Reads what the snapshot should hold of some ids. */
export async function reread(
  tables: Transaction,
  ids: Iterable<string>,
): Promise<(snapshot: Snapshot) => void> {
  const found = await Promise.all(
    [...ids].map(async (id) => ({
      id,
      values: [
        await tables.rows.get(id),
        await tables.outbox.get(id),
        await tables.aliases.get(id),
      ],
    })),
  )
  return (snapshot) => {
    for (const { id, values } of found) {
      WATCHED.forEach((name, index) => {
        const map = snapshot[name] as Map<string, unknown>
        if (values[index] === undefined) map.delete(id)
        else map.set(id, values[index])
      })
    }
    snapshot.renew()
  }
}
