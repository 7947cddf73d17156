import { type Entry, isLocalId } from '@daywell/core/journal'
import type { LevelChange } from '@daywell/core/privacy'
import type { OutboxItem } from '@daywell/core/sync'
import { arriving, isMove } from '#device/local-store/entries/arriving.ts'
import type { LocalStore } from '#device/local-store/local-store.ts'

type Rows = Pick<LocalStore, 'entries' | 'outbox' | 'find' | 'since'>

/** The entries a change still has to move. Those written after its start aren't among them. */
export function stillToMove(store: Rows, change: LevelChange): readonly Entry[] {
  if (change.way === 'bring') {
    return store.entries().filter((entry) => !isLocalId(entry._id) && isMeant(entry, change))
  }
  if (change.way === 'leave') return []
  const { to, startedAt } = change
  // Under `hybrid` a person may have kept one on purpose since.
  return store.entries().filter(({ _id: id }) => {
    return isLocalId(id) && (to === 'cloud' || (store.since(id) ?? madeAt(id)) <= startedAt)
  })
}

/** Whether an entry on the server has to come here: under `local` nothing may stay there. */
export function isMeant({ createdAt }: Pick<Entry, 'createdAt'>, change: LevelChange): boolean {
  return change.to === 'local' || Date.parse(createdAt) <= change.startedAt
}

/** Outbox items that must be confirmed before a change can continue. */
export function stillToSettle(store: Rows, { way }: LevelChange): readonly OutboxItem[] {
  return store.outbox().filter(({ kind }) => way === 'upload' || kind === 'delete')
}

/** Entries that can be uploaded, because all of their versions are here. */
export function mayGoUp(store: Rows, entries: readonly Entry[]): readonly Entry[] {
  const notYet = arriving(store)
  return entries.filter(({ _id: id }) => !notYet.has(id))
}

/** How many entries are on their way or still to start. */
export function countLeft(store: Rows, change: LevelChange): number {
  const moving = stillToSettle(store, change).filter(
    (item) => change.way === 'upload' || isMove(item),
  )
  return stillToMove(store, change).length + (change.way === 'leave' ? 0 : moving.length)
}

/**
 * The time in an id this app created tells since when an entry has been local; for others the row
 * does.
 */
function madeAt(localId: string): number {
  return Number.parseInt(localId.slice('local_'.length, 'local_'.length + 8), 16) * 1000
}
