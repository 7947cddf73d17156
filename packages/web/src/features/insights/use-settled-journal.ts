import { useEffect, useState } from 'react'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'

/**
 * The journal once this device and the server know the same of it, as far as that can be had now:
 * before that an empty store says nothing, and a summary would be of what was there before.
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
