import { useEffect, useState } from 'react'

/** Whether the browser has promised to keep what is stored; `refused`: it was asked just now. */
export type Keeping = 'unknown' | 'kept' | 'not-kept' | 'refused' | 'granted'

export interface Room {
  readonly used: number
  readonly granted: number
}

/** What the browser says of the storage that it gives to this page. */
export function useKeeping(): { keeping: Keeping; room: Room | undefined; ask: () => void } {
  const [keeping, setKeeping] = useState<Keeping>('unknown')
  const [room, setRoom] = useState<Room>()
  useEffect(() => {
    let over = false
    // Not every browser has it, and none has it on a page that came by plain http from elsewhere.
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
