import { type Entry, exportFileName } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import { saveFile } from '#device/files/save-file.ts'
import { emitter } from '#kit/observable/emitter.ts'
import { markdownZip } from '#services/backup/out/markdown-zip.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import type { MediaService } from '#services/media/media-service.ts'

export interface ExportProgress {
  readonly done: number
  readonly all: number
}

export interface Outcomes {
  /** `mediaMissing`: how many photos and recordings couldn't be included. */
  readonly onDone: (count: number, mediaMissing: number) => void
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
      become({ done: 0, all })
      try {
        const { content, mediaMissing } = await markdownZip(
          mediaIn(handle),
          { held: entries.map((entry) => ({ entry, versions: [] })) },
          { signal: stopped, onProgress: ({ done }) => become({ done, all }) },
        )
        stopped.throwIfAborted()
        saveFile(fileName(entries), content)
        onDone(all, mediaMissing)
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

/** An entry's own day, or the day of the export. */
function fileName([first, second]: readonly Entry[]): string {
  if (first && !second) return exportFileName(first).replace(/txt$/, 'zip')
  return `journal-entries-${localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)}.zip`
}

/** Without an open journal, there are none. */
function mediaIn(handle: Room): Pick<MediaService, 'infoOf' | 'list' | 'read'> {
  const state = handle.state()
  if (state.phase === 'open') return state.journal.media
  return { infoOf: async () => undefined, list: async () => [], read: async () => undefined }
}
