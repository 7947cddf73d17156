import { piecesOf } from '@daywell/core/ask'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { Keyring, UserKey } from '#crypto/index.ts'
import type { Database, Reader } from '#database/index.ts'
import type { AskWorkers } from '#workers/ask-workers.ts'
import { type Listed, listJournal, type Opened, openJournal } from './journal.store.ts'
import { inOne } from './packing.ts'
import { keepVectors } from './vectors.store.ts'

export interface ReadingParts {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly askWorkers: AskWorkers
  readonly privacyLevelOf: (read: Reader, userId: string) => Promise<PrivacyLevel>
  /** The model that tells meanings; undefined where there is none, or it is switched off. */
  readonly model: string | undefined
  readonly failed: (error: unknown) => void
}

interface Progress {
  readonly read: number
  readonly all: number
}

/** So many entries at a time: a question that comes meanwhile waits for no more. */
const AT_ONCE = 4

/**
 * Reads journals for their meaning, in the background. Only that of somebody who asks is read, and
 * what was read stays read until the entry changes.
 */
export function readingService(parts: ReadingParts) {
  const { database, keyring, clock, askWorkers, privacyLevelOf, model, failed } = parts
  const { read } = database
  const underWay = new Map<string, Promise<void>>()
  const progress = new Map<string, Progress>()
  const closing = new AbortController()

  return {
    model,

    /** How far it is, while it is not done. */
    progressOf: (userId: string) => progress.get(userId),

    /** Reads what has not been read; resolves when all of it has, or no more can be. */
    catchUp(userId: string): Promise<void> {
      if (model === undefined) return Promise.resolve()
      const known = underWay.get(userId)
      if (known) return known
      const reading = readAll(userId, model)
        .catch((error) => void (closing.signal.aborted || failed(error)))
        .finally(() => {
          underWay.delete(userId)
          progress.delete(userId)
        })
      underWay.set(userId, reading)
      return reading
    },

    close: () => closing.abort(),
  }

  async function readAll(userId: string, as: string): Promise<void> {
    const listed = await listJournal(read, userId, as)
    const unread = listed.filter(({ isRead }) => !isRead)
    if (unread.length === 0) return
    const key = await keyring.userKey(read, userId)
    for (let at = 0; at < unread.length && !closing.signal.aborted; at += AT_ONCE) {
      progress.set(userId, { read: listed.length - unread.length + at, all: listed.length })
      // Whoever takes their words back in the middle is read no further.
      if ((await privacyLevelOf(read, userId)) === 'local') return
      await readSome(key, unread.slice(at, at + AT_ONCE), as)
    }
  }

  async function readSome(key: UserKey, listed: readonly Listed[], as: string): Promise<void> {
    const versions = new Map(listed.map(({ id, version }) => [id, version]))
    const opened: Opened['entry'][] = []
    for await (const { entry } of openJournal(read, key, [...versions.keys()], as))
      if (!entry.hideFromAssistant) opened.push(entry)
    const pieces = opened.map((entry) => piecesOf(entry).map(({ text }) => text))
    const who = `reading ${key.userId}`
    const vectors = await askWorkers.run('read', pieces.flat(), { who, signal: closing.signal })
    let from = 0
    for (const [at, entry] of opened.entries()) {
      const count = pieces[at]?.length ?? 0
      await keepVectors(database, key, {
        ...{ entryId: entry._id, version: versions.get(entry._id) ?? '', model: as, now: clock() },
        vectors: inOne(vectors.slice(from, from + count)),
      })
      from += count
    }
  }
}
