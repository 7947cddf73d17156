import { isLocalId } from '@daywell/core/journal'
import type { SyncStatus, Why } from '@daywell/core/sync'
import type { EditorView } from '#features/journal/editor/model/editor-view.ts'

export type SaveLine =
  | 'new'
  | 'draft'
  | 'no-room'
  | 'saving'
  | 'saved'
  | 'on-device'
  | 'waiting'
  | 'failed'
  | 'server-full'
  | 'versions-full'
  | 'too-late'

interface Known {
  readonly page: Pick<EditorView, 'phase' | 'dirty' | 'gone' | 'entryId' | 'draftFailed'>
  /** Whether the page's entry is in the outbox. */
  readonly inOutbox: boolean
  /** Why the server refused this entry; refusals of others don't matter here. */
  readonly refused: Why | undefined
  readonly sync: SyncStatus | undefined
}

/** The truthful save status of the page. */
export function saveLine({ page, inOutbox, refused, sync }: Known): SaveLine {
  if (page.phase !== 'idle') return page.phase
  if (page.dirty || page.gone) return page.draftFailed ? 'no-room' : 'draft'
  if (page.entryId === undefined) return 'new'
  if (isLocalId(page.entryId)) return 'on-device'
  if (!inOutbox) return 'saved'
  return refused ? notTaken(refused) : onItsWay(sync)
}

function notTaken(why: Why): SaveLine {
  if (why === 'full') return 'server-full'
  if (why === 'versions-full') return why
  return why === 'versions' ? 'too-late' : 'failed'
}

/** Problems with single entries, none of them the one on the page. */
const OF_OTHER_ENTRIES: readonly Why[] = ['refused', 'full', 'versions-full', 'versions']

/** Stored on this device, not yet on the server. */
function onItsWay(sync: SyncStatus | undefined): SaveLine {
  if (sync?.kind === 'failed') return OF_OTHER_ENTRIES.includes(sync.why) ? 'saving' : 'waiting'
  return sync?.kind === 'waiting' && sync.because ? 'waiting' : 'saving'
}
