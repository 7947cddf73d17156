import { CUT } from '@daywell/core/ask'
import type { Sent } from '@daywell/core/companion/trained'
import { endpoints } from '@daywell/core/contract'
import type { Entry } from '@daywell/core/journal'
import type { Client } from '#api/client.ts'
import { forgetVectors, meaningVectors } from '#device/local-store/derived/meaning-vectors.ts'
import { isStorageFull } from '#device/local-store/tables/backend.ts'
import { keptModel } from '#device/workers/meaning/kept-model.ts'
import { meaningThread } from '#device/workers/meaning/meaning-thread.ts'
import type { Journal } from '#services/journal/journal.ts'
import { NotFetched } from './fetch-model.ts'
import { meaningChoice } from './meaning-choice.ts'
import { createMeaningStore, type MeaningStore } from './meaning-store.ts'
import { areSame, type Reading, reading } from './reading.ts'
import { loadTrained, type SensedHere, senseHere } from './sense-here.ts'

/** Search by meaning on this device, for the open journal. */
export interface MeaningHere {
  readonly meaning: MeaningStore
  readonly reading: Reading
  /** The embedding vectors of a question. */
  readonly readQuestion: (question: string) => Promise<Uint8Array>
  /** What the trained model makes of a message, where it's on this device. */
  readonly sense: (sent: Sent) => Promise<SensedHere | undefined>
  /** Whether this person's questions can be answered by meaning. */
  readonly isReady: () => Promise<boolean>
}

const known = new WeakMap<Journal, MeaningHere>()
/** The API client per journal; set only once a person opens the feature. */
const asking = new WeakMap<Journal, Client<'premium'>>()

/** One instance per journal; undefined if the browser can't store a model. */
export function meaningOf(journal: Journal, premium?: Client<'premium'>): MeaningHere | undefined {
  if (!('caches' in globalThis) || !('indexedDB' in globalThis) || !globalThis.crypto?.subtle)
    return undefined
  if (premium) asking.set(journal, premium)
  const here = known.get(journal) ?? make(journal)
  known.set(journal, here)
  return here
}

function make(journal: Journal): MeaningHere {
  const { userId, store, ended } = journal
  const kept = keptModel(caches)
  const thread = meaningThread()
  const senses = meaningThread()
  ended.addEventListener('abort', thread.end)
  ended.addEventListener('abort', senses.end)
  const choice = meaningChoice({ storage: localStorage, window, userId, ended })
  let vectors: ReturnType<typeof meaningVectors> | undefined
  const letGo = () => {
    read.halt()
    thread.end()
    senses.end()
    vectors = undefined
  }
  const forgetRead = async () => {
    letGo()
    await forgetVectors(indexedDB, userId)
  }
  const meaning = createMeaningStore({
    kept,
    choice,
    ended,
    forgetRead,
    get: getPiece,
    room,
    isFull: isStorageFull,
    async ask() {
      if (!navigator.onLine) return null
      return (await asking.get(journal)?.call(endpoints.meaningModel))?.body.model ?? null
    },
  })
  const read = reading({
    thread,
    ended,
    entries: store.entries,
    find: store.find,
    broken: meaning.broken,
    async vectors() {
      // After a log-out, no vector store may be created again.
      ended.throwIfAborted()
      vectors ??= meaningVectors(indexedDB, userId)
      return vectors
    },
    async model() {
      const whole = choice.get() ? await kept.whole() : undefined
      // Part of the version: a newer app may split entries differently.
      return whole && `${whole.name}/${CUT}`
    },
    withLock: (work) =>
      navigator.locks.request(`daywell-meaning-${userId}`, { signal: ended }, work),
  })
  // Another tab removed the model: close it here, and reopen it after the next download.
  choice.onElsewhere(() => {
    letGo()
    void meaning.refresh(false)
  })
  watch(journal, {
    tidy: async () => void (choice.get() && (await read.tidy())),
    async makeRoom() {
      choice.set(false)
      await forgetRead()
      await kept.remove()
      await meaning.refresh(false)
    },
  })
  const isReady = async () => choice.get() && (await kept.whole()) !== undefined
  return {
    meaning,
    reading: read,
    isReady,
    sense: senseHere({ thread: senses, isReady, broken: meaning.broken, load: loadTrained }),
    readQuestion: (question) => thread.read({ question }),
  }
}

interface Acts {
  tidy(): Promise<void>
  makeRoom(): Promise<void>
}

/** Deletes an entry's vectors when it's changed, hidden, deleted or moved. */
function watch({ store, ended }: Journal, { tidy, makeRoom }: Acts): void {
  let isDue = false
  let seen: readonly Entry[] | undefined
  let queue = Promise.resolve()
  const tidySoon = () => {
    // Coalesces: a sync changes many entries in a row.
    if (isDue || (seen && areSame(seen, store.entries()))) return
    isDue = true
    queue = queue
      .then(() => {
        isDue = false
        seen = store.entries()
        return ended.aborted ? undefined : tidy()
      })
      .catch(() => {})
  }
  const subscriptions = [
    store.subscribe(tidySoon),
    // Entries take priority: when storage is full, model and vectors are deleted.
    store.onNotice(({ kind }) => {
      if (kind === 'storage-full') void makeRoom().catch(() => {})
    }),
  ]
  ended.addEventListener('abort', () => {
    for (const stop of subscriptions) stop()
  })
  tidySoon()
}

async function room(): Promise<number | undefined> {
  const { quota, usage } = await navigator.storage.estimate()
  return quota === undefined || usage === undefined ? undefined : quota - usage
}

/** Downloads a piece of the model without credentials, bypassing the HTTP cache. */
async function getPiece(
  path: string,
  came: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(path, { signal, cache: 'no-store', credentials: 'omit' })
  if (!answer.ok || !answer.body) throw new NotFetched('network')
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = answer.body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value)
    bytes += next.value.length
    came(bytes)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
