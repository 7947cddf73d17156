import { type Entry, isLocalId } from '#journal/index.ts'
import type { PrivacyLevel } from '#preferences/index.ts'
import { distinctVersions, freeMomentAmong, missingVersions } from '../distinct-versions.ts'
import type { Incoming, LivesOn } from '../incoming.ts'
import { fingerprintOf } from '../made-id.ts'
import { idFor, idsOf } from '../names.ts'
import { saysTheSame } from '../says-the-same.ts'
import { gainsMedia } from './gains-media.ts'

type Soon<T> = T | Promise<T>

/** An entry of this journal, with its current id. */
export type Known =
  | { readonly id: string; readonly entry: Entry; readonly deletedAt?: undefined }
  /** It was deleted; its text may be gone. */
  | { readonly id: string; readonly entry?: Entry; readonly deletedAt: string }

/** The journal that an import is compared with. */
export interface Here {
  /** The entry of an id, or of a former id. */
  find(id: string): Soon<Known | undefined>
  /** The earlier versions of the entry of an id. */
  versions(id: string): Soon<readonly Entry[]>
  /**
   * The id of an entry, not a deleted one, with this fingerprint in its text or in an earlier
   * version; a snapshot from before the import.
   */
  alike(fingerprint: string): Soon<string | undefined>
}

export interface PlanOptions {
  readonly level: PrivacyLevel
  /** Keeps imported entries on this device, whatever the privacy level. */
  readonly keepHere?: boolean
  /** Restores entries that were deleted here, even if they haven't changed since. */
  readonly reviveDeleted: boolean
  /** In ms. */
  readonly now: number
}

/** Writes an entry with its own dates, and its earlier versions. */
export interface PutEntry {
  readonly kind: 'put'
  readonly entry: Entry
  /** The current id, where the entry moves to the device and gets another. */
  readonly was?: string
  /** It goes under Recently deleted. */
  readonly deletedAt?: string
  /** The text that is replaced, to be kept as an earlier version. */
  readonly replaces?: Entry
  readonly versions: readonly Entry[]
}

/** Adds earlier versions to an entry, which itself stays unchanged. */
export interface KeepVersions {
  readonly kind: 'keep'
  readonly id: string
  readonly versions: readonly Entry[]
}

export type Action = PutEntry | KeepVersions

export type Outcome =
  | 'added'
  | 'added-deleted'
  | 'already-here'
  | 'updated'
  /** The text here is newer and wins; the other one is among its earlier versions. */
  | 'newer-here'
  | 'revived'
  /** It was deleted here and stays so. */
  | 'stays-deleted'
  /** It was deleted more than 30 days before, so it can't be restored. */
  | 'deleted-long-ago'

export interface Planned {
  readonly incoming: Incoming
  readonly outcome: Outcome
  /** The writes; none if everything is here already. */
  readonly action?: Action
}

const TRASH_MS = 30 * 24 * 60 * 60_000

/**
 * Decides what happens to an incoming entry, without writing anything. The newer text wins, and the
 * other one is kept as a version. Idempotent: importing twice changes nothing. An entry that was
 * kept on a device is never uploaded.
 */
export async function planIncoming(
  incoming: Incoming,
  here: Here,
  options: PlanOptions,
): Promise<Planned> {
  const stays = staysHere(incoming, options)
  const all = await findAll(incoming.entry._id, stays, here)
  if (all.length === 0 && (await hasContent(incoming, here)))
    return { incoming, outcome: 'already-here' }
  const same = all.find((known) => isSame(incoming, known))
  const mergeable = (known: Known) => stays === 'server' || !mayLeave(known, options)
  const known = same ?? all.find(mergeable)
  if (!known) return plannedNew(incoming, stays, options)
  // The entry is on the server already; earlier versions that stayed on a device don't follow.
  if (!mergeable(known)) return { incoming, outcome: 'already-here' }
  const versions = await here.versions(known.id)
  return known.deletedAt === undefined
    ? plannedAlive(incoming, known, versions, options)
    : planDeleted(incoming, known, versions, options)
}

/**
 * All entries here that may be the incoming one: there may be one on the device and one on the
 * server.
 */
async function findAll(name: string, stays: LivesOn, here: Here): Promise<Known[]> {
  const all = new Map<string, Known>()
  for (const id of [idFor(name, stays), ...idsOf(name)]) {
    const known = await here.find(id)
    if (known) all.set(known.id, known)
  }
  return [...all.values()]
}

/** Whether an entry with another name has this content, now or in an earlier version. */
async function hasContent({ entry, deletedAt }: Incoming, here: Here): Promise<boolean> {
  return deletedAt === undefined && (await here.alike(fingerprintOf(entry))) !== undefined
}

function isSame(incoming: Incoming, { entry, deletedAt }: Known): boolean {
  return deletedAt === undefined && saysTheSame(entry, withDates(incoming, entry))
}

/** Whether a write to this entry would be uploaded. */
function mayLeave({ id }: Known, { level }: PlanOptions): boolean {
  return level !== 'local' && !isLocalId(id)
}

