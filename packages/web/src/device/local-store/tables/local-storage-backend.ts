import type { Entry } from '@daywell/core/journal'
import { isTempId } from '@daywell/core/journal'
import { isStore, type TextStorage } from '../text-storage.ts'
import { type Backend, TABLES, type Transaction } from './backend.ts'
import { emptyMaps, type Maps, stagedTables } from './staged-tables.ts'

/** All tables under one key of local storage, for browsers without IndexedDB. */
export function localStorageBackend(storage: TextStorage, key: string): Backend {
  let last: Promise<unknown> = Promise.resolve()
  const fresh = storage.getItem(key) === null
  return {
    kind: 'local-storage',
    fresh,
    transact(mode, work) {
      const queued = last.then(() => attempt(storage, key, mode, work))
      last = queued.catch(() => {})
      return queued
    },
    close() {},
  }
}

async function attempt<T>(
  storage: TextStorage,
  key: string,
  mode: 'readonly' | 'readwrite',
  work: (tables: Transaction) => Promise<T>,
): Promise<T> {
  const before = storage.getItem(key)
  const maps = readMaps(before)
  const { tables, apply } = stagedTables(maps)
  const result = await work(tables)
  if (mode === 'readonly') return result
  // Compare-and-set: another tab wrote in the meantime, so try again.
  if (storage.getItem(key) !== before) return attempt(storage, key, mode, work)
  apply()
  storage.setItem(key, written(maps))
  return result
}

/** Text that a start without IndexedDB left in local storage. */
export interface Left {
  readonly tables: Maps
  /** Deletes it there, unless it has changed. */
  forget(): void
}

export function leftIn(storage: TextStorage, key: string): Left | undefined {
  const text = storage.getItem(key)
  if (!isStore(text)) return undefined
  const forget = () => {
    if (storage.getItem(key) === text) storage.removeItem(key)
  }
  return { tables: readMaps(text), forget }
}

function written(maps: Maps): string {
  return JSON.stringify(Object.fromEntries(TABLES.map((name) => [name, [...maps[name]]])))
}

function readMaps(text: string | null): Maps {
  const maps = emptyMaps()
  const value = parse(text)
  // A mirror from when IndexedDB worked: better than nothing.
  if (Array.isArray(value)) for (const entry of value as Entry[]) adopt(maps, entry)
  else if (typeof value === 'object' && value !== null) fill(maps, value as Record<string, unknown>)
  return maps
}

function fill(maps: Maps, value: Record<string, unknown>): void {
  for (const name of TABLES) {
    const pairs = Array.isArray(value[name]) ? (value[name] as [string, never][]) : []
    for (const [key, kept] of pairs) maps[name].set(key, kept)
  }
}

function adopt(maps: Maps, entry: Entry): void {
  const id = entry._id
  maps.rows.set(id, { entry, edits: 0, base: null })
  if (isTempId(id)) maps.outbox.set(id, { kind: 'save', id, edits: 0, sent: true })
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
