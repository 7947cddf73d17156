import { type Entry, nextUpdatedAt } from '@daywell/core/journal'
import { sameWords } from '@daywell/core/sync'
import { AppError } from '#app-error.ts'
import type { Trx } from '#database/index.ts'
import { takeStamps } from '#stores/accounts/stamps.store.ts'
import { replaceVersion, sealVersion } from '#stores/journal/entry-versions.store.ts'
import { revisionPages } from '#stores/journal/journal-pages.store.ts'
import { findKnown, type KnownEntry } from '#stores/journal/known-entry.store.ts'
import {
  fillDigests,
  findRevision,
  findUndigested,
  insertRevision,
  sealRevision,
} from '#stores/journal/revisions.store.ts'
import { storageChange } from './apply-version.service.ts'
import type { JournalDeps, Writer } from './journal-deps.ts'
import { openStorage } from './storage-account.service.ts'
import { refuseTooManyVersions } from './version-limit.service.ts'

/** Few enough that the unit stays short. */
const DIGESTED_AT_ONCE = 10

/** The earlier versions of an entry, whether it's deleted or not. */
export function revisionsService({ database, keyring, clock, quota }: JournalDeps) {
  return {
    async list(userId: string, id: string) {
      const key = await keyring.userKey(database.read, userId)
      const known = withWords(await findKnown(database.read, key, id))
      return revisionPages(database.read, key, known.id)
    },

    /** Restores an earlier version, and stores the replaced one as a revision. */
    restore: ({ userId, sessionId, device }: Writer, id: string, rev: string): Promise<Buffer> =>
      database.write(async (trx) => {
        const now = clock()
        const { last: changedAt, used } = await takeStamps(trx, { userId, sessionId }, now)
        const key = await keyring.userKey(trx, userId)
        const known = withWords(await findKnown(trx, key, id))
        const stored = known.stored.entry
        const wanted = await findRevision(trx, key, stored._id, rev)
        if (!wanted) throw new AppError('entry_not_found')
        if (known.stored.state === 'alive' && sameWords(stored, wanted)) {
          return Buffer.from(JSON.stringify(stored))
        }
        const updatedAt = nextUpdatedAt(afterDeletion(known, now), stored)
        const revision = sealRevision(key, stored, { replacedAt: changedAt, now })
        const version = sealVersion(key, { ...wanted, updatedAt, device })
        await refuseTooManyVersions(trx, stored._id)
        const storage = openStorage(trx, userId, quota, used)
        storage.claim(storageChange(known, version.bytes, revision.bytes))
        await insertRevision(trx, revision)
        await replaceVersion(trx, version, { changedAt, sitting: '' })
        await storage.save()
        return version.json
      }),

    /** Fills in the digests that versions of earlier releases lack, a few in each unit. */
    async digestAll(stopped: AbortSignal): Promise<void> {
      const digestSome = async (trx: Trx) => {
        const rows = await findUndigested(trx, DIGESTED_AT_ONCE)
        for (const row of rows) {
          await fillDigests(trx, await keyring.userKey(trx, row.user_id), [row])
        }
        return rows.length
      }
      let some = DIGESTED_AT_ONCE
      while (some === DIGESTED_AT_ONCE && !stopped.aborted) some = await database.write(digestSome)
    },
  }
}

type WithWords = KnownEntry & { readonly stored: { readonly entry: Entry } }

function withWords(known: KnownEntry | undefined): WithWords {
  if (!known || !('entry' in known.stored)) throw new AppError('entry_not_found')
  return known as WithWords
}

function afterDeletion({ stored }: WithWords, now: number): number {
  return stored.state === 'deleted' ? Math.max(now, stored.deletedAt + 1) : now
}
