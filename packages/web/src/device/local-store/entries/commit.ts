import {
  type Backend,
  isStorageFull,
  type Transaction,
} from '#device/local-store/tables/backend.ts'
import { releaseReserve } from '#device/local-store/tables/reserve.ts'
import type { Emitter } from '#kit/observable/emitter.ts'
import type { Notice } from '../notices.ts'
import { CAUTIOUS_EVICTION_CHARS, dropOldestCopies } from './room.ts'
import { recordChanges, type Snapshot } from './snapshot.ts'

type Work<T> = (tables: Transaction) => Promise<T>
/** The fallback when storage is full; undefined if it fails too. */
type Instead<T> = () => Promise<T | undefined>

interface Committing {
  readonly backend: Backend
  readonly snapshot: Snapshot
  readonly notices: Emitter<Notice>
  /** Called with the changed ids after the commit. */
  readonly notify: (ids: readonly string[], dropped: boolean) => void
  /** Whether any tab has the entry open; then its copy must stay. */
  readonly inUse: (id: string) => boolean
}

/**
 * Runs write transactions, evicts copies when storage is full, and notifies listeners after the
 * commit.
 */
export function committer({ backend, snapshot, notices, notify, inUse }: Committing) {
  const attempt = async <T>(work: Work<T>, dropping = false): Promise<T> => {
    const { result, seen } = await backend.transact('readwrite', async (tables) => {
      const watching = recordChanges(tables)
      return { result: await work(watching.tables), seen: watching }
    })
    seen.repeatIn(snapshot)
    if (dropping) snapshot.noteDropped(seen.ids)
    if (seen.ids.size > 0) notify([...seen.ids], dropping)
    return result
  }

  /** Deletes only: a full browser refuses even the smallest write. */
  const makeRoom = () =>
    attempt(async (tables) => {
      const yielded = await releaseReserve(tables)
      const letters = yielded ? CAUTIOUS_EVICTION_CHARS : Number.POSITIVE_INFINITY
      const dropped = await dropOldestCopies(tables, snapshot, { letters, inUse })
      return { yielded, dropped }
    }, true)

  /** Reported once, not with every save, until there's room again. */
  let isOnServer = false
  const tryInstead = async <T>(
    instead: Instead<T> | undefined,
    dropped: number,
    error: unknown,
  ): Promise<T> => {
    const result = await instead?.()
    if (result === undefined) {
      notices.emit({ kind: 'storage-full', dropped, saved: false })
      throw error
    }
    if (!isOnServer) notices.emit({ kind: 'storage-full', dropped, saved: 'on-server' })
    isOnServer = true
    return result
  }

  const commitOrEvict = async <T>(
    work: Work<T>,
    instead?: Instead<T>,
    before?: { dropped: number },
  ): Promise<T> => {
    try {
      const result = await attempt(work)
      isOnServer = false
      if (before) notices.emit({ kind: 'storage-full', dropped: before.dropped, saved: true })
      return result
    } catch (error) {
      if (!isStorageFull(error)) throw error
      const made = await makeRoom()
      const dropped = (before?.dropped ?? 0) + made.dropped
      if (made.dropped > 0 || made.yielded) return commitOrEvict(work, instead, { dropped })
      return tryInstead(instead, dropped, error)
    }
  }
  return {
    commit: <T>(work: Work<T>, instead?: Instead<T>): Promise<T> => commitOrEvict(work, instead),
    /** For work with a fallback when storage is full. */
    attempt: <T>(work: Work<T>): Promise<T> => attempt(work),
    /** For work that only evicts copies of what the server has. */
    drop: <T>(work: Work<T>): Promise<T> => attempt(work, true),
  }
}
