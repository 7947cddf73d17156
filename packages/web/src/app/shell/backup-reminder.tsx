import { type ComponentType, useEffect, useState } from 'react'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'

type Said = ComponentType<{ journal: Journal }>

/** Lazy-loads the backup reminder once the journal is open. */
export function BackupReminder() {
  const journal = useJournal()
  const [loaded, setLoaded] = useState<{ Said: Said }>()
  useEffect(() => {
    if (!journal) return
    // If the chunk fails to load, the reminder is skipped this time.
    import('./backup-line.tsx').then(
      ({ BackupLine }) => setLoaded({ Said: BackupLine }),
      () => {},
    )
  }, [journal])
  return journal && loaded ? <loaded.Said journal={journal} /> : null
}
