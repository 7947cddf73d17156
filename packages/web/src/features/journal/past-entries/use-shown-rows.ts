import type { Entry } from '@daywell/core/journal'
import { isOpen, matchParts, parseQuery, passes, textOfQuery } from '@daywell/core/search'
import { useCallback, useMemo, useState } from 'react'
import { useJournal } from '#services/journal/journal-context.ts'
import { useToday } from '../editor/use-today.ts'
import { byDay, rowsOf } from './list/months.ts'
import { rowKeys } from './list/row-keys.ts'
import type { ListPlace, Wish } from './list-place.ts'
import { useEntrySearch } from './search/use-entry-search.ts'

/** Search and filters, and the matching rows. */
export function useShownRows(entries: readonly Entry[], place: ListPlace) {
  const [wish, keepWish] = useState(place.wish)
  const query = useMemo(() => parseQuery(wish.query), [wish.query])
  const search = useEntrySearch(entries, textOfQuery(wish.query, query))
  const { ids } = search.result
  const sorted = useMemo(() => byDay(entries), [entries])
  const keyOf = useRowKeys(entries)
  const today = useToday()
  /** The entries of a search with other filters, but the same words. */
  const entriesFor = useCallback(
    ({ query: text, filter }: Wish) => {
      const { parts } = parseQuery(text)
      if (isOpen(filter) && parts.length === 0 && !ids) return sorted
      const fits = matchParts(parts, today)
      return sorted.filter(
        (entry) => passes(entry, filter) && fits(entry) && (ids?.has(entry._id) ?? true),
      )
    },
    [sorted, ids, today],
  )
  const rows = useMemo(() => rowsOf(entriesFor(wish), keyOf), [entriesFor, wish, keyOf])
  const setWish = useCallback(
    (next: Wish) => {
      place.wish = next
      // A new list starts at the top.
      place.anchor = undefined
      keepWish(next)
    },
    [place],
  )
  return { wish, setWish, query, rows, search, entriesFor }
}

function useRowKeys(entries: readonly Entry[]) {
  const store = useJournal()?.store
  const [keysOf] = useState(rowKeys)
  return useMemo(() => keysOf(entries, (id) => store?.find(id)?._id), [keysOf, entries, store])
}
