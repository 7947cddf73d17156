import type { Entry } from '@daywell/core/journal'
import { sameWords } from '@daywell/core/sync'
import type { KeptVersion, Transaction } from './shelf.ts'

/** Versions that follow one another more closely belong to one sitting. */
const SITTING_MS = 10 * 60_000
const TRASH_MS = 30 * 24 * 60 * 60_000

/**
 * Keeps the version that another one replaces, but of one sitting only as many as help. The
 * last text of each sitting is always among them, and so is a text most of which was taken out.
 */
export async function keepLocalVersion(
  tables: Transaction,
  replaced: Entry,
  by: Entry,
  always = false,
): Promise<void> {
  if (sameWords(replaced, by)) return
  const last = (await tables.revisions.all(`${replaced._id}/`)).at(-1)
  if (!always && !isWorthKeeping(replaced, by, last)) return
  const rev = replaced.updatedAt
  const kept = { id: replaced._id, rev, replacedAt: by.updatedAt, entry: replaced }
  tables.revisions.put(`${replaced._id}/${rev}`, kept)
}

function isWorthKeeping(replaced: Entry, by: Entry, last: KeptVersion | undefined): boolean {
  const written = Date.parse(replaced.updatedAt)
  const newSitting = Date.parse(by.updatedAt) - written >= SITTING_MS
  const long = !last || written - Date.parse(last.entry.updatedAt) >= SITTING_MS
  return newSitting || long || by.content.length < replaced.content.length / 2
}

/** Removes for good what was deleted more than 30 days ago, with its earlier versions. */
export async function emptyTrash(tables: Transaction, now: number): Promise<void> {
  for (const { entry, deletedAt } of await tables.trash.all()) {
    if (Date.parse(deletedAt) > now - TRASH_MS) continue
    tables.trash.delete(entry._id)
    const versions = await tables.revisions.all(`${entry._id}/`)
    for (const { rev } of versions) tables.revisions.delete(`${entry._id}/${rev}`)
  }
}
