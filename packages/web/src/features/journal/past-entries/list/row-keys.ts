import { type Entry, isLocalId, isTempId } from '@daywell/core/journal'

type KeyOf = (entry: Entry) => string

/**
 * Stable row keys. A new entry's id changes when it reaches the server; its row must not be
 * remounted then, since it may have focus.
 */
export function rowKeys() {
  const first = new Map<string, string>()
  let givenHere: string[] = []
  return (entries: readonly Entry[], currentId: (id: string) => string | undefined): KeyOf => {
    for (const id of givenHere) {
      const now = currentId(id)
      if (now !== undefined && now !== id) first.set(now, first.get(id) ?? id)
    }
    givenHere = entries.map(({ _id }) => _id).filter((id) => isTempId(id) || isLocalId(id))
    return ({ _id }) => first.get(_id) ?? _id
  }
}
