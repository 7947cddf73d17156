import { type Entry, isLocalId } from '@daywell/core/journal'
import type { LevelChange } from '@daywell/core/privacy'
import type { OutboxItem } from '@daywell/core/sync'
import { arriving, isMove } from '#device/local-store/entries/arriving.ts'
import type { LocalStore } from '#device/local-store/local-store.ts'

type Rows = Pick<LocalStore, 'entries' | 'outbox' | 'find' | 'since'>

/** The entries that a change has still to move. What is written after its start is not among them. */
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

/** Whether an entry that is on the server is to come here: under `local` nothing may stay there. */
export function isMeant({ createdAt }: Pick<Entry, 'createdAt'>, change: LevelChange): boolean {
  return change.to === 'local' || Date.parse(createdAt) <= change.startedAt
}

/** The changes that wait for the server and have to be confirmed before a change can go on. */
export function stillToSettle(store: Rows, { way }: LevelChange): readonly OutboxItem[] {
  return store.outbox().filter(({ kind }) => way === 'upload' || kind === 'delete')
}

/** Entries that may go up, since all of their versions are here. */
export function mayGoUp(store: Rows, entries: readonly Entry[]): readonly Entry[] {
  const notYet = arriving(store)
  return entries.filter(({ _id: id }) => !notYet.has(id))
}

/** How many entries are on their way, or have not set out. */
export function countLeft(store: Rows, change: LevelChange): number {
  const moving = stillToSettle(store, change).filter(
    (item) => change.way === 'upload' || isMove(item),
  )
  return stillToMove(store, change).length + (change.way === 'leave' ? 0 : moving.length)
}

/** The id that this app gave an entry tells when it began to live here; of others the row does. */
function madeAt(localId: string): number {
  return Number.parseInt(localId.slice('local_'.length, 'local_'.length + 8), 16) * 1000
}
