import { inOne, piecesOf } from '@daywell/core/ask'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { Keyring, UserKey } from '#crypto/index.ts'
import type { Database, Reader } from '#database/index.ts'
import type { AskWorkers } from '#workers/ask-workers.ts'
import { type Listed, listJournal, openJournal, type Reach, unchanged } from './journal.store.ts'
import { turns } from './turns.ts'
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
  readonly reach?: Reach
}

interface Progress {
  readonly read: number
  readonly all: number
}

/** So many failures one after the other, and the model is thought to be out of order. */
const TOO_MANY_FAILURES = 3
/** So many versions of hidden entries are remembered, so that nobody opens them at each question. */
const MOST_HIDDEN = 100_000

/**
 * Reads journals for their meaning, in the background. Only that of somebody who asks is read, and
 * what was read stays read until the entry changes.
 */
export function readingService(parts: ReadingParts) {
  const { database, keyring, clock, askWorkers, privacyLevelOf, model, failed, reach } = parts
  const { read } = database
  const underWay = new Map<string, Promise<void>>()
  const progress = new Map<string, Progress>()
  const hidden = new Set<string>()
  const closing = new AbortController()
  // Of all that is read, one entry stands in the way of a question, whoever has theirs read.
  const inTurn = turns(1)

  return {
    model,

    /** How far it is, while it is not done. */
    progressOf: (userId: string): Progress | undefined => progress.get(userId),

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
    const { listed } = await listJournal(read, userId, as, reach)
    const unread = listed.filter(({ isRead, version }) => !isRead && !hidden.has(version))
    if (unread.length === 0) return
    const key = await keyring.userKey(read, userId)
    let failures = 0
    for (const [at, one] of unread.entries()) {
      progress.set(userId, { read: listed.length - unread.length + at, all: listed.length })
      // Whoever takes their words back in the middle is read no further.
      if ((await privacyLevelOf(read, userId)) === 'local') return
      try {
        await inTurn(userId, closing.signal, () => readOne(key, one, as))
        failures = 0
      } catch (error) {
        failures += 1
        if (closing.signal.aborted || failures === TOO_MANY_FAILURES) throw error
      }
    }
  }

  async function readOne(key: UserKey, { id, version }: Listed, as: string): Promise<void> {
    for await (const { entry } of openJournal(read, key, [id], as)) {
      if (entry.hideFromAssistant) {
        await rememberHidden(key.userId, id, version)
        continue
      }
      const pieces = piecesOf(entry).map(({ text }) => text)
      const options = { who: 'reading', signal: closing.signal }
      const vectors = Buffer.from(inOne(await askWorkers.run('read', pieces, options)))
      await keepVectors(database, key, {
        ...{ entryId: id, version, model: as, now: clock(), vectors },
      })
    }
  }

  /** Unless it is another version by now: that one may be open to be read. */
  async function rememberHidden(userId: string, id: string, version: string): Promise<void> {
    if (!(await unchanged(read, userId, new Map([[id, version]]))).has(id)) return
    if (hidden.size >= MOST_HIDDEN) hidden.clear()
    hidden.add(version)
  }
}

export type ReadingService = ReturnType<typeof readingService>
