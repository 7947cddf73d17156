import { isLocalId, isTempId } from '#journal/index.ts'
import type { LivesOn } from './incoming.ts'

/**
 * An entry has different ids on different servers and devices; its name in a file is the stable
 * part: the id without its prefix.
 */
export function nameOf(id: string): string {
  return isTempId(id) || isLocalId(id) ? id.slice(id.indexOf('_') + 1) : id
}

/** The id under which an entry of this name is looked up or created. */
export function idFor(name: string, livesOn: LivesOn): string {
  return livesOn === 'device' ? `local_${name}` : `temp_${name}`
}

/** All ids that an entry of this name may have. */
export function idsOf(name: string): string[] {
  return [name, `temp_${name}`, `local_${name}`]
}

/** A client's id of an entry, and the server's id of it. */
export interface ClientId {
  readonly clientId: string
  readonly entryId: string
}

/**
 * The names of entries by their ids. A server assigns its own ids, so an entry is named by the id
 * that its first client gave it, which survives any number of restores.
 */
export function namer(clientIds: Iterable<ClientId>): (id: string) => string {
  const names = new Map<string, string>()
  for (const { clientId, entryId } of clientIds) {
    const name = nameOf(clientId)
    const known = names.get(entryId)
    // Any deterministic rule will do.
    if (known === undefined || name < known) names.set(entryId, name)
  }
  return (id) => names.get(id) ?? nameOf(id)
}
