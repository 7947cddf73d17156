import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'

type Said = ComponentType<{ journal: Journal }>

/** A level that changes here, or was changed elsewhere, shows on every page; lazily loaded. */
export function LevelNotice() {
  const journal = useJournal()
  const [loaded, setLoaded] = useState<{ Said: Said }>()
  const read = () =>
    Boolean(journal?.levelChange.state().change || journal?.levels.changedElsewhere())
  const subscribe = useCallback(
    (changed: () => void) => {
      const ends = [journal?.levelChange, journal?.levels].map((part) => part?.subscribe(changed))
      return () => ends.forEach((end) => void end?.())
    },
    [journal],
  )
  const isOn = useSyncExternalStore(subscribe, read, read)
  useEffect(() => {
    if (!isOn) return
    // Where they cannot be fetched, the page that the change was begun on still tells of it.
    import('./level-line.tsx').then(
      ({ LevelLine }) => setLoaded({ Said: LevelLine }),
      () => {},
    )
  }, [isOn])
  return isOn && loaded && journal ? <loaded.Said journal={journal} /> : null
}
