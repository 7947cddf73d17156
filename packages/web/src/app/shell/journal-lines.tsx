import { useCallback, useSyncExternalStore } from 'react'
import type { Journal } from '#services/journal/journal.ts'
import { BackupLine } from './backup-line.tsx'
import { useLazy } from './use-lazy.ts'

/** The notices above every page that need an open journal. */
export function JournalLines({ journal }: { journal: Journal }) {
  return (
    <>
      <LevelNotice journal={journal} />
      <BackupLine journal={journal} />
    </>
  )
}

/** The notice about a change of the privacy level; the Privacy & data page shows it, too. */
function LevelNotice({ journal }: { journal: Journal }) {
  const { levelChange, levels } = journal
  const read = () => Boolean(levelChange.state().change || levels.changedElsewhere())
  const subscribe = useCallback(
    (changed: () => void) => {
      const ends = [levelChange.subscribe(changed), levels.subscribe(changed)]
      return () => ends.forEach((end) => void end())
    },
    [levelChange, levels],
  )
  const isOn = useSyncExternalStore(subscribe, read, read)
  const Line = useLazy(isOn, async () => (await import('./level-line.tsx')).LevelLine)
  return isOn && Line ? <Line journal={journal} /> : null
}
