import { useEffect, useState } from 'react'
import type { RecordingStore } from '#device/media/recording-store.ts'
import { type NoRecording, type Recorder, refusalOf, startRecorder } from './recorder.ts'

interface Recording {
  readonly recorder?: Recorder
  readonly refused?: NoRecording
}

/** Records as long as the component is there. What it leaves unfinished is offered later. */
export function useRecorder(store: RecordingStore): Recording {
  const [recording, setRecording] = useState<Recording>({})
  useEffect(() => {
    let isOver = false
    let started: Recorder | undefined
    startRecorder(store, () => performance.now()).then(
      (recorder) => {
        if (isOver) return void recorder.discard()
        started = recorder
        setRecording({ recorder })
      },
      (error) => setRecording({ refused: refusalOf(error) }),
    )
    const ask = (event: BeforeUnloadEvent) => started && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      isOver = true
      window.removeEventListener('beforeunload', ask)
      // Already ended if it was finished or discarded; what the screen left is offered later.
      void started?.finish()
    }
  }, [store])
  return recording
}
