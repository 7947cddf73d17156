import type { Entry, EntryInput } from '@daywell/core/journal'
import { isCoveredBy, type MergeOutcome, mergeVersion, type SentVersion } from '@daywell/core/sync'
import {
  insertVersion,
  replaceVersion,
  sealVersion,
  touchEntry,
} from '#stores/journal/entry-versions.store.ts'
import {
  type KnownEntry,
  type KnownTimes,
  rememberClientId,
  serverIdOf,
} from '#stores/journal/known-entry.store.ts'
import {
  countRefused,
  insertRevision,
  isKept,
  sealRevision,
} from '#stores/journal/revisions.store.ts'
import { dropTombstone, putTombstone } from '#stores/journal/tombstones.store.ts'
import { completeEntry, countWords } from './complete-entry.ts'
import { isOf, PAUSE, sittingOf } from './sitting.ts'
import { refuseTooManyVersions } from './version-limit.service.ts'
import type { Writing } from './writing.ts'

/** The result of merging a version. */
export type Applied =
  | { readonly result: 'created' | 'updated' | 'same'; readonly id: string; readonly json: Buffer }
  /** The stored version stays; the sent one is stored as a revision. */
  | { readonly result: 'refused'; readonly id: string; readonly entry: Entry }
  /** ENT-43: nor is the sent one stored, since there are too many of its kind. */
  | { readonly result: 'unkept'; readonly id: string; readonly entry: Entry | undefined }
  /** It stays deleted. */
  | { readonly result: 'deleted'; readonly id: string }

/** Of one entry; beyond it, the device gets an error and keeps its version. */
const MAX_REFUSED_VERSIONS = 50

/** Merges what was sent under an id into what is stored under it. */
export async function applyVersion(
  writing: Writing,
  input: EntryInput,
  known: KnownEntry | undefined,
): Promise<Applied> {
  const { key, timeZone, device, now } = writing
  const id = serverIdOf(known, now)
  const circumstances = { id, userId: key.userId, timeZone, device, now }
  const sent = inOrder(completeEntry(input, storedEntryOf(known), circumstances), writing, known)
  const outcome = mergeVersion(known?.stored ?? { state: 'none' }, sent)
  switch (outcome.wins) {
    case 'sent':
      return known && storedEntryOf(known)
        ? replaced(writing, known, sent.entry, outcome)
        : insertEntry(writing, known, sent.entry, input._id)
    case 'stored':
      return refused(writing, known as KnownEntry, sent, outcome)
    case 'deletion':
      return stayedDeleted(writing, known as KnownEntry, sent.entry, outcome, input._id)
  }
}

/**
 * A time that is not believed is that of the arrival. What the same device has written before, and
 * was perhaps just believed, stays before it all the same.
 */
function inOrder(
  { entry, exact }: SentVersion,
  { stamp, cameAlong, sessionId }: Writing,
  known: KnownEntry | undefined,
): SentVersion {
  if (exact) return { entry, exact }
  const stored = storedEntryOf(known)
  const follows = known && (cameAlong?.(known.changedAt) || isOf(known, sessionId))
  const after = stored && follows ? Date.parse(stored.updatedAt) + 1 : 0
  const time = Math.max(stamp, after, Date.parse(entry.updatedAt))
  return { entry: { ...entry, updatedAt: new Date(time).toISOString() }, exact }
}

function storedEntryOf(known: KnownEntry | undefined): Entry | undefined {
  return known && 'entry' in known.stored ? known.stored.entry : undefined
}

async function insertEntry(
  writing: Writing,
  known: KnownEntry | undefined,
  entry: Entry,
  sentId: string | undefined,
): Promise<Applied> {
  const { trx, key, stamp, sessionId, now, storage } = writing
  const { sitting } = sittingOf(undefined, sessionId, now)
  const version = sealVersion(key, countWords(entry))
  storage.claim({ entries: 1, entryBytes: version.bytes })
  await insertVersion(trx, version, { changedAt: stamp, sitting })
  await nameIt(writing, known, entry._id, sentId)
  return { result: 'created', id: entry._id, json: version.json }
}

/** What was known only by its deletion, or by the client's own id, is an entry from now on. */
async function nameIt(
  { trx, key: { userId }, now }: Writing,
  known: KnownEntry | undefined,
  entryId: string,
  clientId: string | undefined,
): Promise<void> {
  if (known) await dropTombstone(trx, userId, known.id)
  if (clientId === undefined || clientId === entryId) return
  await rememberClientId(trx, { userId, clientId, entryId }, now)
}

