import type { Entry } from '@daywell/core/journal'
import type { LocalRow, OutboxItem } from '@daywell/core/sync'

/** An earlier version of a local entry. */
interface KeptVersion {
  readonly id: string
  readonly rev: string
  readonly replacedAt: string
  readonly entry: Entry
  /** When it was written, by the device's clock. */
  readonly at: number
}

/** A deleted entry the server never received. */
export interface Trashed {
  readonly entry: Entry
  readonly deletedAt: string
}

/** A previous id of an entry, and its replacement. */
export interface Alias {
  readonly old: string
  readonly id: string
}

/** The tables, each with its key. */
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
  /** What the device records about itself, by name. */
  facts: unknown
}

export type TableName = keyof Kept
export const TABLES = ['rows', 'outbox', 'aliases', 'revisions', 'trash', 'facts'] as const

export interface Table<V> {
  get(key: string): Promise<V | undefined>
  /** All values, or those with this key prefix, ordered by key. */
  all(prefix?: string): Promise<V[]>
  /** The last of those, read alone: an entry's versions can be many megabytes. */
  last(prefix: string): Promise<V | undefined>
  /** Counts without reading any values. */
  count(prefix: string): Promise<number>
  put(key: string, value: V): void
  delete(key: string): void
}

export type Transaction = { readonly [N in TableName]: Table<Kept[N]> }

/** A storage backend: one person's tables. */
export interface Backend {
  readonly kind: 'indexed-db' | 'local-storage' | 'memory'
  /** Whether the tables were just created. */
  readonly fresh: boolean
  /** Atomic; `work` awaits only the tables. */
  transact<T>(mode: 'readonly' | 'readwrite', work: (tables: Transaction) => Promise<T>): Promise<T>
  close(): void
}

const FULL = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']

/** Whether an error means that storage is full. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DOMException && FULL.includes(error.name)
}
