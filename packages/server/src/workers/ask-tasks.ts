import {
  type Asked,
  type AskedDays,
  type AskedEntry,
  type AskIndex,
  apart,
  askIndex,
  type ToAsk,
  waysOfAsking,
} from '@daywell/core/ask'
import { type Meaning, openMeaning } from './meaning.ts'

/** What is done beside the event loop to answer questions from journals. */
export type AskTasks = ReturnType<typeof askTasks>

/** Some entries of a journal as it is in one moment. */
interface Part {
  /** Whose they are; one journal of a person is in memory. */
  readonly who: string
  /** Stands for all entries that are asked, in their versions. */
  readonly state: string
  /** How many of them a model has read. */
  readonly read: number
  /** How many came before these. */
  readonly after: number
  readonly isLast: boolean
  /** Whether none was left out because there are too many. */
  readonly isWhole: boolean
  readonly entries: readonly {
    readonly entry: AskedEntry
    readonly version: string
    readonly vectors?: Uint8Array
  }[]
}

/** The meaning of one entry, read after its journal became known. */
interface Read extends Pick<Part, 'who'> {
  readonly id: string
  readonly version: string
  readonly vectors: Uint8Array
}

interface Question extends Pick<Part, 'who' | 'state'> {
  /** With fewer that a model has read it is another journal. */
  readonly leastRead: number
  readonly question: string
  readonly days?: AskedDays | undefined
  readonly byMeaning: boolean
}

/** What was found, and in how many entries it was looked for. */
export interface FoundIn extends Asked {
  readonly count: number
  /** In how many of them by meaning, too. */
  readonly read: number
  readonly isWhole: boolean
}

interface Known extends Pick<Part, 'state'> {
  readonly index: AskIndex
  readonly versions: Map<string, string>
  read: number
  count: number
  isWhole: boolean
  usedAt: number
}

/** Cached journals, so that a second question costs little. */
const MAX_JOURNALS = 3
const JOURNAL_TTL_MS = 2 * 60_000

export function askTasks(clock = () => performance.now()) {
  const known = new Map<string, Known>()
  /** Those that are being opened. The caller bounds their number. */
  const coming = new Map<string, Known>()
  let opening: Promise<Meaning> | undefined
  const meaning = () => {
    opening ??= openMeaning()
    return opening
  }
  const forget = () => {
    for (const journals of [known, coming])
      for (const [who, { usedAt }] of journals)
        if (usedAt <= clock() - JOURNAL_TTL_MS) journals.delete(who)
    const [oldest] = known.keys()
    if (known.size > MAX_JOURNALS && oldest !== undefined) known.delete(oldest)
  }
  /** An LRU cache, the last used one last; a timer drops what has expired. */
  const use = (who: string, journal: Known) => {
    journal.usedAt = clock()
    known.delete(who)
    known.set(who, journal)
    forget()
    setTimeout(forget, JOURNAL_TTL_MS).unref()
  }
  return {
    /** The vectors of the pieces of entries. */
    read: async (texts: readonly string[]): Promise<Int8Array[]> =>
      (await meaning()).vectorsOf(texts),

    /** Tells whether it continues what came before: a new thread has none of it. */
    know({ who, state, read, after, isLast, isWhole, entries }: Part): boolean {
      forget()
      if (after === 0) {
        known.delete(who)
        const index = askIndex()
        const versions = new Map<string, string>()
        coming.set(who, { state, read, index, versions, count: 0, isWhole, usedAt: clock() })
      }
      const journal = coming.get(who)
      if (journal?.state !== state || journal.count !== after) return false
      journal.index.add(entries.map(withVectors))
      for (const { entry, version } of entries) journal.versions.set(entry._id, version)
      journal.count += entries.length
      journal.isWhole = isWhole
      journal.usedAt = clock()
      if (!isLast) return true
      coming.delete(who)
      use(who, journal)
      return true
    },

    /** Lets a journal that is at hand grow by what was read since; it is not opened again for it. */
    grow({ who, id, version, vectors }: Read): void {
      for (const journal of [known.get(who), coming.get(who)])
        if (journal?.versions.get(id) === version && journal.index.understand(id, apart(vectors)))
          journal.read += 1
    },

    /** Undefined where that journal is not known, or no longer. */
    async find({ who, state, leastRead, ...asked }: Question): Promise<FoundIn | undefined> {
      forget()
      const journal = known.get(who)
      if (journal?.state !== state || journal.read < leastRead) return undefined
      use(who, journal)
      const { question, byMeaning, days } = asked
      const ways = byMeaning ? await (await meaning()).vectorsOf(waysOfAsking(question)) : undefined
      const { count, read, isWhole } = journal
      return {
        ...journal.index.find(question, ways, days),
        count,
        read: Math.min(read, count),
        isWhole,
      }
    },
  }
}

const withVectors = ({ entry, vectors }: Part['entries'][number]): ToAsk => ({
  entry,
  vectors: vectors && apart(vectors),
})
