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
  /** The name of the model that lies here. */
  readonly model: () => Promise<string | undefined>
  /** All that is on this device, newest first. An unchanged entry is the same object. */
  readonly entries: () => readonly Entry[]
  readonly find: (id: string) => Entry | undefined
  /** One tab reads, and the others wait for it. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>
  readonly broken: () => Promise<void>
  readonly ended: AbortSignal
}

/** As many as the server reads. */
const MAX_READ_ENTRIES = 10_000
/** So many failures one after the other, and no more is tried. */
const TOO_MANY = 3

/** Reads the entries on this device for their meaning, one at a time. */
export function reading(parts: ReadingDeps) {
  const { thread, entries, find, ended } = parts
  const changes = emitter()
  let progress: Progress | undefined
  let underWay: Promise<void> | undefined
  let isHalted = false
  const tell = (next: Progress | undefined) => {
    progress = next
    changes.emit()
  }

  /** Removes what was made of entries that are changed, hidden, deleted or moved by now. */
  async function tidy(): Promise<void> {
    const vectors = await parts.vectors()
    const gone = [...(await vectors.list())].filter(([id, of]) => !isOf(of, find(id), id))
    if (gone.length > 0) await vectors.remove(gone.map(([id]) => id))
  }

  async function readAll(): Promise<void> {
    const model = await parts.model()
    if (model === undefined) return
    await tidy()
    const vectors = await parts.vectors()
    let seen: readonly Entry[]
    do {
      seen = entries()
      if (!(await readThese(seen, vectors, model))) return
    } while (!areSame(seen, entries()))
  }

  /** Goes on until something is written, which is the newest then and comes first; false to end. */
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
      tell({ read: listed.length - unread.length + at, all: listed.length })
      failures = (await readOne(vectors, model, entry)) ? 0 : failures + 1
      if (failures === TOO_MANY) return false
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

    /** Reads no further, until it is asked to again. */
    halt() {
      isHalted = true
    },

    /** Reads what has not been read; resolves when all of it has, or no more can be. */
    catchUp(): Promise<void> {
      isHalted = false
      underWay ??= parts
        .inTurn(readAll)
        .catch((error) => (error instanceof BrokenModel ? parts.broken() : undefined))
        .finally(() => {
          underWay = undefined
          tell(undefined)
        })
      return underWay
    },

    /** What was read of these, as they are now. */
    async readOf(asked: readonly Pick<Entry, '_id' | 'content'>[]) {
      const model = (await parts.model()) ?? ''
      const all = await (await parts.vectors()).all()
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

/** Many a change of a store is none of its entries. */
export function areSame(before: readonly Entry[], now: readonly Entry[]): boolean {
  if (before === now) return true
  return before.length === now.length && before.every((entry, at) => entry === now[at])
}

const mayBeRead = ({ hideFromAssistant }: Entry) => !hideFromAssistant

const fingerprints = new WeakMap<Entry, string>()

/** Of an entry that the same model has read as it is now. */
function versionOf(model: string, entry: Entry): string {
  const fingerprint = fingerprints.get(entry) ?? fingerprintOf(entry)
  fingerprints.set(entry, fingerprint)
  return `${model}:${fingerprint}`
}

function isOf(of: string, entry: Entry | undefined, id: string): boolean {
  const model = of.slice(0, of.lastIndexOf(':'))
  // Under an id that it had before, it is found as well.
  return entry?._id === id && mayBeRead(entry) && versionOf(model, entry) === of
}
