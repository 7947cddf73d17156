import type { SentenceCorrection } from '@daywell/core/charts'
import type { TextStorage } from '../text-storage.ts'

/** A person's correction of a sentence; it contains no word of the sentence. */
export interface KeptCorrection extends Omit<SentenceCorrection, 'emotions'> {
  readonly emotions: readonly string[]
  /** Not confirmed by the server yet. */
  readonly waits?: true
}

type List = readonly KeptCorrection[]

const keyOf = (userId: string) => `insightCorrections_${userId}`

/** One person's corrections on this device, newest last. */
export function keptCorrections(storage: TextStorage, userId: string) {
  const key = keyOf(userId)
  let known: { readonly text: string | null; readonly list: List } | undefined
  const all = (): List => {
    const text = storage.getItem(key)
    if (!known || known.text !== text) known = { text, list: parse(text) }
    return known.list
  }
  const write = (list: List) => {
    const before = all()
    if (list.length === before.length && list.every((one, at) => one === before[at])) return
    if (list.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(list))
  }
  return {
    all,
    /** Replaces earlier corrections of the same sentence. Throws if storage is full. */
    put: (correction: KeptCorrection) =>
      write([...all().filter((one) => !isSame(one, correction)), correction]),
    /** The server has confirmed it. */
    arrived: (correction: KeptCorrection) =>
      write(
        all().map((one) => {
          const { waits: _, ...rest } = one
          return isSame(one, correction) && sameWords(one, correction) ? rest : one
        }),
      ),
    /** Merges corrections from the server; `before` is the local state when the request started. */
    join: (fromServer: List, before: List) => write(merge(all(), fromServer, before)),
    /** Keeps those whose entry still exists, under its current id. */
    follow: (currentId: (id: string) => string | undefined) =>
      write(
        all().flatMap((one) => {
          const entryId = currentId(one.entryId)
          return entryId ? [entryId === one.entryId ? one : { ...one, entryId }] : []
        }),
      ),
    /** On log-out, deletes those the server has. */
    leave: (isOnlyHere: (id: string) => boolean) =>
      write(all().filter(({ entryId, waits }) => waits || isOnlyHere(entryId))),
  }
}

export type KeptCorrections = ReturnType<typeof keptCorrections>

/** Corrections that are unsent, or were made during the request, are newer than the answer. */
function merge(now: List, fromServer: List, before: List): List {
  const isLater = (own: KeptCorrection) => {
    const was = before.find((one) => isSame(one, own))
    return own.waits || !was || was.waits || !sameWords(own, was)
  }
  const others = fromServer.filter((one) => {
    const own = now.find((kept) => isSame(kept, one))
    return !own || (!isLater(own) && !sameWords(own, one))
  })
  return [...now.filter((own) => !others.some((one) => isSame(one, own))), ...others]
}

const isSame = (a: KeptCorrection, b: KeptCorrection) =>
  a.entryId === b.entryId && a.print === b.print
const sameWords = (a: KeptCorrection, b: KeptCorrection) => a.emotions.join() === b.emotions.join()

/** Local storage is untrusted input: anything malformed is dropped. */
function parse(text: string | null): KeptCorrection[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isCorrection) : []
  } catch {
    return []
  }
}

function isCorrection(value: unknown): value is KeptCorrection {
  const { entryId, print, emotions, start, end } = (value ?? {}) as Record<string, unknown>
  const texts = typeof entryId === 'string' && typeof print === 'string'
  const numbers = Number.isInteger(start) && Number.isInteger(end)
  return (
    texts && numbers && Array.isArray(emotions) && emotions.every((one) => typeof one === 'string')
  )
}
