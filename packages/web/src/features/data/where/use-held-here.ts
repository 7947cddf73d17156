import { useEffect, useState } from 'react'
import type { Journal } from '#services/journal/journal.ts'
import { keepCounting } from './counting.ts'
import type { HeldHere } from './held-here.ts'

const timers = {
  set: (act: () => void, ms: number) => setTimeout(act, ms),
  clear: (timer: unknown) => clearTimeout(timer as number),
}

/** Counts what's on this device, again after each change. */
export function useHeldHere({ store }: Journal): HeldHere | undefined {
  const [held, setHeld] = useState<HeldHere>()
  useEffect(() => {
    const { subscribe, files } = store
    return keepCounting({ subscribe, holding: files.holding, onCount: setHeld, timers })
  }, [store])
  return held
}
