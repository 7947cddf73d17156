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
  /** Whether the server does not take it: another entry that it does not take is no matter here. */
  readonly refused: boolean
  readonly sync: SyncStatus | undefined
}

/** What can truly be said of the words on the page. */
export function saveLine({ page, inOutbox, refused, sync }: Known): SaveLine {
  if (page.phase !== 'idle') return page.phase
  if (page.dirty || page.gone) return page.draftFailed ? 'no-room' : 'draft'
  if (page.entryId === undefined) return 'new'
  if (isLocalId(page.entryId)) return 'on-device'
  if (!inOutbox) return 'saved'
  return refused ? 'failed' : onItsWay(sync)
}

/** Safe on this device, and not yet on the server. */
function onItsWay(sync: SyncStatus | undefined): SaveLine {
  if (sync?.kind === 'failed') return sync.why === 'refused' ? 'saving' : 'waiting'
  return sync?.kind === 'waiting' && sync.because ? 'waiting' : 'saving'
}
