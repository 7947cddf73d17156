import { lengthText } from '@daywell/core/media'
import { Mic, Pause } from 'lucide-react'
import { useEffect, useReducer, useState } from 'react'
import type { RecordingStore } from '#device/media/recording-store.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { ConfirmDialog } from '#kit/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import type { FileToAdd } from '../adding/adding.ts'
import { pageMediaTexts } from '../media.texts.ts'
import styles from './record-dialog.module.css'
import type { Recorder } from './recorder.ts'
import { useRecorder } from './use-recorder.ts'

interface RecordDialogProps {
  store: RecordingStore
  onClose: () => void
  onDone: (file: FileToAdd) => void
}

/** Records a voice note. Closing it asks first, so that nothing is lost by a slip. */
export function RecordDialog({ store, onClose, onDone }: RecordDialogProps) {
  const texts = useTexts(pageMediaTexts).recorder
  const { recorder, refused } = useRecorder(store)
  const [isAsked, setIsAsked] = useState(false)
  const [isEnding, setIsEnding] = useState(false)
  const finish = async () => {
    if (!recorder || isEnding) return
    setIsEnding(true)
    const { file, seconds, forget } = await recorder.finish()
    onDone({ file, name: texts.fileName, seconds, kind: 'audio', kept: forget })
    onClose()
  }
  const discard = async () => {
    await recorder?.discard()
    onClose()
  }
  const actions = recorder && (
    <>
      <Button kind="quiet" onClick={() => setIsAsked(true)}>
        {texts.discard}
      </Button>
      <Button kind="primary" aria-disabled={isEnding} onClick={() => void finish()}>
        {texts.finish}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      title={texts.title}
      onClose={() => (recorder ? setIsAsked(true) : onClose())}
      closeLabel={recorder ? undefined : texts.close}
      actions={actions}
    >
      {recorder && <Progress recorder={recorder} />}
      {refused && <p role="alert">{texts.refused[refused]}</p>}
      {!recorder && !refused && <p role="status">{texts.starting}</p>}
      <ConfirmDialog
        open={isAsked}
        danger
        title={texts.askTitle}
        confirmLabel={texts.discard}
        cancelLabel={texts.keepOn}
        onConfirm={() => void discard()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{texts.askWords}</p>
      </ConfirmDialog>
    </Dialog>
  )
}

function Progress({ recorder }: { recorder: Recorder }) {
  const texts = useTexts(pageMediaTexts).recorder
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => recorder.subscribe(redraw), [recorder])
  const isPaused = recorder.isPaused()
  const time = lengthText(recorder.seconds())
  return (
    <div className={styles.recorder}>
      <p className={styles.time} role="timer" aria-label={texts.length(time)}>
        {time}
      </p>
      <meter
        className={styles.level}
        min={0}
        max={1}
        value={recorder.level()}
        aria-label={texts.level}
      />
      <p className={styles.state} role="status">
        {recorder.isFull() ? texts.full : isPaused ? texts.paused : texts.recording}
      </p>
      <Button
        kind="plain"
        icon={isPaused ? <Mic aria-hidden="true" /> : <Pause aria-hidden="true" />}
        disabled={recorder.isFull()}
        onClick={isPaused ? recorder.resume : recorder.pause}
      >
        {isPaused ? texts.resume : texts.pause}
      </Button>
    </div>
  )
}
