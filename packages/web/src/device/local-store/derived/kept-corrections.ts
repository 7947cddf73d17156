import type { SentenceCorrection } from '@daywell/core/charts'
import type { TextStorage } from '../text-storage.ts'

/** What somebody said of a sentence, kept on this device; it holds no word of the sentence. */
export interface KeptCorrection extends Omit<SentenceCorrection, 'emotions'> {
  readonly emotions: readonly string[]
  /** The server is to have it, and has not answered yet. */
  readonly waits?: true
}

type List = readonly KeptCorrection[]

const keyOf = (userId: string) => `insightCorrections_${userId}`

/** The corrections of one person on this device, the newest last. */
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
    /** The last word on a sentence replaces those before. Throws where there is no room. */
    put: (correction: KeptCorrection) =>
      write([...all().filter((one) => !isSame(one, correction)), correction]),
    /** The server has it. */
    arrived: (correction: KeptCorrection) =>
      write(
        all().map((one) => {
          const { waits: _, ...rest } = one
          return isSame(one, correction) && sameWords(one, correction) ? rest : one
        }),
      ),
    /** What was said on another device, too; `before` is what was here when it was asked for. */
    join: (told: List, before: List) => write(joined(all(), told, before)),
    /** Keeps those whose entry is still there, or has moved to another id. */
    follow: (currentId: (id: string) => string | undefined) =>
      write(
        all().flatMap((one) => {
          const entryId = currentId(one.entryId)
          return entryId ? [entryId === one.entryId ? one : { ...one, entryId }] : []
        }),
      ),
    /** Of one who leaves nothing stays here that the server has. */
    leave: (isOnlyHere: (id: string) => boolean) =>
      write(all().filter(({ entryId, waits }) => waits || isOnlyHere(entryId))),
  }
}

export type KeptCorrections = ReturnType<typeof keptCorrections>

/** What waits here, or was said while the answer was on its way, is later than the answer. */
function joined(now: List, told: List, before: List): List {
  const isLater = (own: KeptCorrection) => {
    const was = before.find((one) => isSame(one, own))
    return own.waits || !was || was.waits || !sameWords(own, was)
  }
  const others = told.filter((one) => {
    const own = now.find((kept) => isSame(kept, one))
    return !own || (!isLater(own) && !sameWords(own, one))
  })
  return [...now.filter((own) => !others.some((one) => isSame(one, own))), ...others]
}

const isSame = (a: KeptCorrection, b: KeptCorrection) =>
  a.entryId === b.entryId && a.print === b.print
const sameWords = (a: KeptCorrection, b: KeptCorrection) => a.emotions.join() === b.emotions.join()

/** Anybody can write to the storage of a browser: only what has the right form is taken. */
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
