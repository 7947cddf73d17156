import type { Entry } from '@daywell/core/journal'
import type { LocalRow, OutboxItem } from '@daywell/core/sync'

/** An earlier version of an entry that lives on this device alone. */
interface KeptVersion {
  readonly id: string
  readonly rev: string
  readonly replacedAt: string
  readonly entry: Entry
  /** When it was written, by the device's own clock. */
  readonly at: number
}

/** A deleted entry that the server never heard of. */
export interface Trashed {
  readonly entry: Entry
  readonly deletedAt: string
}

/** An id that an entry had, and the one that replaced it. */
export interface Alias {
  readonly old: string
  readonly id: string
}

/** What is kept, each under a key of its own. */
export interface Kept {
  /** By the entry's id. */
  rows: LocalRow
  /** By the entry's id. */
  outbox: OutboxItem
  /** By the id that was replaced. */
  aliases: Alias
  /** By the entry's id, a slash and the revision. */
  revisions: KeptVersion
  /** By the entry's id. */
  trash: Trashed
  /** What the device remembers about itself, by name. */
  facts: unknown
}

export type TableName = keyof Kept
export const TABLES = ['rows', 'outbox', 'aliases', 'revisions', 'trash', 'facts'] as const

export interface Table<V> {
  get(key: string): Promise<V | undefined>
  /** All values, or those whose keys start so, in the order of their keys. */
  all(prefix?: string): Promise<V[]>
  /** The last of those, read alone: all versions of an entry can be many megabytes. */
  last(prefix: string): Promise<V | undefined>
  /** How many there are, of which none is read. */
  count(prefix: string): Promise<number>
  put(key: string, value: V): void
  delete(key: string): void
}

export type Transaction = { readonly [N in TableName]: Table<Kept[N]> }

/** A storage backend: the tables of one person. */
export interface Backend {
  readonly kind: 'indexed-db' | 'local-storage' | 'memory'
  /** Whether there was nothing here before. */
  readonly fresh: boolean
  /** All of it or nothing; `work` awaits nothing but the tables. */
  transact<T>(mode: 'readonly' | 'readwrite', work: (tables: Transaction) => Promise<T>): Promise<T>
  close(): void
}

const FULL = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']

/** Whether something failed for want of room. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DOMException && FULL.includes(error.name)
}