function staysHere({ livesOn }: Incoming, { level, keepHere }: PlanOptions): LivesOn {
  return level === 'local' || keepHere || livesOn === 'device' ? 'device' : 'server'
}

function plannedNew(incoming: Incoming, stays: LivesOn, { now }: PlanOptions): Planned {
  const { entry, deletedAt } = incoming
  if (deletedAt !== undefined && Date.parse(deletedAt) <= now - TRASH_MS)
    return { incoming, outcome: 'deleted-long-ago' }
  const id = idFor(entry._id, stays)
  const versions = distinctVersions(entry, incoming.versions).map((one) => ({ ...one, _id: id }))
  const action: PutEntry = { kind: 'put', entry: { ...entry, _id: id }, versions }
  return deletedAt === undefined
    ? { incoming, outcome: 'added', action }
    : { incoming, outcome: 'added-deleted', action: { ...action, deletedAt } }
}

function plannedAlive(
  incoming: Incoming,
  known: Known & { readonly entry: Entry },
  kept: readonly Entry[],
  options: PlanOptions,
): Planned {
  const sent = withFileTime(incoming, withDates(incoming, known.entry), [known.entry, ...kept])
  if (saysTheSame(known.entry, sent)) return keeping(incoming, 'already-here', known, kept, sent)
  if (gainsMedia(incoming, known.entry, sent))
    return putting(incoming, 'updated', known, sent, kept, options)
  if (incoming.deletedAt !== undefined || timeOf(sent) <= timeOf(known.entry))
    return keeping(incoming, 'newer-here', known, kept, sent)
  return putting(incoming, 'updated', known, sent, kept, options)
}

function planDeleted(
  incoming: Incoming,
  known: Known & { readonly deletedAt: string },
  kept: readonly Entry[],
  options: PlanOptions,
): Planned {
  const { entry } = known
  const sent = entry ? withDates(incoming, entry) : incoming.entry
  const after = Date.parse(known.deletedAt) + 1
  const alive = incoming.deletedAt === undefined
  if (alive && (options.reviveDeleted || timeOf(sent) >= after)) {
    const time = Math.max(timeOf(sent), after, entry ? timeOf(entry) : 0)
    const back = { ...sent, updatedAt: new Date(time).toISOString() }
    return putting(incoming, 'revived', known, back, kept, options)
  }
  const outcome = alive ? 'stays-deleted' : 'already-here'
  return entry ? keeping(incoming, outcome, { ...known, entry }, kept, sent) : { incoming, outcome }
}

/** Keeps the incoming text if it's new here, and earlier versions that are missing. */
function keeping(
  incoming: Incoming,
  outcome: Outcome,
  { id, entry }: { readonly id: string; readonly entry: Entry },
  kept: readonly Entry[],
  sent: Entry,
): Planned {
  const there = [entry, ...kept]
  const own = there.some((version) => saysTheSame(version, sent)) ? [] : [sent]
  const missing = missingVersions(there, [...incoming.versions, ...own])
  if (missing.length === 0) return { incoming, outcome }
  const named = missing.map((version) => ({ ...version, _id: id }))
  return { incoming, outcome, action: { kind: 'keep', id, versions: named } }
}

function putting(
  incoming: Incoming,
  outcome: Outcome,
  known: Known,
  words: Entry,
  kept: readonly Entry[],
  { level }: PlanOptions,
): Planned {
  const moves = level === 'local' && !isLocalId(known.id)
  const id = moves ? idFor(incoming.entry._id, 'device') : known.id
  const replaced = known.entry && !saysTheSame(known.entry, words) ? [known.entry] : []
  const there = [...replaced, ...kept]
  // When it's replaced later, it must not overwrite another version.
  const sent = { ...words, updatedAt: freeMomentAmong(there, words.updatedAt) }
  const named = (entry: Entry) => ({ ...entry, _id: id })
  const [replaces] = replaced.map(named)
  const action: PutEntry = {
    kind: 'put',
    entry: named(sent),
    ...(moves && { was: known.id }),
    ...(replaces && { replaces }),
    versions: missingVersions([sent, ...there], incoming.versions).map(named),
  }
  return { incoming, outcome, action }
}

/** The incoming entry, with the dates of the existing one where its own are a guess. */
function withDates({ entry, dateGuessed }: Incoming, here: Entry): Entry {
  if (!dateGuessed) return entry
  const { createdAt, localDate, timeZone } = here
  return { ...entry, createdAt, localDate, timeZone }
}

/** The incoming entry, with the time of its file if its content is new here. */
function withFileTime({ touchedAt }: Incoming, sent: Entry, there: readonly Entry[]): Entry {
  if (touchedAt === undefined || there.some((version) => saysTheSame(version, sent))) return sent
  return { ...sent, updatedAt: touchedAt }
}

function timeOf({ updatedAt }: Entry): number {
  return Date.parse(updatedAt)
}
