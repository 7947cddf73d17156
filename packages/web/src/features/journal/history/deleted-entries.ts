import type { DeletedEntry } from '@daywell/core/journal'
import type { Trashed } from '#device/local-store/tables/backend.ts'

/** A deleted entry, and where its words are. */
export interface Deleted extends Trashed {
  readonly kept: 'here' | 'server'
}

/** What was deleted, the last first. What this device still has it brings back by itself. */
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
