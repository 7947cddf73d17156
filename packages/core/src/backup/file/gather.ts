import { type Entry, isLocalId } from '#journal/index.ts'
import { madeId } from '../made-id.ts'
import { type ClientId, namer } from '../names.ts'
import { type Held, inBackupOrder } from './write-backup.ts'

/** A deleted entry that can still be restored. */
export interface HeldDeleted {
  readonly entry: Entry
  readonly deletedAt: string
}

/** The part of a journal that one place holds: the device, or the server. */
export interface Holding {
  readonly entries: readonly Entry[]
  readonly deleted: readonly HeldDeleted[]
  /** Earlier versions, each under the id of its entry. */
  readonly versions: readonly Entry[]
  /** Former ids of entries, with the current ones. */
  readonly ids: readonly ClientId[]
}

export interface Gathered {
  readonly held: Held[]
  /** The name in the file of an entry of this id, or of a former one. */
  readonly nameFor: (id: string) => string
}

/**
 * Merges the journal of the device with that of the server, if it's reachable. Of an entry in both,
 * the newest text wins and the others are versions; an entry that was moved to the device counts as
 * being there, whatever the server still has. `before` are the versions that the device had when
 * the server was asked, so that nothing sent since is lost.
 */
export function gather(device: Holding, server?: Holding, before: readonly Entry[] = []): Gathered {
  const places = server ? [device, server] : [device]
  const currentId = follow(places.flatMap(({ ids }) => ids))
  const piles = new Map<string, Pile>()
  const pileOf = (id: string) => {
    const current = currentId(id)
    const pile = piles.get(current) ?? { alive: [], deleted: [], versions: [] }
    piles.set(current, pile)
    return pile
  }
  for (const { entries, deleted, versions } of places) {
    for (const entry of entries) pileOf(entry._id).alive.push(entry)
    for (const one of deleted) pileOf(one.entry._id).deleted.push(one)
    for (const version of versions) pileOf(version._id).versions.push(version)
  }
  // An entry that was purged since then must not come back through its versions.
  for (const version of before) piles.get(currentId(version._id))?.versions.push(version)
  const named = namer(places.flatMap(({ ids }) => ids).filter(({ entryId }) => !isLocalId(entryId)))
  const onServer = new Set([...piles.keys()].filter((id) => !isLocalId(id)).map(named))
  const nameFor = (id: string) => ownName(currentId(id), named, onServer)
  const held = [...piles].flatMap(([id, pile]) => heldOf(id, pile) ?? [])
  return { held: inBackupOrder(held, nameFor), nameFor }
}

/** An entry that is separate on the device stays separate in the file. */
function ownName(id: string, named: (id: string) => string, onServer: ReadonlySet<string>): string {
  const name = named(id)
  return isLocalId(id) && onServer.has(name) ? madeId(`on a device: ${name}`) : name
}

interface Pile {
  readonly alive: Entry[]
  readonly deleted: HeldDeleted[]
  readonly versions: Entry[]
}

function heldOf(id: string, { alive, deleted, versions }: Pile): Held | undefined {
  const words = [...alive, ...deleted.map(({ entry }) => entry)].sort(newestFirst)
  // Orphaned versions: their entry was purged while the file was made.
  const [newest = versions.toSorted(newestFirst)[0], ...others] = words
  if (!newest) return undefined
  const named = (entry: Entry) => ({ ...entry, _id: id })
  const deletedAt = deletionOf(alive, deleted)
  return {
    entry: named(newest),
    ...(deletedAt !== undefined && { deletedAt }),
    versions: [...versions, ...others].filter((one) => one !== newest).map(named),
  }
}

/** An edit after the deletion restores the entry. */
function deletionOf(alive: readonly Entry[], deleted: readonly HeldDeleted[]): string | undefined {
  const last = deleted.toSorted((a, b) => Date.parse(b.deletedAt) - Date.parse(a.deletedAt))[0]
  if (!last) return undefined
  const after = alive.some(({ updatedAt }) => Date.parse(updatedAt) > Date.parse(last.deletedAt))
  return after ? undefined : last.deletedAt
}

/** Resolves an id through its aliases. */
function follow(ids: readonly ClientId[]): (id: string) => string {
  const next = new Map<string, string>()
  // The first alias wins: the device knows best what was moved to it.
  for (const { clientId, entryId } of ids) {
    if (!next.has(clientId) && clientId !== entryId) next.set(clientId, entryId)
  }
  return (id) => {
    const seen = new Set<string>()
    let current = id
    for (let to = next.get(id); to !== undefined && !seen.has(to); to = next.get(to)) {
      seen.add(to)
      current = to
    }
    return current
  }
}

function newestFirst(a: Entry, b: Entry): number {
  return Date.parse(b.updatedAt) - Date.parse(a.updatedAt)
}
