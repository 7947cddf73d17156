import { type ComponentType, useEffect, useState } from 'react'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'

type Said = ComponentType<{ journal: Journal }>

/** Once the journal is open: whether it is time for a backup of what is only here. */
export function BackupReminder() {
  const journal = useJournal()
  const [loaded, setLoaded] = useState<{ Said: Said }>()
  useEffect(() => {
    if (!journal) return
    // Where it cannot be fetched, nobody is reminded this time.
    import('./backup-line.tsx').then(
      ({ BackupLine }) => setLoaded({ Said: BackupLine }),
      () => {},
    )
  }, [journal])
  return journal && loaded ? <loaded.Said journal={journal} /> : null
}
