import type { Why } from '@daywell/core/sync'
import { useState } from 'react'
import type { Journal } from '#services/journal/journal.ts'

export type SyncRun =
  | { readonly phase: 'idle' | 'done' }
  /** `total`: size of the outbox at the start. */
  | { readonly phase: 'running'; readonly total: number }
  | { readonly phase: 'failed'; readonly why: Why | 'left-over' }

/** Syncs the outbox, with progress. */
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

/** After a successful sync, the rest may not be sent or was refused. */
function whyLeftOver(
  left: number,
  status: ReturnType<Journal['sync']['status']>,
): Why | 'left-over' | undefined {
  if (left === 0) return undefined
  return status.kind === 'failed' ? status.why : 'left-over'
}
