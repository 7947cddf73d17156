import { type Asked, type AskIndex, askIndex, type ToAsk, waysOfAsking } from '@daywell/core/ask'
import { type Meaning, openMeaning } from './meaning.ts'

/** What is done beside the event loop to answer questions from journals. */
export type AskTasks = ReturnType<typeof askTasks>

/** A journal as it is in one moment. */
interface Known {
  readonly state: string
  readonly entries: readonly ToAsk[]
}

interface Question {
  /** Stands for the entries that are asked, and whose they are. */
  readonly state: string
  readonly question: string
  readonly byMeaning: boolean
}

/** So many journals stay at hand, so that a second question costs little. */
const MOST_KNOWN = 3
/** And for so long. */
const AT_HAND = 2 * 60_000

export function askTasks(clock: () => number = Date.now) {
  const known = new Map<string, { readonly index: AskIndex; usedAt: number }>()
  let opening: Promise<Meaning> | undefined
  const meaning = () => {
    opening ??= openMeaning()
    return opening
  }
  const forget = () => {
    for (const [state, { usedAt }] of known) if (usedAt < clock() - AT_HAND) known.delete(state)
    const [oldest] = known.keys()
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  }
  return {
    /** The vectors of the pieces of entries. */
    read: async (texts: readonly string[]): Promise<Int8Array[]> =>
      (await meaning()).vectorsOf(texts),

    know({ state, entries }: Known): void {
      known.delete(state)
      known.set(state, { index: askIndex(entries), usedAt: clock() })
      forget()
    },

    /** Undefined where that journal is not known, or no longer. */
    async find({ state, question, byMeaning }: Question): Promise<Asked | undefined> {
      const journal = known.get(state)
      if (!journal) return undefined
      journal.usedAt = clock()
      const ways = byMeaning ? await (await meaning()).vectorsOf(waysOfAsking(question)) : undefined
      return journal.index.find(question, ways)
    },
  }
}
