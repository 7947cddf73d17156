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
  /** Whether the entry on the page waits for the server. */
  readonly inOutbox: boolean
  /** Why the server does not take it: another entry that it does not take is no matter here. */
  readonly refused: Why | undefined
  readonly sync: SyncStatus | undefined
}

/** What can truly be said of the words on the page. */
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

/** What is said of single entries, none of which is the one on the page. */
const OF_OTHER_ENTRIES: readonly Why[] = ['refused', 'full', 'versions-full', 'versions']

/** Safe on this device, and not yet on the server. */
function onItsWay(sync: SyncStatus | undefined): SaveLine {
  if (sync?.kind === 'failed') return OF_OTHER_ENTRIES.includes(sync.why) ? 'saving' : 'waiting'
  return sync?.kind === 'waiting' && sync.because ? 'waiting' : 'saving'
}
