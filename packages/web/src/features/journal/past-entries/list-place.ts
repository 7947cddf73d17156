import type { EntryFilter } from '@daywell/core/search'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import type { KnownHeights } from './list/row-heights.ts'

/** The row at the top edge, and how far it's scrolled out. */
export interface Anchor {
  readonly key: string
  readonly below: number
}

/** A search with its filters. */
export interface Wish {
  readonly query: string
  readonly filter: EntryFilter
}

/** State of the list, restored when it's shown again. */
export interface ListPlace {
  readonly userId: string | undefined
  readonly heights: KnownHeights
  anchor: Anchor | undefined
  /** The entry that was opened from it. */
  opened: string | undefined
  wish: Wish
  filtersOpen: boolean
  /** The search counter when the list was left. */
  searchAsked: number
}

export const noWish: Wish = { query: '', filter: {} }

// In memory only: a search is stored only if the person saves it.
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
