import { type Entry, nextUpdatedAt } from '@daywell/core/journal'
import { sameWords } from '@daywell/core/sync'
import { AppError } from '#app-error.ts'
import { replaceVersion } from './entry-versions.store.ts'
import { revisionPages } from './journal-pages.store.ts'
import type { JournalParts, Writer } from './journal-parts.ts'
import { findKnown, type KnownEntry } from './known-entry.store.ts'
import { findRevision, keepRevision } from './revisions.store.ts'
import { takeStamps } from './stamps.store.ts'

/** The earlier versions of an entry, be it deleted or not. */
export function revisionsService({ database, keyring, clock }: JournalParts) {
  return {
    async list(userId: string, id: string) {
      const key = await keyring.userKey(database.read, userId)
      const { _id } = withWords(await findKnown(database.read, key, id))
      return revisionPages(database.read, key, _id)
    },

    /** Puts an earlier version in force, and keeps the one that it replaces. */
    restore: ({ userId, device }: Writer, id: string, rev: string): Promise<Buffer> =>
      database.write(async (trx) => {
        const now = clock()
        const { last: changedAt } = await takeStamps(trx, userId, now)
        const key = await keyring.userKey(trx, userId)
        const known = await findKnown(trx, key, id)
        const stored = withWords(known)
        const wanted = await findRevision(trx, key, stored._id, rev)
        if (!wanted) throw new AppError('entry_not_found')
        if (known?.stored.state === 'alive' && sameWords(stored, wanted)) {
          return Buffer.from(JSON.stringify(stored))
        }
        const updatedAt = nextUpdatedAt(afterDeletion(known, now), stored)
        await keepRevision(trx, key, stored, { replacedAt: changedAt, now })
        const restored = { ...wanted, updatedAt, device }
        return replaceVersion(trx, key, restored, { changedAt, sitting: '' })
      }),
  }
}

function withWords(known: KnownEntry | undefined): Entry {
  if (!known || !('entry' in known.stored)) throw new AppError('entry_not_found')
  return known.stored.entry
}

function afterDeletion(known: KnownEntry | undefined, now: number): number {
  return known?.stored.state === 'deleted' ? Math.max(now, known.stored.deletedAt + 1) : now
}
