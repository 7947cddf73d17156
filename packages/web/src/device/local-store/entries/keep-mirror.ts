import type { Entry } from '@daywell/core/journal'
import type { TextStorage } from '../text-storage.ts'
import { writeMirror } from './mirror.ts'

export interface MirrorDeps {
  readonly storage: TextStorage
  readonly key: string
  /** Runs something soon, when nothing else is to be done. */
  readonly whenIdle: (act: () => void) => void
}

interface Mirrored {
  entries(): readonly Entry[]
  subscribe(listener: () => void): () => void
}

/** Writes the mirror after every change, debounced until idle; answers how to stop it. */
export function keepMirror(
  { storage, key, whenIdle }: MirrorDeps,
  { entries, subscribe }: Mirrored,
): () => void {
  let planned = false
  let stopped = false
  const write = () => {
    planned = false
    // A hidden tab is idle late: by then its person may have logged out in another one.
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
