import { type ChartEmotion, chartEmotions, type SentenceCorrection } from '@daywell/core/charts'
import type { TextStorage } from '#local-store/text-storage.ts'

/** What somebody said of a sentence, kept on this device; it holds no word of the sentence. */
export interface KeptCorrection extends SentenceCorrection {
  /** The server is to have it, and has not answered yet. */
  readonly waits?: true
}

const keyOf = (userId: string) => `insightCorrections_${userId}`

/** The corrections of one person on this device, the newest last. */
export function keptCorrections(storage: TextStorage, userId: string) {
  const key = keyOf(userId)
  let known: { readonly text: string | null; readonly list: readonly KeptCorrection[] } | undefined
  const all = (): readonly KeptCorrection[] => {
    const text = storage.getItem(key)
    if (!known || known.text !== text) known = { text, list: parse(text) }
    return known.list
  }
  const write = (list: readonly KeptCorrection[]) =>
    list.length === 0 ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(list))
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
    /** Keeps those whose entry is still there, or has moved to another id. */
    follow(currentId: (id: string) => string | undefined) {
      const list = all().flatMap((one) => {
        const entryId = currentId(one.entryId)
        return entryId ? [entryId === one.entryId ? one : { ...one, entryId }] : []
      })
      if (list.some((one, index) => one !== all()[index]) || list.length < all().length) write(list)
    },
  }
}

export type KeptCorrections = ReturnType<typeof keptCorrections>

const isSame = (a: SentenceCorrection, b: SentenceCorrection) =>
  a.entryId === b.entryId && a.print === b.print
const sameWords = (a: SentenceCorrection, b: SentenceCorrection) =>
  a.emotions.join() === b.emotions.join()

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
  return texts && numbers && Array.isArray(emotions) && emotions.every(isEmotion)
}

const isEmotion = (value: unknown): value is ChartEmotion =>
  chartEmotions.some((emotion) => emotion === value)
