import { isLocalId } from '@daywell/core/journal'
import type { SyncStatus } from '@daywell/core/sync'
import type { WritingState } from './writing-state.ts'

export type SaveLine =
  | 'new'
  | 'draft'
  | 'no-room'
  | 'saving'
  | 'saved'
  | 'on-device'
  | 'waiting'
  | 'failed'

interface Known {
  readonly page: Pick<WritingState, 'phase' | 'dirty' | 'gone' | 'entryId' | 'draftFailed'>
  /** Whether the entry on the page waits for the server. */
  readonly inOutbox: boolean
  readonly sync: SyncStatus | undefined
}

/** What can truly be said of the words on the page. */
export function saveLine({ page, inOutbox, sync }: Known): SaveLine {
  if (page.phase !== 'idle') return page.phase
  if (page.dirty || page.gone) return page.draftFailed ? 'no-room' : 'draft'
  if (page.entryId === undefined) return 'new'
  if (isLocalId(page.entryId)) return 'on-device'
  return inOutbox ? onItsWay(sync) : 'saved'
}

/** Safe on this device, and not yet on the server. */
function onItsWay(sync: SyncStatus | undefined): SaveLine {
  if (sync?.kind === 'failed') return sync.why === 'refused' ? 'failed' : 'waiting'
  return sync?.kind === 'waiting' && sync.because ? 'waiting' : 'saving'
}
