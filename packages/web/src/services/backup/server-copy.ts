import { type Exported, exportReader, FileProblem, type Known } from '@daywell/core/backup'
import { endpoints } from '@daywell/core/contract'
import type { Entry } from '@daywell/core/journal'
import { needsPassword } from '#api/needs-password.ts'
import type { OnServer } from '#device/local-store/files/here.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { createYielder } from './create-yielder.ts'
import type { Person } from './person.ts'

/**
 * The server's export; undefined if it's unreachable, refused, broken off, or the session ended.
 */
export async function askServer(
  { premium, userId }: Person,
  signal?: AbortSignal,
): Promise<Exported | undefined> {
  const reader = exportReader()
  const yieldIfDue = createYielder(signal)
  try {
    for await (const text of premium.file(endpoints.exportAll, signal ? { signal } : {})) {
      reader.push(text)
      await yieldIfDue()
    }
    const exported = reader.end()
    return exported.userId === userId ? exported : undefined
  } catch (error) {
    signal?.throwIfAborted()
    // The person can enter it, so no backup is made without the server’s part.
    if (needsPassword(error)) throw error
    if (error instanceof CallFailure || error instanceof FileProblem) return undefined
    throw error
  }
}

/** The same, indexed by entry. */
export function onServer(exported: Exported): OnServer {
  const known = new Map<string, Known>()
  for (const { id, deletedAt } of exported.tombstones) known.set(id, { id, deletedAt })
  for (const { entry, deletedAt } of exported.deleted)
    known.set(entry._id, { id: entry._id, entry, deletedAt })
  for (const entry of exported.entries) known.set(entry._id, { id: entry._id, entry })
  const ids = new Map(exported.ids.map(({ clientId, entryId }) => [clientId, entryId]))
  const versions = Map.groupBy(exported.versions, ({ _id }) => _id)
  const idOf = (id: string) => ids.get(id) ?? id
  return {
    find: (id) => known.get(idOf(id)),
    versions: (id): readonly Entry[] => versions.get(idOf(id)) ?? [],
  }
}
