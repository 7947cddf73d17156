import type { BodyOf, endpoints } from '@daywell/core/contract'
import { isTempId } from '@daywell/core/journal'
import type { EntryTime } from '@daywell/core/sync'
import { AppError, unavailable } from '#app-error.ts'
import { keyedQueue } from '#concurrency/keyed-queue.ts'
import type { UserKey } from '#crypto/index.ts'
import type { Trx } from '#database/index.ts'
import { applyDeletion } from '#features/journal/apply-deletion.service.ts'
import { applyPurge, type Purge, type Purged } from '#features/journal/apply-purge.service.ts'
import { applyVersion } from '#features/journal/apply-version.service.ts'
import type { JournalDeps, Writer } from '#features/journal/journal-deps.ts'
import { refuseOtherLevel } from '#features/journal/refuse-other-level.ts'
import { openStorage } from '#features/journal/storage-account.service.ts'
import type { Writing } from '#features/journal/writing.ts'
import { readLastStamp, takeStamps } from '#stores/accounts/stamps.store.ts'
import {
  findAllKnown,
  findAllTimes,
  type Known,
  type KnownEntry,
  type Opened,
} from '#stores/journal/known-entry.store.ts'
import { dropWrittenOf } from '#stores/journal/made-from-entry.store.ts'
import { newPurgeRoom } from '#stores/journal/purge.store.ts'
import { dropOldUnknown } from '#stores/journal/tombstones.store.ts'
import { type NotStored, syncAnswer } from './sync-answer.service.ts'
import { idsOf, partsOf, type SyncPart } from './sync-parts.ts'

type SyncBody = BodyOf<typeof endpoints.syncEntries>

export interface Sync {
  readonly body: SyncBody
  /** ISO; absent: everything. */
  readonly lastSync: string | undefined
  /** Aborted when the device no longer waits for the answer. */
  readonly gone: AbortSignal
}

/** Of one person in this process: more than their devices that reconnect at once. */
const MAX_SYNCS_WAITING = 10

const tooManySyncs = () => new AppError('too_many_requests', { retryAfter: 5 })

/** Takes what a device has, and gives it what it doesn't have. */
export function syncService(deps: JournalDeps) {
  const { database, keyring } = deps
  const enqueue = keyedQueue({ maxWaiting: MAX_SYNCS_WAITING, refusal: tooManySyncs })
  return {
    async sync(writer: Writer, call: Sync) {
      const merge = () => mergeAll(deps, writer, call)
      const mergeInTurn = () =>
        enqueue(writer.userId, merge, call.gone).catch((error: unknown) => {
          throw error === call.gone.reason ? unavailable(error) : error
        })
      const { upTo, ...told } = (await broughtNothing(deps, writer, call)) ?? (await mergeInTurn())
      const key = await keyring.userKey(database.read, writer.userId)
      const span = { after: timeOf(call.lastSync), upTo }
      return syncAnswer(database.read, key, span, told)
    },
  }
}

/** SYNC-39: a device that brings nothing gets the last stamp, and nothing is written. */
async function broughtNothing(
  { database }: JournalDeps,
  { userId, sessionId, level }: Writer,
  { body: { entries, deleted = [], purged = [] }, lastSync }: Sync,
) {
  if (entries.length + deleted.length + purged.length > 0) return undefined
  const { last, level: inForce } = await readLastStamp(database.read, { userId, sessionId })
  refuseOtherLevel(inForce, { level, words: false })
  // Before the first change there is none, and a database that was restored has lost the latest.
  return last === 0 || last < timeOf(lastSync) ? undefined : { upTo: last, ids: {} }
}

/**
 * Merges all that came, a part in each unit, so that other people's units run in between. What is
 * cut off after a part is sent again by the device, and changes nothing the second time. For a
 * device that is gone nothing is merged after the part under way: it may already wait to send again.
 */
async function mergeAll(deps: JournalDeps, writer: Writer, { body, lastSync, gone }: Sync) {
  const merged: Merged[] = []
  const isOfEarlierPart = (stamp: number) =>
    merged.some(({ from, upTo }) => stamp >= from && stamp <= upTo)
  const seenUpTo = timeOf(lastSync)
  const words = body.entries.length > 0
  const known = await findAllTimes(deps.database.read, writer.userId, idsOf(body))
  const storedBytes = Array.from(known, ([id, { bytes }]): [string, number] => [id, bytes])
  const waiting = partsOf(body, new Map(storedBytes))
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    if (merged.length > 0) {
      await deps.database.yieldToOthers(writer.userId)
      gone.throwIfAborted()
    }
    const one = await mergePart(deps, writer, { part, words, seenUpTo, isOfEarlierPart })
    merged.push(one)
    if (one.begun.length > 0) waiting.unshift({ entries: [], deleted: [], purged: one.begun })
  }
  const unseen = merged.flatMap((one) => one.unseen)
  const notStored = merged.flatMap((one) => one.notStored)
  return {
    upTo: Math.max(...merged.map(({ upTo }) => upTo)),
    ids: Object.fromEntries(merged.flatMap(({ ids }) => [...ids])),
    ...(unseen.length > 0 && { unseen }),
    ...(notStored.length > 0 && { notStored }),
  }
}

interface PartOfSync {
  readonly part: SyncPart
  /** Whether words came at all. */
  readonly words: boolean
  readonly seenUpTo: number
  readonly isOfEarlierPart: (stamp: number) => boolean
}

