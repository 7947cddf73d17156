import type { Table, Transaction } from '../shelf.ts'

const NAMES = ['rows', 'outbox', 'aliases', 'trash', 'facts'] as const

/**
 * Tables that read each value once: to ask a database for thousands of values one after the other
 * takes many times as long as to ask for all of them at once.
 */
export function remembering(tables: Transaction): Transaction {
  const known = NAMES.map((name) => [name, rememberingTable(tables[name] as Table<unknown>)])
  return { ...tables, ...Object.fromEntries(known) } as Transaction
}

function rememberingTable<V>(table: Table<V>): Table<V> {
  const values = new Map<string, Promise<V | undefined>>()
  return {
    ...table,
    get(key) {
      const value = values.get(key) ?? table.get(key)
      values.set(key, value)
      return value
    },
    put(key, value) {
      values.set(key, Promise.resolve(value))
      table.put(key, value)
    },
    delete(key) {
      values.set(key, Promise.resolve(undefined))
      table.delete(key)
    },
  }
}

/** Asks for all that may be known under some ids, so that it is there when it is needed. */
export async function readAhead(tables: Transaction, ids: readonly string[]): Promise<void> {
  const { rows, outbox, aliases, trash } = tables
  await Promise.all(
    ids.flatMap((id) => [aliases.get(id), rows.get(id), outbox.get(id), trash.get(id)]),
  )
}
