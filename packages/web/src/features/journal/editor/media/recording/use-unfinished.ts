import { useCallback, useEffect, useState } from 'react'
import type { RecordingStore, UnfinishedRecording } from '#device/media/recording-store.ts'
import { recordingLock } from './recorder.ts'

/** A recording that a crash or a closed tab left unfinished; the oldest one first. */
export function useUnfinished(store: RecordingStore | undefined) {
  const [found, setFound] = useState<readonly UnfinishedRecording[]>([])
  const look = useCallback(async () => {
    const all = (await store?.all().catch(() => [])) ?? []
    const isFree = await Promise.all(all.map(({ id }) => isInNoTab(id)))
    setFound(all.filter((_, index) => isFree[index]))
  }, [store])
  useEffect(() => void look(), [look])
  return {
    unfinished: found[0],
    async forget(id: string) {
      await store?.remove(id)
      await look()
    },
    /** Not offered again now; it's still stored. */
    hide: (id: string) => setFound((all) => all.filter((one) => one.id !== id)),
  }
}

async function isInNoTab(id: string): Promise<boolean> {
  if (!navigator.locks) return true
  const options = { ifAvailable: true }
  return navigator.locks.request(recordingLock(id), options, (lock) => lock !== null)
}