/** What came of one part. */
interface Merged {
  /** The first and the last of its stamps. */
  readonly from: number
  readonly upTo: number
  readonly ids: ReadonlyMap<string, string>
  readonly unseen: readonly string[]
  readonly notStored: readonly NotStored[]
  /** Purges that need another unit. */
  readonly begun: readonly Purge[]
}

function mergePart(
  { database, keyring, clock, quota }: JournalDeps,
  writer: Writer,
  { part, words, seenUpTo, isOfEarlierPart }: PartOfSync,
): Promise<Merged> {
  const { userId, level, ...from } = writer
  return database.write(async (trx) => {
    const now = clock()
    const count = Math.max(1, part.entries.length + part.deleted.length + part.purged.length)
    const stamps = await takeStamps(trx, writer, now, count)
    refuseOtherLevel(stamps.level, { level, words })
    const key = await keyring.userKey(trx, userId)
    const storage = openStorage(trx, userId, quota, stamps.used)
    const first = stamps.last - count + 1
    const cameAlong = (stamp: number) => stamp >= first || isOfEarlierPart(stamp)
    const replaced: string[] = []
    const shared = { trx, key, now, seenUpTo, storage, replaced, cameAlong, ...from }
    const writing = (): Writing => ({ ...shared, stamp: stamps.next() })
    const merged = await mergeItems({ trx, key }, part, writing)
    if ([...part.deleted, ...part.purged].some(({ id }) => isTempId(id))) {
      await dropOldUnknown(trx, userId)
    }
    await dropWrittenOf(trx, userId, replaced)
    await storage.save()
    return { from: first, upTo: stamps.last, ...merged }
  })
}

/** Entries come before deletions, so that what was written and deleted in one spell is deleted. */
async function mergeItems(
  { trx, key }: { readonly trx: Trx; readonly key: UserKey },
  { entries, deleted, purged }: SyncPart,
  writing: () => Writing,
): Promise<Omit<Merged, 'from' | 'upTo'>> {
  const ids = new Map<string, string>()
  const unseen: string[] = []
  const begun: Purge[] = []
  const room = newPurgeRoom()
  const notStored: NotStored[] = []
  const name = (sent: string | undefined, id: string | undefined) => {
    if (sent !== undefined && id !== undefined && id !== sent) ids.set(sent, id)
  }
  const opened: Opened = new Map()
  const open = (some: readonly string[]) => findAllKnown(trx, key, some, opened)
  const findTimes = (some: readonly string[]) => findAllTimes(trx, key.userId, some)
  for await (const [{ input, at }, known] of withKnown(open, entries, ({ input }) => input._id)) {
    const applied = await applyOrRefuse(writing(), input, known)
    if (applied.refusal) notStored.push({ at, ...applied.refusal })
    name(input._id, applied.id)
  }
  for await (const [deletion, known] of withKnown(findTimes, deleted, ({ id }) => id)) {
    await applyDeletion(writing(), deletion, known)
    name(deletion.id, known?.id)
  }
  for await (const [purge, known] of withKnown(findTimes, purged, ({ id }) => id)) {
    // In their order, since two may name one entry: none overtakes what has only begun.
    const applied: Purged =
      begun.length > 0
        ? { state: 'begun', rest: purge }
        : await applyPurge(writing(), purge, known, room)
    if (applied.state === 'unseen') unseen.push(purge.id)
    if (applied.state === 'begun') begun.push(applied.rest)
    name(purge.id, known?.id)
  }
  return { ids, unseen, notStored, begun }
}

/** ENT-43, ENT-45: what of one entry is not stored holds up none of the others. */
async function applyOrRefuse(
  writing: Writing,
  input: SyncPart['entries'][number]['input'],
  known: KnownEntry | undefined,
): Promise<{ readonly id: string | undefined; readonly refusal?: Omit<NotStored, 'at'> }> {
  try {
    const { id, result } = await applyVersion(writing, input, known)
    return result === 'unkept' ? { id, refusal: { code: 'too_many_versions' } } : { id }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'storage_full') throw error
    const { quota } = error.extras
    return { id: known?.id, refusal: { code: error.code, ...(quota && { quota }) } }
  }
}

/** Before all stamps where nothing was seen yet. */
function timeOf(lastSync: string | undefined): number {
  return lastSync === undefined ? -1 : Date.parse(lastSync)
}

/**
 * Items of a unit, each with what is known under its id at that moment. Looking up all at
 * once saves most of the way to the database; an item whose entry may have changed since, because
 * one before it was about the same entry, is looked up again.
 */
async function* withKnown<Item, Version extends EntryTime>(
  find: (ids: readonly string[]) => Promise<Known<Version>>,
  items: readonly Item[],
  idOf: (item: Item) => string | undefined,
): AsyncGenerator<[Item, KnownEntry<Version> | undefined]> {
  const known = await find(items.map(idOf).filter((id) => id !== undefined))
  const met = new Set<string>()
  for (const item of items) {
    const id = idOf(item)
    const found = id === undefined ? undefined : known.get(id)
    const names = [id, found?.id].filter((name) => name !== undefined)
    const again = id !== undefined && names.some((name) => met.has(name))
    yield [item, again ? (await find([id])).get(id) : found]
    for (const name of names) met.add(name)
  }
}
