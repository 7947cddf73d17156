import type { Entry } from '@daywell/core/journal'
import { mediaNamedIn } from '@daywell/core/media'
import type { LocalStore } from '#device/local-store/local-store.ts'

/** Which entries name a photo or a recording. */
export interface NamedMedia {
  entriesNaming(id: string): readonly Entry[]
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Reads each version of an entry once: ten thousand entries cost a look at each, and only after
 * something has changed.
 */
export function namedMedia(store: Pick<LocalStore, 'entries'>): NamedMedia {
  const read = new WeakMap<Entry, ReadonlySet<string>>()
  let at: readonly Entry[] | undefined
  let naming = new Map<string, Entry[]>()
  const namesIn = (entry: Entry): ReadonlySet<string> => {
    const known = read.get(entry)
    if (known) return known
    const names = entry.content.includes('media:') ? mediaNamedIn(entry.content) : NONE
    read.set(entry, names)
    return names
  }
  const look = () => {
    const entries = store.entries()
    if (entries === at) return
    at = entries
    naming = new Map()
    for (const entry of entries) {
      for (const id of namesIn(entry)) naming.set(id, [...(naming.get(id) ?? []), entry])
    }
  }
  return {
    entriesNaming(id) {
      look()
      return naming.get(id) ?? []
    },
  }
}
