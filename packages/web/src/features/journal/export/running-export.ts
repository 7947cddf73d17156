import { markdownNames, markdownOf } from '@daywell/core/backup'
import type { Entry } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import { saveFile } from '#device/files/save-file.ts'
import { type ZipOptions, type ZipSource, zipOf } from '#device/files/zip-writer.ts'
import { emitter } from '#kit/observable/emitter.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'

export interface ExportProgress {
  readonly done: number
  readonly all: number
}

export interface Outcomes {
  readonly onDone: (count: number) => void
  readonly onFailed: () => void
  /** Stopped by the person or by a log-out. */
  readonly onStopped: () => void
}

export interface RunningExport {
  progress(): ExportProgress | undefined
  subscribe(listener: () => void): () => void
  start(entries: readonly Entry[], outcomes: Outcomes): Promise<void>
  stop(): void
}

type Room = Pick<JournalHandle, 'state' | 'subscribe'>

/** Throttle: smooth for a progress bar, cheap enough. */
const PROGRESS_EVERY_FILES = 100

const running = new WeakMap<Room, RunningExport>()

/** An export that continues while the list is closed and stops with the session. */
export function runningExport(handle: Room): RunningExport {
  const known = running.get(handle) ?? newExport(handle)
  running.set(handle, known)
  return known
}

function newExport(handle: Room): RunningExport {
  const changes = emitter()
  let progress: ExportProgress | undefined
  let work = new AbortController()
  const become = (next: ExportProgress | undefined) => {
    progress = next
    changes.emit()
  }
  return {
    progress: () => progress,
    subscribe: changes.subscribe,
    stop: () => work.abort(),
    async start(entries, { onDone, onFailed, onStopped }) {
      if (progress) return
      work = new AbortController()
      const { signal: stopped } = work
      const all = entries.length
      const unsubscribe = whenLeft(handle, () => work.abort())
      const onPacked = (done: number) => done % PROGRESS_EVERY_FILES === 0 && become({ done, all })
      become({ done: 0, all })
      try {
        await exportList(entries, today(), { signal: stopped, onPacked })
        onDone(all)
      } catch {
        if (stopped.aborted) onStopped()
        else onFailed()
      } finally {
        unsubscribe()
        become(undefined)
      }
    },
  }
}

/** One person's entries are never given to the next. */
function whenLeft(handle: Room, act: () => void): () => void {
  const { userId } = handle.state()
  return handle.subscribe(() => {
    if (handle.state().userId !== userId) act()
  })
}

function today(): string {
  return localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Downloads entries as Markdown files in a zip file, made on this device. */
async function exportList(
  entries: readonly Entry[],
  today: string,
  options: ZipOptions,
): Promise<void> {
  const zip = await zipOf(markdownFiles(entries), options)
  options.signal?.throwIfAborted()
  saveFile(`journal-entries-${today}.zip`, zip)
}

/** A generator, so that a long journal is never in memory twice. */
function* markdownFiles(entries: readonly Entry[]): Generator<ZipSource> {
  const nameOf = markdownNames()
  for (const entry of entries) {
    const modified = new Date(entry.updatedAt)
    yield { name: nameOf(entry), content: markdownOf(entry), modified }
  }
}
