import { useSyncExternalStore } from 'react'
import { useJournal } from '#journal/journal-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Switch } from '#ui/choice/switch.tsx'
import styles from './keep-here.module.css'
import { keepHereTexts } from './keep-here.texts.ts'
import { useWriting, useWritingState } from './writing-context.ts'

/** Whether this one entry stays here; under the other levels that is settled for all of them. */
export function KeepHere() {
  const texts = useTexts(keepHereTexts)
  const writing = useWriting()
  const keepHere = useWritingState((state) => state.details.keepHere)
  const saved = useWritingState((state) => state.entryId !== undefined)
  const level = useLevel()
  if (level === 'local' || level === 'cloud') return null
  // The way back to the server leads through the preferences.
  const settled = saved && keepHere
  return (
    <div className={styles.keepHere}>
      <Switch
        label={texts.label}
        hint={keepHere ? texts.on : undefined}
        checked={keepHere}
        disabled={settled}
        onChange={(event) => writing.setDetails({ keepHere: event.currentTarget.checked })}
      />
    </div>
  )
}

function useLevel() {
  const levels = useJournal()?.levels
  return useSyncExternalStore(levels?.subscribe ?? never, () => levels?.level())
}

const never = () => () => {}
