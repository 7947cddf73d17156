import { useEffect, useState } from 'react'
import type { Journal } from '#journal/journal.ts'
import { countHeldHere, type HeldHere } from './held-here.ts'

/** Counts what lies here, and again whenever something changes. */
export function useHeldHere({ store }: Journal): HeldHere | undefined {
  const [held, setHeld] = useState<HeldHere>()
  useEffect(() => {
    let over = false
    let counting = false
    let again = false
    const count = async () => {
      again = counting
      if (counting) return
      counting = true
      const holding = await store.files.holding().catch(() => undefined)
      counting = false
      if (over) return
      if (holding) setHeld(countHeldHere(holding))
      if (again) void count()
    }
    void count()
    const stop = store.subscribe(() => void count())
    return () => {
      over = true
      stop()
    }
  }, [store])
  return held
}
