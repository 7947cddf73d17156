import { type Entry, isLocalId } from '#journal/index.ts'
import { madeId } from '../made-id.ts'
import { type ClientId, namer } from '../names.ts'
import { type Held, inBackupOrder } from './write-backup.ts'

/** A deleted entry whose words are still there. */
export interface HeldDeleted {
  readonly entry: Entry
  readonly deletedAt: string
}

/** What one place holds of a journal. */
export interface Holding {
  readonly entries: readonly Entry[]
  readonly deleted: readonly HeldDeleted[]
  /** Earlier versions, each under the id of its entry. */
  readonly versions: readonly Entry[]
  /** Ids that entries had before, with those that they go by now. */
  readonly ids: readonly ClientId[]
}

export interface Gathered {
  readonly held: Held[]
  /** The name in the file of an entry of this id, or of one that it had before. */
  readonly nameFor: (id: string) => string
}

/**
 * All that a person has, on the device and, where it can be reached, on the server. Of an entry
 * that both have the newest text stands and all others are versions of it; a text that has moved
 * to the device counts as being there, whatever the server still has. `before` are the versions that
 * the device had when the server was asked: what was sent since is in neither.
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
  // What was removed for good since then does not come back by its versions.
  for (const version of before) piles.get(currentId(version._id))?.versions.push(version)
  const named = namer(places.flatMap(({ ids }) => ids).filter(({ entryId }) => !isLocalId(entryId)))
  const onServer = new Set([...piles.keys()].filter((id) => !isLocalId(id)).map(named))
  const nameFor = (id: string) => ownName(currentId(id), named, onServer)
  const held = [...piles].flatMap(([id, pile]) => heldOf(id, pile) ?? [])
  return { held: inBackupOrder(held, nameFor), nameFor }
}

/** An entry of the device that is apart from one of the server's is so in the file, too. */
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
  // Versions of nothing: what they belonged to went while the file was made.
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

/** An edit that was made after the deletion has brought the entry back. */
function deletionOf(alive: readonly Entry[], deleted: readonly HeldDeleted[]): string | undefined {
  const last = deleted.toSorted((a, b) => Date.parse(b.deletedAt) - Date.parse(a.deletedAt))[0]
  if (!last) return undefined
  const after = alive.some(({ updatedAt }) => Date.parse(updatedAt) > Date.parse(last.deletedAt))
  return after ? undefined : last.deletedAt
}

/** The id that an entry goes by in the end. */
function follow(ids: readonly ClientId[]): (id: string) => string {
  const next = new Map<string, string>()
  // Of two the first counts: the device knows best what was moved to it.
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
