import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'

type Said = ComponentType<{ journal: Journal }>

/** Lazy-loads the notice about a privacy level change; shown on every page. */
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
    // If the chunk fails to load, the Privacy & data page still shows the change.
    import('./level-line.tsx').then(
      ({ LevelLine }) => setLoaded({ Said: LevelLine }),
      () => {},
    )
  }, [isOn])
  return isOn && loaded && journal ? <loaded.Said journal={journal} /> : null
}
