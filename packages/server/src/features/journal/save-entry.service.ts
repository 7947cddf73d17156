import { type EntryInput, isTempId } from '@daywell/core/journal'
import { AppError } from '#app-error.ts'
import { takeStamps } from '#stores/accounts/stamps.store.ts'
import { findKnown } from '#stores/journal/known-entry.store.ts'
import { dropWrittenOf } from '#stores/journal/made-from-entry.store.ts'
import { type Applied, applyVersion } from './apply-version.service.ts'
import type { JournalDeps, Writer } from './journal-deps.ts'
import { refuseOtherLevel } from './refuse-other-level.ts'
import { openStorage } from './storage-account.service.ts'

export interface Saved {
  readonly created: boolean
  readonly json: Buffer
}

export function saveEntryService({ database, keyring, clock, quota }: JournalDeps) {
  /** Merges what was sent under an id in one unit; `mayCreate`: it need not be known. */
  const merge = (writer: Writer, input: EntryInput, mayCreate: boolean) =>
    database.write(async (trx) => {
      const { userId, level, ...from } = writer
      const now = clock()
      const { last: stamp, level: inForce, used } = await takeStamps(trx, writer, now)
      refuseOtherLevel(inForce, { level, words: true })
      const key = await keyring.userKey(trx, userId)
      const known = input._id === undefined ? undefined : await findKnown(trx, key, input._id)
      if (!known && !mayCreate) throw new AppError('entry_not_found')
      const storage = openStorage(trx, userId, quota, used)
      const replaced: string[] = []
      const writing = { trx, key, now, stamp, storage, replaced, ...from }
      const applied = await applyVersion(writing, input, known)
      await dropWrittenOf(trx, userId, replaced)
      await storage.save()
      return applied
    })

  return {
    /** Upserts an entry by the id that was sent. */
    async save(writer: Writer, input: EntryInput): Promise<Saved> {
      const isCreate = input._id === undefined || isTempId(input._id)
      const applied = await merge(writer, input, isCreate)
      // ENT-13: a repeated create with nothing newer gets the stored entry.
      if (isCreate && applied.result === 'refused') {
        return { created: false, json: Buffer.from(JSON.stringify(applied.entry)) }
      }
      return savedOrThrow(applied)
    },

    /** Updates the entry that the person has under this id, whatever id stands inside. */
    async update(writer: Writer, id: string, input: EntryInput): Promise<Buffer> {
      return savedOrThrow(await merge(writer, { ...input, _id: id }, false)).json
    },
  }
}

/** ENT-17, ENT-26: what is refused here is kept by now. */
function savedOrThrow(applied: Applied): Saved {
  if (applied.result === 'deleted') throw new AppError('entry_not_found')
  if (applied.result === 'unkept') throw new AppError('too_many_versions')
  if (applied.result === 'refused') throw new AppError('stale', { entry: applied.entry })
  return { created: applied.result === 'created', json: applied.json }
}
