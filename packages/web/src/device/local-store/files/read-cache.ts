import type { Table, Transaction } from '../tables/backend.ts'

/**
 * A read cache over the tables that also skips keys known to be absent. Tens of thousands of
 * sequential IndexedDB reads would take longer than all the rest.
 */
export interface ReadCache {
  /** Reads from the tables. */
  readonly sure: Transaction
  /** Reads through the cache; another tab may have changed a value a moment ago. */
  readonly quick: Transaction
  /** Writes the device's facts, which change with every entry. */
  flush(): void
}

const IN_VIEW = ['rows', 'outbox', 'aliases'] as const

interface Known {
  /** Whether the page has something under a key of the tables it has in memory. */
  readonly inView: (key: string) => boolean
}

export async function readCache(tables: Transaction, { inView }: Known): Promise<ReadCache> {
  const changed = new Set<string>()
  const any = {
    trash: (await tables.trash.count('')) > 0,
    revisions: (await tables.revisions.count('')) > 0,
  }
  const { facts, flush } = atTheEnd(tables.facts)
  const sure: Transaction = {
    rows: once(tables.rows, changed),
    outbox: once(tables.outbox, changed),
    aliases: once(tables.aliases, changed),
    trash: once(tables.trash, changed, () => any.trash),
    facts,
    revisions: trackRevisions(tables.revisions, any),
  }
  const mayBe = (key: string) => inView(key) || changed.has(key)
  const quick = IN_VIEW.map((name) => [name, where(sure[name] as Table<unknown>, mayBe)])
  return { sure, quick: { ...sure, ...Object.fromEntries(quick) }, flush }
}

function once<V>(table: Table<V>, changed: Set<string>, mayBe = () => true): Table<V> {
  const values = new Map<string, Promise<V | undefined>>()
  return {
    ...table,
    get(key) {
      const value = values.get(key) ?? (mayBe() ? table.get(key) : Promise.resolve(undefined))
      values.set(key, value)
      return value
    },
    put(key, value) {
      changed.add(key)
      values.set(key, Promise.resolve(value))
      table.put(key, value)
    },
    delete(key) {
      values.set(key, Promise.resolve(undefined))
      if (mayBe() || changed.has(key)) table.delete(key)
    },
  }
}

function atTheEnd(table: Transaction['facts']) {
  const values = new Map<string, unknown>()
  const facts: Transaction['facts'] = {
    ...table,
    get: async (key) => (values.has(key) ? values.get(key) : table.get(key)),
    put: (key, value) => void values.set(key, value),
  }
  const flush = () => {
    for (const [key, value] of values) table.put(key, value)
  }
  return { facts, flush }
}

function trackRevisions(table: Transaction['revisions'], any: { revisions: boolean }) {
  return {
    ...table,
    all: async (prefix?: string) => (any.revisions ? table.all(prefix) : []),
    count: async (prefix: string) => (any.revisions ? table.count(prefix) : 0),
    put(key: string, value: Parameters<typeof table.put>[1]) {
      any.revisions = true
      table.put(key, value)
    },
  }
}

function where<V>(table: Table<V>, mayBe: (key: string) => boolean): Table<V> {
  return { ...table, get: async (key) => (mayBe(key) ? table.get(key) : undefined) }
}

/** Prefetches everything under some ids, and under those that replaced them, in parallel. */
export async function readAhead(tables: Transaction, ids: readonly string[]): Promise<void> {
  const { rows, outbox, aliases, trash } = tables
  const seen = new Set<string>()
  for (let next = ids; next.length > 0; ) {
    for (const id of next) seen.add(id)
    const found = next.map((id) => aliases.get(id))
    await Promise.all(next.flatMap((id) => [rows.get(id), outbox.get(id), trash.get(id)]))
    const current = (await Promise.all(found)).flatMap((alias) => alias?.id ?? [])
    next = current.filter((id) => !seen.has(id))
  }
}
