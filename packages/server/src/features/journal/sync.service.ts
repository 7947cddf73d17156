import type { BodyOf, endpoints } from '@daywell/core/contract'
import type { UserKey } from '#crypto/index.ts'
import type { Trx } from '#database/index.ts'
import { applyDeletion } from './apply-deletion.service.ts'
import { applyPurge } from './apply-purge.service.ts'
import { applyVersion, type Writing } from './apply-version.service.ts'
import type { JournalParts, Writer } from './journal-parts.ts'
import { refuseOtherLevel } from './refuse-other-level.ts'
import { takeStamps } from './stamps.store.ts'
import { syncAnswer, type Told } from './sync-answer.service.ts'
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
      const { entries, deleted = [], purged = [] } = body
      const count = Math.max(1, entries.length + deleted.length + purged.length)
      const stamps = await takeStamps(trx, userId, now, count)
      refuseOtherLevel(await privacyLevelOf(trx, userId), { level, words: entries.length > 0 })
      const key = await keyring.userKey(trx, userId)
      const shared = { trx, key, now, seenUpTo: timeOf(lastSync), ...from }
      const firstStamp = stamps.last - count + 1
      const writing = (): Writing => ({ ...shared, firstStamp, stamp: stamps.next() })
      return { upTo: stamps.last, ...(await mergeAll({ trx, key }, body, writing)) }
    })

  return {
    async sync(writer: Writer, call: Sync) {
      const { upTo, ...told } = await merge(writer, call)
      const key = await keyring.userKey(database.read, writer.userId)
      const span = { after: timeOf(call.lastSync), upTo }
      return syncAnswer(database.read, key, span, told)
    },
  }
}

/** Entries come before deletions, so that what was written and deleted in one spell is deleted. */
async function mergeAll(
  unit: { readonly trx: Trx; readonly key: UserKey },
  { entries, deleted = [], purged = [] }: SyncBody,
  writing: () => Writing,
): Promise<Told> {
  const ids = new Map<string, string>()
  const name = (sent: string | undefined, id: string | undefined) => {
    if (sent !== undefined && id !== undefined && id !== sent) ids.set(sent, id)
  }
  for await (const [input, known] of withKnown(unit, entries, ({ _id }) => _id)) {
    name(input._id, (await applyVersion(writing(), input, known)).id)
  }
  const deletions = deleted.map((item) => (typeof item === 'string' ? { id: item } : item))
  for await (const [deletion, known] of withKnown(unit, deletions, ({ id }) => id)) {
    await applyDeletion(writing(), deletion, known)
    name(deletion.id, known?.id)
  }
  const unseen: string[] = []
  for await (const [purge, known] of withKnown(unit, purged, ({ id }) => id)) {
    if ((await applyPurge(writing(), purge, known)) === 'unseen') unseen.push(purge.id)
    name(purge.id, known?.id)
  }
  return { ids: Object.fromEntries(ids), ...(unseen.length > 0 && { unseen }) }
}

/** Before all stamps where nothing was seen yet. */
function timeOf(lastSync: string | undefined): number {
  return lastSync === undefined ? -1 : Date.parse(lastSync)
}
