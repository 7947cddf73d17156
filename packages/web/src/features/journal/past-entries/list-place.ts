import type { EntryFilter } from '@daywell/core/search'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import type { KnownHeights } from './list/row-heights.ts'

/** The row at the upper edge of the list, and how far it is scrolled out. */
export interface Anchor {
  readonly key: string
  readonly below: number
}

/** What somebody looks for in their entries. */
export interface Wish {
  readonly query: string
  readonly filter: EntryFilter
}

/** How somebody left the list, to find it like that again. */
export interface ListPlace {
  readonly userId: string | undefined
  readonly heights: KnownHeights
  anchor: Anchor | undefined
  /** The entry that somebody went to from it. */
  opened: string | undefined
  wish: Wish
  filtersOpen: boolean
  /** How often the search had been asked for. */
  searchAsked: number
}

export const noWish: Wish = { query: '', filter: {} }

// As long as the page lives, and no longer: what somebody searched for is written down nowhere.
const places = new WeakMap<JournalHandle, ListPlace>()

export function listPlace(handle: JournalHandle): ListPlace {
  const { userId } = handle.state()
  const left = places.get(handle)
  if (left && left.userId === userId) return left
  const place: ListPlace = {
    userId,
    heights: new Map(),
    anchor: undefined,
    opened: undefined,
    wish: noWish,
    filtersOpen: false,
    searchAsked: 0,
  }
  places.set(handle, place)
  return place
}
