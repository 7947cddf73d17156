import { type Entry, isLocalId } from '#journal/index.ts'
import type { PrivacyLevel } from '#preferences/index.ts'
import { sameWords } from '#sync/index.ts'
import { distinctVersions, missingVersions } from '../distinct-versions.ts'
import type { Incoming, LivesOn } from '../incoming.ts'
import { fingerprintOf } from '../made-id.ts'
import { idFor, idsOf } from '../names.ts'

type Soon<T> = T | Promise<T>

/** An entry that is here, under the id that it goes by. */
export type Known =
  | { readonly id: string; readonly entry: Entry; readonly deletedAt?: undefined }
  /** It was deleted; the words may be gone. */
  | { readonly id: string; readonly entry?: Entry; readonly deletedAt: string }

/** What a journal holds when something comes in. */
export interface Here {
  /** What there is under an id, or under one that it had before. */
  find(id: string): Soon<Known | undefined>
  /** The earlier versions of the entry of an id. */
  versions(id: string): Soon<readonly Entry[]>
  /** The id of an entry of this fingerprint that was here before the first one came in. */
  alike(fingerprint: string): Soon<string | undefined>
}

export interface PlanOptions {
  readonly level: PrivacyLevel
  /** What comes in stays on this device, whatever the level. */
  readonly keepHere?: boolean
  /** What was deleted here comes back, even if it has not been changed since. */
  readonly reviveDeleted: boolean
  /** In ms. */
  readonly now: number
}

/** Puts an entry down with the dates that it brings, and its earlier versions with it. */
export interface PutEntry {
  readonly kind: 'put'
  readonly entry: Entry
  /** The id that it goes by here, where it is to go by another: it comes to the device. */
  readonly was?: string
  /** It goes under Recently deleted. */
  readonly deletedAt?: string
  /** The text that makes way, to be kept as an earlier version. */
  readonly replaces?: Entry
  readonly versions: readonly Entry[]
}

/** Keeps earlier versions of an entry that is here, which stays as it is. */
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
  /** The text here is newer and stands; the other one is among its earlier versions. */
  | 'newer-here'
  | 'revived'
  /** It was deleted here and stays so. */
  | 'stays-deleted'
  /** It was deleted more than 30 days before: its time is up. */
  | 'deleted-long-ago'

export interface Planned {
  readonly incoming: Incoming
  readonly outcome: Outcome
  /** What is to be done; nothing where all of it is here. */
  readonly action?: Action
}

const TRASH_MS = 30 * 24 * 60 * 60_000

/**
 * What becomes of an entry that comes in. It only says so: whoever asks does the writing. The
 * newer text stands, the other one is kept as a version; what is done already is not done again;
 * and words that stayed on a device before do not leave it now.
 */
export async function planIncoming(
  incoming: Incoming,
  here: Here,
  options: PlanOptions,
): Promise<Planned> {
  const known = await findKnown(incoming, here)
  const stays = staysHere(incoming, options)
  if (!known || isApart(incoming, known, stays, options))
    return plannedNew(incoming, stays, options)
  const versions = await here.versions(known.id)
  return known.deletedAt === undefined
    ? plannedAlive(incoming, known, versions, options)
    : plannedDeleted(incoming, known, versions, options)
}

async function findKnown(incoming: Incoming, here: Here): Promise<Known | undefined> {
  const { entry, livesOn, deletedAt } = incoming
  for (const id of [idFor(entry._id, livesOn), ...idsOf(entry._id)]) {
    const known = await here.find(id)
    if (known) return known
  }
  const alike = deletedAt === undefined ? await here.alike(fingerprintOf(entry)) : undefined
  return alike === undefined ? undefined : here.find(alike)
}

function staysHere({ livesOn }: Incoming, { level, keepHere }: PlanOptions): LivesOn {
  return level === 'local' || keepHere || livesOn === 'device' ? 'device' : 'server'
}

/** Words that stay on the device are not merged into an entry that the server has, too. */
function isApart(
  incoming: Incoming,
  known: Known,
  stays: LivesOn,
  { level }: PlanOptions,
): boolean {
  if (stays === 'server' || level === 'local' || isLocalId(known.id)) return false
  return !known.entry || !sameWords(known.entry, asDated(incoming, known.entry))
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
  const sent = asDated(incoming, known.entry)
  if (sameWords(known.entry, sent))
    return keeping(incoming, 'already-here', known, kept, incoming.versions)
  if (incoming.deletedAt !== undefined || timeOf(sent) <= timeOf(known.entry))
    return keeping(incoming, 'newer-here', known, kept, [...incoming.versions, sent])
  return putting(incoming, 'updated', known, sent, kept, options)
}

function plannedDeleted(
  incoming: Incoming,
  known: Known & { readonly deletedAt: string },
  kept: readonly Entry[],
  options: PlanOptions,
): Planned {
  const { entry } = known
  const sent = entry ? asDated(incoming, entry) : incoming.entry
  const after = Date.parse(known.deletedAt) + 1
  const alive = incoming.deletedAt === undefined
  if (alive && (options.reviveDeleted || timeOf(sent) >= after)) {
    const updatedAt = new Date(Math.max(timeOf(sent), after)).toISOString()
    return putting(incoming, 'revived', known, { ...sent, updatedAt }, kept, options)
  }
  const outcome = alive ? 'stays-deleted' : 'already-here'
  if (!entry) return { incoming, outcome }
  const own = sameWords(entry, sent) ? [] : [sent]
  return keeping(incoming, outcome, { ...known, entry }, kept, [...incoming.versions, ...own])
}

function keeping(
  incoming: Incoming,
  outcome: Outcome,
  { id, entry }: { readonly id: string; readonly entry: Entry },
  kept: readonly Entry[],
  versions: readonly Entry[],
): Planned {
  const missing = missingVersions([entry, ...kept], versions)
  if (missing.length === 0) return { incoming, outcome }
  const named = missing.map((version) => ({ ...version, _id: id }))
  return { incoming, outcome, action: { kind: 'keep', id, versions: named } }
}

function putting(
  incoming: Incoming,
  outcome: Outcome,
  known: Known,
  sent: Entry,
  kept: readonly Entry[],
  { level }: PlanOptions,
): Planned {
  const moves = level === 'local' && !isLocalId(known.id)
  const id = moves ? idFor(incoming.entry._id, 'device') : known.id
  const { entry: before } = known
  const there = [sent, ...(before ? [before] : []), ...kept]
  const versions = missingVersions(there, incoming.versions)
  const action: PutEntry = {
    kind: 'put',
    entry: { ...sent, _id: id },
    ...(moves && { was: known.id }),
    ...(before && !sameWords(before, sent) && { replaces: { ...before, _id: id } }),
    versions: versions.map((version) => ({ ...version, _id: id })),
  }
  return { incoming, outcome, action }
}

/** What came in, with the dates of the entry that is here where its own are a guess. */
function asDated({ entry, dateGuessed }: Incoming, here: Entry): Entry {
  if (!dateGuessed) return entry
  const { createdAt, localDate, timeZone } = here
  return { ...entry, createdAt, localDate, timeZone }
}

function timeOf({ updatedAt }: Entry): number {
  return Date.parse(updatedAt)
}
