import { useEffect, useState } from 'react'

/** Whether storage is persistent; `refused`: the browser was asked just now and declined. */
export type Keeping = 'unknown' | 'kept' | 'not-kept' | 'refused' | 'granted'

export interface Room {
  readonly used: number
  readonly granted: number
}

/** What the StorageManager reports for this page. */
export function useKeeping(): { keeping: Keeping; room: Room | undefined; ask: () => void } {
  const [keeping, setKeeping] = useState<Keeping>('unknown')
  const [room, setRoom] = useState<Room>()
  useEffect(() => {
    let over = false
    // Missing in some browsers, and on every page served over plain http from another host.
    const storage: StorageManager | undefined = navigator.storage
    storage?.persisted().then(
      (kept) => over || setKeeping(kept ? 'kept' : 'not-kept'),
      () => {},
    )
    storage?.estimate().then(
      ({ usage: used, quota: granted }) => {
        if (!over && used !== undefined && granted !== undefined) setRoom({ used, granted })
      },
      () => {},
    )
    return () => {
      over = true
    }
  }, [])
  const ask = () => {
    navigator.storage.persist().then(
      (kept) => setKeeping(kept ? 'granted' : 'refused'),
      () => setKeeping('refused'),
    )
  }
  return { keeping, room, ask }
}
