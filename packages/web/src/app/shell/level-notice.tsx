import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import type { Journal } from '#journal/journal.ts'
import { useJournal } from '#journal/journal-context.ts'

type Said = ComponentType<{ journal: Journal }>

/** A change of the privacy level that is not over is told on every page; its words come then. */
export function LevelNotice() {
  const journal = useJournal()
  const read = () => journal?.levelChange.state().change !== null
  const changing = useSyncExternalStore(journal?.levelChange.subscribe ?? never, read, read)
  const [loaded, setLoaded] = useState<{ Said: Said }>()
  const isOn = journal !== undefined && changing
  useEffect(() => {
    if (!isOn) return
    // Where they cannot be fetched, the page that the change was begun on still tells of it.
    import('./level-line.tsx').then(
      ({ LevelLine }) => setLoaded({ Said: LevelLine }),
      () => {},
    )
  }, [isOn])
  return isOn && loaded ? <loaded.Said journal={journal} /> : null
}

const never = () => () => {}
