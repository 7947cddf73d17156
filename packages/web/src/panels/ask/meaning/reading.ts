import { fingerprintOf } from '@daywell/core/backup'
import type { Entry } from '@daywell/core/journal'
import type { KeptVectors, MeaningVectors } from '#device/local-store/derived/meaning-vectors.ts'
import { BrokenModel, type MeaningThread } from '#device/workers/meaning/meaning-thread.ts'
import { emitter } from '#kit/observable/emitter.ts'

export interface Progress {
  readonly read: number
  readonly all: number
}

export interface ReadingDeps {
  readonly vectors: () => Promise<MeaningVectors>
  readonly thread: Pick<MeaningThread, 'read'>
  /** The name of the stored model. */
  readonly model: () => Promise<string | undefined>
  /** All entries on this device, newest first. Unchanged entries are identical objects. */
  readonly entries: () => readonly Entry[]
  readonly find: (id: string) => Entry | undefined
  /** A lock: one tab indexes while the others wait. */
  readonly withLock: (work: () => Promise<void>) => Promise<void>
  readonly broken: () => Promise<void>
  readonly ended: AbortSignal
}

/** The server's limit. */
const MAX_READ_ENTRIES = 10_000
/** Consecutive failures after which indexing stops. */
const MAX_FAILURES = 3

/** Indexes the entries on this device by meaning, one at a time. */
export function reading(deps: ReadingDeps) {
  const { thread, entries, find, ended } = deps
  const changes = emitter()
  let progress: Progress | undefined
  let underWay: Promise<void> | undefined
  let isHalted = false
  const setProgress = (next: Progress | undefined) => {
    progress = next
    changes.emit()
  }

  /** Deletes vectors of entries that have been changed, hidden, deleted or moved. */
  async function tidy(): Promise<void> {
    const vectors = await deps.vectors()
    const gone = [...(await vectors.list())].filter(([id, of]) => !isOf(of, find(id), id))
    if (gone.length > 0) await vectors.remove(gone.map(([id]) => id))
  }

  async function readAll(): Promise<void> {
    const model = await deps.model()
    if (model === undefined) return
    await tidy()
    const vectors = await deps.vectors()
    let seen: readonly Entry[]
    do {
      seen = entries()
      if (!(await readThese(seen, vectors, model))) return
    } while (!areSame(seen, entries()))
  }

  /** Stops when an entry is written, since the newest comes first; false to end. */
  async function readThese(
    seen: readonly Entry[],
    vectors: MeaningVectors,
    model: string,
  ): Promise<boolean> {
    const known = await vectors.list()
    const listed = seen.filter(mayBeRead).slice(0, MAX_READ_ENTRIES)
    const unread = listed.filter((entry) => known.get(entry._id) !== versionOf(model, entry))
    let failures = 0
    for (const [at, entry] of unread.entries()) {
      if (ended.aborted || isHalted) return false
      if (!areSame(seen, entries())) return true
      setProgress({ read: listed.length - unread.length + at, all: listed.length })
      failures = (await readOne(vectors, model, entry)) ? 0 : failures + 1
      if (failures === MAX_FAILURES) return false
    }
    return true
  }

  async function readOne(vectors: MeaningVectors, model: string, entry: Entry): Promise<boolean> {
    const { _id, content } = entry
    const of = versionOf(model, entry)
    const isSame = () => isOf(of, find(_id), _id)
    if (!isSame()) return true
    try {
      const read = await thread.read({ entry: content })
      if (ended.aborted || !isSame()) return true
      await vectors.put(_id, { of, vectors: read })
      if (!isSame()) await vectors.remove([_id])
      return true
    } catch (error) {
      if (error instanceof BrokenModel) throw error
      return false
    }
  }

  return {
    progress: () => progress,
    subscribe: changes.subscribe,
    tidy,

    /** Pauses until `catchUp` is called again. */
    halt() {
      isHalted = true
    },

    /** Indexes what's missing; resolves when done, or when it can't continue. */
    catchUp(): Promise<void> {
      isHalted = false
      underWay ??= deps
        .withLock(readAll)
        .catch((error) => (error instanceof BrokenModel ? deps.broken() : undefined))
        .finally(() => {
          underWay = undefined
          setProgress(undefined)
        })
      return underWay
    },

    /** The vectors of these entries, if current. */
    async readOf(asked: readonly Pick<Entry, '_id' | 'content'>[]) {
      const model = (await deps.model()) ?? ''
      const all = await (await deps.vectors()).all()
      const pairs = asked.flatMap((entry): [string, KeptVectors['vectors']][] => {
        const [kept, now] = [all.get(entry._id), find(entry._id)]
        const isSame = now?.content === entry.content && kept?.of === versionOf(model, now)
        return kept && isSame ? [[entry._id, kept.vectors]] : []
      })
      return new Map(pairs)
    },
  }
}

export type Reading = ReturnType<typeof reading>

/** Many store changes don't affect entries. */
export function areSame(before: readonly Entry[], now: readonly Entry[]): boolean {
  if (before === now) return true
  return before.length === now.length && before.every((entry, at) => entry === now[at])
}

const mayBeRead = ({ hideFromAssistant }: Entry) => !hideFromAssistant

const fingerprints = new WeakMap<Entry, string>()

/** Identifies an entry's content and the model that indexed it. */
function versionOf(model: string, entry: Entry): string {
  const fingerprint = fingerprints.get(entry) ?? fingerprintOf(entry)
  fingerprints.set(entry, fingerprint)
  return `${model}:${fingerprint}`
}

function isOf(of: string, entry: Entry | undefined, id: string): boolean {
  const model = of.slice(0, of.lastIndexOf(':'))
  // `find` also resolves a former id.
  return entry?._id === id && mayBeRead(entry) && versionOf(model, entry) === of
}
