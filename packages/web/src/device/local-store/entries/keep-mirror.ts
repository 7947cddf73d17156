import type { Entry } from '@daywell/core/journal'
import type { TextStorage } from '../text-storage.ts'
import { writeMirror } from './mirror.ts'

export interface MirrorDeps {
  readonly storage: TextStorage
  readonly key: string
  /** Runs `act` when the page is idle. */
  readonly whenIdle: (act: () => void) => void
}

interface Mirrored {
  entries(): readonly Entry[]
  subscribe(listener: () => void): () => void
}

/**
 * Writes the mirror after every change, debounced until idle; returns the function that stops it.
 */
export function keepMirror(
  { storage, key, whenIdle }: MirrorDeps,
  { entries, subscribe }: Mirrored,
): () => void {
  let planned = false
  let stopped = false
  const write = () => {
    planned = false
    // Race: a hidden tab becomes idle late, perhaps after a log-out in another tab.
    if (!stopped) writeMirror(storage, key, entries())
  }
  const plan = () => {
    if (planned) return
    planned = true
    whenIdle(write)
  }
  const unsubscribe = subscribe(plan)
  plan()
  return () => {
    stopped = true
    unsubscribe()
  }
}
