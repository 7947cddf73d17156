import type { Why } from '@daywell/core/sync'
import { useState } from 'react'
import type { Journal } from '#services/journal/journal.ts'

export type SyncRun =
  | { readonly phase: 'idle' | 'done' }
  /** `total`: how many changes were waiting when it began. */
  | { readonly phase: 'running'; readonly total: number }
  | { readonly phase: 'failed'; readonly why: Why | 'left-over' }

/** Sends what waits, and tells how that goes. */
export function useSyncNow({ store, sync }: Journal, onNothingLeft: () => void) {
  const [run, setRun] = useState<SyncRun>({ phase: 'idle' })
  const start = async () => {
    setRun({ phase: 'running', total: store.outbox().length })
    const why = (await sync.now()) ?? whyLeftOver(store.outbox().length, sync.status())
    setRun(why ? { phase: 'failed', why } : { phase: 'done' })
    if (!why) onNothingLeft()
  }
  return { run, start: () => void start() }
}

/** What is left after a sync that went well may not leave, or is not taken. */
function whyLeftOver(
  left: number,
  status: ReturnType<Journal['sync']['status']>,
): Why | 'left-over' | undefined {
  if (left === 0) return undefined
  return status.kind === 'failed' ? status.why : 'left-over'
}
