import { useEffect, useState } from 'react'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'

/**
 * The journal once the first sync has finished or failed. Before that, an empty store means nothing
 * and a summary would be stale.
 */
export function useSettledJournal(): Journal | undefined {
  const journal = useJournal()
  const [settled, setSettled] = useState<Journal>()
  useEffect(() => {
    let isHere = true
    void journal?.sync.now().then(() => isHere && setSettled(journal))
    return () => {
      isHere = false
    }
  }, [journal])
  return settled === journal ? journal : undefined
}
