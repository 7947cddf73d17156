import type { DeletedEntry } from '@daywell/core/journal'
import type { Trashed } from '#device/local-store/tables/backend.ts'

/** A deleted entry, and where it's stored. */
export interface Deleted extends Trashed {
  readonly kept: 'here' | 'server'
}

/** Deleted entries, newest first. This device's copy takes priority over the server's. */
export function deletedEntries(
  here: readonly Trashed[],
  server: readonly DeletedEntry[],
): Deleted[] {
  const ids = new Set(here.map(({ entry }) => entry._id))
  const there = server.filter(({ _id }) => !ids.has(_id))
  const all = [
    ...here.map((trashed): Deleted => ({ ...trashed, kept: 'here' })),
    ...there.map(({ deletedAt, ...entry }): Deleted => ({ entry, deletedAt, kept: 'server' })),
  ]
  return all.sort((a, b) => Date.parse(b.deletedAt) - Date.parse(a.deletedAt))
}
