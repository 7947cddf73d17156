import type { Entry } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import { useCallback, useEffect, useRef, useState } from 'react'
import { exportList } from './export-list.ts'

export interface ExportProgress {
  readonly done: number
  readonly all: number
}

interface Outcomes {
  readonly onDone: (count: number) => void
  readonly onFailed: () => void
}

/** Often enough for a bar that moves, and seldom enough to cost nothing. */
const TOLD_EVERY = 100

/** Exports entries, tells how far it is, and can be stopped. */
export function useListExport({ onDone, onFailed }: Outcomes) {
  const [progress, setProgress] = useState<ExportProgress>()
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])

  const start = async (entries: readonly Entry[]) => {
    const work = new AbortController()
    const all = entries.length
    running.current = work
    setProgress({ done: 0, all })
    const onPacked = (done: number) => done % TOLD_EVERY === 0 && setProgress({ done, all })
    try {
      await exportList(entries, today(), { signal: work.signal, onPacked })
      onDone(all)
    } catch {
      if (!work.signal.aborted) onFailed()
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, start, stop }
}

function today(): string {
  return localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}
