import { CUT } from '@daywell/core/ask'
import { endpoints } from '@daywell/core/contract'
import type { Entry } from '@daywell/core/journal'
import type { Client } from '#api/client.ts'
import { forgetVectors, meaningVectors } from '#device/local-store/derived/meaning-vectors.ts'
import { isStorageFull } from '#device/local-store/tables/backend.ts'
import { keptModel } from '#device/workers/meaning/kept-model.ts'
import { meaningThread } from '#device/workers/meaning/meaning-thread.ts'
import type { Journal } from '#services/journal/journal.ts'
import { getPiece } from './get-piece.ts'
import { meaningChoice } from './meaning-choice.ts'
import { createMeaningStore, type MeaningStore } from './meaning-store.ts'
import { areSame, type Reading, reading } from './reading.ts'

/** The search by meaning on this device, for the journal that is open. */
export interface MeaningHere {
  readonly meaning: MeaningStore
  readonly reading: Reading
  /** The question by its meaning: the vectors of its ways. */
  readonly readQuestion: (question: string) => Promise<Uint8Array>
  /** Whether this person can be answered so. */
  readonly isReady: () => Promise<boolean>
}

const known = new WeakMap<Journal, MeaningHere>()
/** Who asks the server what it hands out; nobody does before a person looks. */
const asking = new WeakMap<Journal, Client<'premium'>>()

/** One for each journal that is opened; undefined where the browser has no place for a model. */
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
  ended.addEventListener('abort', thread.end)
  const choice = meaningChoice({ storage: localStorage, window, userId, ended })
  let vectors: ReturnType<typeof meaningVectors> | undefined
  const letGo = () => {
    read.halt()
    thread.end()
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
      // Whoever left would find a place for their vectors again.
      ended.throwIfAborted()
      vectors ??= meaningVectors(indexedDB, userId)
      return vectors
    },
    async model() {
      const whole = choice.get() ? await kept.whole() : undefined
      // The app may cut entries otherwise by now than when the model came.
      return whole && `${whole.name}/${CUT}`
    },
    inTurn: (work) => navigator.locks.request(`daywell-meaning-${userId}`, { signal: ended }, work),
  })
  // What another tab removed is closed here: a question after the next download opens it anew.
  choice.onElsewhere(() => {
    letGo()
    void meaning.look(false)
  })
  watch(journal, {
    tidy: async () => void (choice.get() && (await read.tidy())),
    async makeRoom() {
      choice.set(false)
      await forgetRead()
      await kept.remove()
      await meaning.look(false)
    },
  })
  return {
    meaning,
    reading: read,
    isReady: async () => choice.get() && (await kept.whole()) !== undefined,
    readQuestion: (question) => thread.read({ question }),
  }
}

interface Acts {
  tidy(): Promise<void>
  makeRoom(): Promise<void>
}

/** What was made of an entry goes when it is changed, hidden, deleted or moved. */
function watch({ store, ended }: Journal, { tidy, makeRoom }: Acts): void {
  let isDue = false
  let seen: readonly Entry[] | undefined
  let turn = Promise.resolve()
  const look = () => {
    // A sync changes many, one after the other: one look is enough for all that come before it.
    if (isDue || (seen && areSame(seen, store.entries()))) return
    isDue = true
    turn = turn
      .then(() => {
        isDue = false
        seen = store.entries()
        return ended.aborted ? undefined : tidy()
      })
      .catch(() => {})
  }
  const subscriptions = [
    store.subscribe(look),
    // A model, and what it read, are of less worth than a word that cannot be kept for want of room.
    store.onNotice(({ kind }) => {
      if (kind === 'storage-full') void makeRoom().catch(() => {})
    }),
  ]
  ended.addEventListener('abort', () => {
    for (const stop of subscriptions) stop()
  })
  look()
}

async function room(): Promise<number | undefined> {
  const { quota, usage } = await navigator.storage.estimate()
  return quota === undefined || usage === undefined ? undefined : quota - usage
}
