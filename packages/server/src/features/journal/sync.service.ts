import type { BodyOf, endpoints } from '@daywell/core/contract'
import type { UserKey } from '#crypto/index.ts'
import type { Trx } from '#database/index.ts'
import { applyDeletion } from './apply-deletion.service.ts'
import { applyVersion, type Writing } from './apply-version.service.ts'
import type { JournalParts, Writer } from './journal-parts.ts'
import { refuseOtherLevel } from './refuse-other-level.ts'
import { takeStamps } from './stamps.store.ts'
import { syncAnswer } from './sync-answer.service.ts'
import { withKnown } from './with-known.service.ts'

type SyncBody = BodyOf<typeof endpoints.syncEntries>

export interface Sync {
  readonly body: SyncBody
  /** ISO; absent: everything. */
  readonly lastSync: string | undefined
}

/** Takes what a device has, and gives it what it has not. */
export function syncService({ database, keyring, clock, privacyLevelOf }: JournalParts) {
  const merge = (writer: Writer, { body, lastSync }: Sync) =>
    database.write(async (trx) => {
      const { userId, level, ...from } = writer
      const now = clock()
      const { entries, deleted = [] } = body
      const count = Math.max(1, entries.length + deleted.length)
      const stamps = await takeStamps(trx, userId, now, count)
      refuseOtherLevel(await privacyLevelOf(trx, userId), { level, words: entries.length > 0 })
      const key = await keyring.userKey(trx, userId)
      const shared = { trx, key, now, seenUpTo: timeOf(lastSync), ...from }
      const firstStamp = stamps.last - count + 1
      const writing = (): Writing => ({ ...shared, firstStamp, stamp: stamps.next() })
      return { upTo: stamps.last, ids: await mergeAll({ trx, key }, body, writing) }
    })

  return {
    async sync(writer: Writer, call: Sync) {
      const { upTo, ids } = await merge(writer, call)
      const key = await keyring.userKey(database.read, writer.userId)
      const span = { after: timeOf(call.lastSync), upTo }
      return syncAnswer(database.read, key, span, ids)
    },
  }
}

/** Entries come before deletions, so that what was written and deleted in one spell is deleted. */
async function mergeAll(
  unit: { readonly trx: Trx; readonly key: UserKey },
  { entries, deleted = [] }: SyncBody,
  writing: () => Writing,
): Promise<Record<string, string>> {
  const ids = new Map<string, string>()
  for await (const [input, known] of withKnown(unit, entries, ({ _id }) => _id)) {
    const { id } = await applyVersion(writing(), input, known)
    if (input._id !== undefined && id !== input._id) ids.set(input._id, id)
  }
  const deletions = deleted.map((item) => (typeof item === 'string' ? { id: item } : item))
  for await (const [deletion, known] of withKnown(unit, deletions, ({ id }) => id)) {
    await applyDeletion(writing(), deletion, known)
    if (known && known.id !== deletion.id) ids.set(deletion.id, known.id)
  }
  return Object.fromEntries(ids)
}

/** Before all stamps where nothing was seen yet. */
function timeOf(lastSync: string | undefined): number {
  return lastSync === undefined ? -1 : Date.parse(lastSync)
}