async function replaced(
  writing: Writing,
  known: KnownEntry,
  entry: Entry,
  outcome: MergeOutcome,
): Promise<Applied> {
  const { trx, key, stamp, sessionId, now, storage } = writing
  const { goesOn, sitting } = sittingOf(known, sessionId, now)
  const { kept } = outcome
  const isThinned = goesOn && kept && isCovered(writing, known, entry, outcome)
  const version = sealVersion(key, countWords(entry))
  const revision = kept && !isThinned && sealRevision(key, kept, { replacedAt: stamp, now })
  if (revision) await refuseTooManyVersions(trx, known.id)
  storage.claim(storageChange(known, version.bytes, revision ? revision.bytes : 0))
  if (revision) await insertRevision(trx, revision)
  writing.replaced.push(known.id)
  await replaceVersion(trx, version, { changedAt: stamp, sitting })
  return { result: 'updated', id: known.id, json: version.json }
}

/** How much a person's storage changes when a new version replaces the stored one. */
export function storageChange(known: KnownEntry, versionBytes: number, revisionBytes = 0) {
  return known.stored.state === 'alive'
    ? { entryBytes: versionBytes - known.bytes, versionBytes: revisionBytes }
    : { entries: 1, entryBytes: versionBytes, versionBytes: revisionBytes - known.bytes }
}

/** ENT-19: the next version of the same sitting contains all words of this one. */
function isCovered(
  writing: Writing,
  known: KnownEntry,
  next: Entry,
  { kept, revived }: MergeOutcome,
): boolean {
  if (!kept || revived || isChosen(writing, known, kept, next)) return false
  return isCoveredBy(kept, next)
}

/**
 * Versions that are a pause apart by their writer's clock, or were sent together, were chosen by a
 * device that was offline and has thinned its versions itself.
 */
function isChosen({ cameAlong }: Writing, known: KnownEntry, kept: Entry, next: Entry): boolean {
  const pause = Date.parse(next.updatedAt) - Date.parse(kept.updatedAt)
  return pause >= PAUSE || cameAlong?.(known.changedAt) === true
}

async function refused(
  writing: Writing,
  known: KnownEntry,
  sent: SentVersion,
  { kept }: MergeOutcome,
): Promise<Applied> {
  const stored = storedEntryOf(known) as Entry
  const isUnkept = kept && (await keepRefused(writing, kept)) === 'too many'
  // A stamp that was not believed may have become the very one that is stored: its writer still
  // goes by its own.
  const differs = !sent.exact || stored.updatedAt !== sent.entry.updatedAt
  if (kept || differs) await showAgain(writing, known)
  if (isUnkept) return { result: 'unkept', id: known.id, entry: stored }
  if (kept || isOlder(sent, stored)) return { result: 'refused', id: known.id, entry: stored }
  return { result: 'same', id: known.id, json: Buffer.from(JSON.stringify(stored)) }
}

function isOlder({ entry, exact }: SentVersion, stored: Entry): boolean {
  return exact && Date.parse(entry.updatedAt) < Date.parse(stored.updatedAt)
}

/** SYNC-29, SYNC-38: the words are kept for the days of a deleted entry, from now on. */
async function stayedDeleted(
  writing: Writing,
  known: KnownEntry,
  entry: Entry,
  { kept }: MergeOutcome,
  sentId: string | undefined,
): Promise<Applied> {
  const { trx, key, stamp, storage } = writing
  const { deletedAt } = known.stored as { deletedAt: number }
  if (storedEntryOf(known)) {
    const isUnkept = kept && (await keepRefused(writing, kept)) === 'too many'
    await showAgain(writing, known)
    const { id } = known
    return isUnkept ? { result: 'unkept', id, entry: undefined } : { result: 'deleted', id }
  }
  const version = sealVersion(key, countWords(entry))
  storage.claim({ versionBytes: version.bytes })
  await insertVersion(trx, version, { changedAt: stamp, sitting: '', deletedAt })
  await nameIt(writing, known, entry._id, sentId)
  return { result: 'deleted', id: entry._id }
}

/**
 * Stamps the current version again, so that a device that has seen it, and sent another, gets it.
 */
export async function showAgain(
  { trx, key: { userId }, stamp: changedAt, seenUpTo }: Writing,
  { id, stored, changedAt: shownAt }: KnownTimes,
): Promise<void> {
  if (seenUpTo === undefined || shownAt > seenUpTo) return
  if (stored.state !== 'tombstone') await touchEntry(trx, { userId, id, changedAt })
  else await putTombstone(trx, { userId, id, deletedAt: stored.deletedAt, changedAt })
}

/**
 * ENT-35, ENT-43: keeps a version that was refused, but not again each time that it is sent again.
 * However many versions there are, none of them is opened for it.
 */
async function keepRefused(
  { trx, key, stamp, now, storage }: Writing,
  version: Entry,
): Promise<'kept' | 'too many'> {
  if (await isKept(trx, key, version)) return 'kept'
  const count = await countRefused(trx, version._id, MAX_REFUSED_VERSIONS)
  if (count >= MAX_REFUSED_VERSIONS) return 'too many'
  const facts = { replacedAt: stamp, now, refused: true }
  const revision = sealRevision(key, countWords(version), facts)
  storage.claim({ versionBytes: revision.bytes })
  await insertRevision(trx, revision)
  return 'kept'
}
