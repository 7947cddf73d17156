import type { Entry } from '@daywell/core/journal'
import { isOpen, passes } from '@daywell/core/search'
import { useCallback, useMemo, useState } from 'react'
import { useJournal } from '#services/journal/journal-context.ts'
import { byDay, rowsOf } from './list/months.ts'
import { rowKeys } from './list/row-keys.ts'
import type { ListPlace, Wish } from './list-place.ts'
import { useEntrySearch } from './search/use-entry-search.ts'

/** Search and filters, and the matching rows. */
export function useShownRows(entries: readonly Entry[], place: ListPlace) {
  const [wish, keepWish] = useState(place.wish)
  const search = useEntrySearch(entries, wish.query)
  const { ids } = search.result
  const { filter } = wish
  const sorted = useMemo(() => byDay(entries), [entries])
  const keyOf = useRowKeys(entries)
  const rows = useMemo(() => {
    const passing = isOpen(filter) ? sorted : sorted.filter((entry) => passes(entry, filter))
    return rowsOf(ids ? passing.filter(({ _id }) => ids.has(_id)) : passing, keyOf)
  }, [sorted, filter, ids, keyOf])
  const setWish = useCallback(
    (next: Wish) => {
      place.wish = next
      // A new list starts at the top.
      place.anchor = undefined
      keepWish(next)
    },
    [place],
  )
  return { wish, setWish, rows, search }
}

function useRowKeys(entries: readonly Entry[]) {
  const store = useJournal()?.store
  const [keysOf] = useState(rowKeys)
  return useMemo(() => keysOf(entries, (id) => store?.find(id)?._id), [keysOf, entries, store])
}
