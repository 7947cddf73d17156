import { lengthText } from '@daywell/core/media'
import { useMemo } from 'react'
import { type RecordingStore, recordingStore } from '#device/media/recording-store.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { useJournal } from '#services/journal/journal-context.ts'
import type { FileToAdd } from '../adding/adding.ts'
import { pageMediaTexts } from '../media.texts.ts'
import styles from './record-dialog.module.css'
import { RecordDialog } from './record-dialog.tsx'
import { useUnfinished } from './use-unfinished.ts'

interface VoiceNotesProps {
  isOpen: boolean
  onClose: () => void
  onDone: (file: FileToAdd) => void
}

/** The recorder, and what an earlier one left unfinished. */
export function VoiceNotes({ isOpen, onClose, onDone }: VoiceNotesProps) {
  const userId = useJournal()?.userId
  const store = useMemo(
    () => (userId === undefined ? undefined : recordingStore(window.indexedDB, userId)),
    [userId],
  )
  if (!store) return null
  return (
    <>
      <Unfinished store={store} onDone={onDone} />
      {isOpen && <RecordDialog store={store} onClose={onClose} onDone={onDone} />}
    </>
  )
}

function Unfinished({
  store,
  onDone,
}: {
  store: RecordingStore
  onDone: VoiceNotesProps['onDone']
}) {
  const texts = useTexts(pageMediaTexts).recorder
  const { unfinished, forget, hide } = useUnfinished(store)
  if (!unfinished) return null
  const { id, file, seconds } = unfinished
  const add = () => {
    const kept = () => void forget(id)
    onDone({ file, name: texts.fileName, seconds, kind: 'audio', kept })
    hide(id)
  }
  const actions = (
    <span className={styles.actions}>
      <Button kind="quiet" size="small" onClick={() => void forget(id)}>
        {texts.discard}
      </Button>
      <Button kind="quiet" size="small" onClick={add}>
        {texts.addUnfinished}
      </Button>
    </span>
  )
  return (
    <div className={styles.unfinished}>
      <Banner action={actions}>{texts.unfinished(lengthText(seconds))}</Banner>
    </div>
  )
}
