import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { inOne, piecesOf } from '@daywell/core/ask'
import type { PrivacyLevel } from '@daywell/core/preferences'
import { fairLimiter } from '#concurrency/fair-limiter.ts'
import type { Foreground } from '#concurrency/foreground.ts'
import type { Keyring, UserKey } from '#crypto/index.ts'
import type { Database, Reader } from '#database/index.ts'
import { withLease } from '#leases/lease.store.ts'
import { saveVectors } from '#stores/journal/vectors.store.ts'
import type { AskTasks } from '#workers/ask-tasks.ts'
import type { AskWorkers } from '#workers/ask-workers.ts'
import {
  type Listed,
  listJournal,
  openJournal,
  type Reach,
  stateOf,
  unchanged,
} from './journal.service.ts'

export interface ReadingDeps {
  readonly database: Database
  readonly keyring: Keyring
  readonly clock: () => number
  readonly askWorkers: AskWorkers
  /** What people wait for: reading yields to all of it. */
  readonly foreground: Foreground
  readonly privacyLevelOf: (read: Reader, userId: string) => Promise<PrivacyLevel>
  /** The model that tells meanings; undefined where there is none, or it is switched off. */
  readonly model: string | undefined
  readonly failed: (error: unknown) => void
  readonly reach?: Reach
}

/** After this many failures in a row the model counts as broken. */
const MAX_FAILURES = 3
/** Versions of hidden entries that are remembered, so that a question does not open them again. */
const MAX_HIDDEN = 100_000
/** Sentences that a question may find in its way: some tenths of a second. */
const SENTENCES_PER_CALL = 4
/** People whose journals are known to be read as far as they can be. */
const MAX_FINISHED = 10_000

/** Milliseconds between two looks at what another process is reading. */
const OTHER_READS_MS = 2_000

const leaseOf = (userId: string) =>
  createHash('sha256')
    .update(JSON.stringify(['reading', userId]))
    .digest('base64url')

/**
 * Reads journals for their meaning, in the background, once their owner has asked a question.
 * Results are stored until the entry changes, so a restart continues from there.
 */
export function readingService(deps: ReadingDeps) {
  const { database, keyring, clock, askWorkers, privacyLevelOf, model, failed, reach } = deps
  const { foreground } = deps
  const { read } = database
  const underWay = new Map<string, Promise<void>>()
  /** The state of a journal of which no more can be read. */
  const finished = new Map<string, string>()
  /** People whose journal failed to be read; it is tried again at their next question. */
  const stalled = new Set<string>()
  const hidden = new Set<string>()
  const closing = new AbortController()
  // One at a time over all people, so that a question waits behind one entry at most.
  const runLimited = fairLimiter(1)

  return {
    model,

    isUnderWay: (userId: string): boolean => underWay.has(userId),

    /** Whether more of a journal in this state will be read. */
    isToRead: (userId: string, journal: string): boolean =>
      model !== undefined && finished.get(userId) !== journal && !stalled.has(userId),

    /** Reads what has not been read; resolves when all of it has, or no more can be. */
    catchUp(userId: string, journal?: string): Promise<void> {
      if (model === undefined) return Promise.resolve()
      if (journal !== undefined && finished.get(userId) === journal) return Promise.resolve()
      const known = underWay.get(userId)
      if (known) return known
      const reading = readAll(userId, model)
        .catch((error) => {
          if (closing.signal.aborted) return
          stalled.add(userId)
          failed(error)
        })
        .finally(() => underWay.delete(userId))
      underWay.set(userId, reading)
      return reading
    },

    close: () => closing.abort(),
  }

  async function readAll(userId: string, as: string): Promise<void> {
    for (;;) {
      const { listed, unread } = await listUnread(userId, as)
      const done = unread.length === 0 ? { result: true } : await readUnderLease(userId, as)
      if (done) {
        if (done.result) noteFinished(userId, stateOf(listed))
        return
      }
      // Another process reads it. If that one ends early, the rest is read here.
      await pause(OTHER_READS_MS, undefined, { signal: closing.signal })
    }
  }

  /** Of several processes one reads, and the others find what it stored. */
  function readUnderLease(userId: string, as: string) {
    return withLease({ database, clock }, leaseOf(userId), async () =>
      readThese(userId, (await listUnread(userId, as)).unread, as),
    )
  }

  function noteFinished(userId: string, journal: string): void {
    if (finished.size >= MAX_FINISHED) finished.clear()
    finished.set(userId, journal)
  }

  async function listUnread(userId: string, as: string) {
    const { listed } = await listJournal(read, userId, as, reach)
    const unread = listed.filter(({ isRead, version }) => !isRead && !hidden.has(version))
    return { listed, unread }
  }

  /** False where the person took their words back in the middle. */
  async function readThese(
    userId: string,
    unread: readonly Listed[],
    as: string,
  ): Promise<boolean> {
    let failures = 0
    for (const one of unread) {
      // Asked for each time: one that was held for long is no longer destroyed with the account.
      const key = await keyring.userKey(read, userId)
      if ((await privacyLevelOf(read, userId)) === 'local') return false
      try {
        await runLimited(userId, closing.signal, () => readOne(key, one, as))
        failures = 0
        stalled.delete(userId)
      } catch (error) {
        failures += 1
        if (closing.signal.aborted || failures === MAX_FAILURES) throw error
      }
    }
    return true
  }

  async function readOne(key: UserKey, { id, version }: Listed, as: string): Promise<void> {
    for await (const { entry } of openJournal(read, key, [id], as)) {
      if (entry.hideFromAssistant) {
        await rememberHidden(key.userId, id, version)
        continue
      }
      const vectors = inOne(await vectorsOf(piecesOf(entry).map(({ text }) => text)))
      const { userId } = key
      // The pauses may have been long.
      if ((await privacyLevelOf(read, userId)) === 'local') return
      const isKept = await saveVectors(database, key, {
        entryId: id,
        version,
        model: as,
        now: clock(),
        vectors: Buffer.from(vectors),
      })
      if (isKept) await inBackground('grow', { who: userId, id, version, vectors })
    }
  }

  async function vectorsOf(sentences: readonly string[]): Promise<Int8Array[]> {
    const vectors: Int8Array[] = []
    for (let at = 0; at < sentences.length; at += SENTENCES_PER_CALL) {
      const some = sentences.slice(at, at + SENTENCES_PER_CALL)
      vectors.push(...(await inBackground('read', some)))
    }
    return vectors
  }

  /** One small call at a time, and none while a person waits for something. */
  async function inBackground<Name extends 'read' | 'grow'>(
    task: Name,
    input: Parameters<AskTasks[Name]>[0],
  ): Promise<Awaited<ReturnType<AskTasks[Name]>>> {
    const { signal } = closing
    await foreground.untilIdle(signal)
    return askWorkers.run(task, input, { who: 'reading', signal })
  }

  /** Unless it is another version by now: that one may be open to be read. */
  async function rememberHidden(userId: string, id: string, version: string): Promise<void> {
    if (!(await unchanged(read, userId, new Map([[id, version]]))).has(id)) return
    if (hidden.size >= MAX_HIDDEN) hidden.clear()
    hidden.add(version)
  }
}

export type ReadingService = ReturnType<typeof readingService>
