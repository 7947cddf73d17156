import { endpoints } from '@daywell/core/contract'
import { type Entry, ID_RANDOM_BYTES, newLocalId, newTempId } from '@daywell/core/journal'
import type { ChangeEvent, LevelChange, Work } from '@daywell/core/privacy'
import type { LazyMedia } from '#services/media/lazy-media.ts'
import { askLevel } from '#services/sync/ask-level.ts'
import type { SyncDeps } from '#services/sync/sync-deps.ts'
import { revertLevel, sendLevel } from './server-level.ts'
import { isMeant, mayGoUp, stillToMove, stillToSettle } from './what-moves.ts'

export interface WorkDeps extends Pick<SyncDeps, 'store' | 'api' | 'levels' | 'now'> {
  readonly randomBytes: (length: number) => Uint8Array
  /** Photos and recordings: they come before the entries that show them, and go after them. */
  readonly media?: Pick<LazyMedia, 'bringAllHere' | 'leaveServer'>
}

/** Entries per batch; a change can be paused between batches. */
const BATCH_ENTRIES = 25

/** Runs one step; `settle` isn't among them, since the sync does that. */
export async function doWork(
  parts: WorkDeps,
  work: Exclude<Work, 'settle'>,
  change: LevelChange,
): Promise<ChangeEvent> {
  switch (work) {
    case 'set-server':
      await sendLevel(parts, change.to)
      return { type: 'server-agreed' }
    case 'unset-server':
      return { type: (await revertLevel(parts, change)) ? 'server-agreed' : 'server-differs' }
    case 'ask-server':
      return { type: (await askLevel(parts)) === change.to ? 'server-agreed' : 'server-differs' }
    case 'move':
      return { type: 'moved', count: await moveSome(parts, change) }
    case 'check':
      return { type: 'checked', left: await check(parts, change) }
  }
}

/** Starts moving a batch; returns how many are on their way, earlier ones included. */
async function moveSome(parts: WorkDeps, change: LevelChange): Promise<number> {
  const { store } = parts
  const waiting = stillToMove(store, change)
  if (change.way === 'bring') {
    if (waiting.length > 0) await parts.media?.bringAllHere()
    await store.moves.bringHere(firstOf(waiting), localIds(parts))
  } else {
    const newId = () => newTempId(parts.now(), parts.randomBytes(ID_RANDOM_BYTES))
    await store.moves.sendUp(firstOf(mayGoUp(store, waiting)), newId)
  }
  return stillToSettle(store, change).length
}

function firstOf(entries: readonly Entry[]): string[] {
  return entries.slice(0, BATCH_ENTRIES).map(({ _id }) => _id)
}

/** Counts the entries in the wrong place. Those found on the server are adopted first. */
async function check(parts: WorkDeps, change: LevelChange): Promise<number> {
  if (change.way !== 'bring') return stillToMove(parts.store, change).length
  const { api, store } = parts
  const listed = await api.call(endpoints.listEntries)
  const entries = listed.body.filter((entry) => isMeant(entry, change))
  await store.takeAnswer([], { entries, deleted: [], ids: {} })
  const trash = await api.call(endpoints.listDeleted)
  const deleted = trash.body.filter((entry) => isMeant(entry, change))
  await store.moves.bringDeleted(deleted, localIds(parts))
  if (entries.length === 0 && change.to === 'local') await parts.media?.leaveServer()
  return entries.length + deleted.length
}

/** New ids for local entries. */
export function localIds({
  now,
  randomBytes,
}: Pick<WorkDeps, 'now' | 'randomBytes'>): () => string {
  return () => newLocalId(now(), randomBytes(ID_RANDOM_BYTES))
}
