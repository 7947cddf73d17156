import {
  type Entry,
  ID_RANDOM_BYTES,
  isLocalId,
  keywordsOf,
  newLocalId,
  newTempId,
  wordCount,
} from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import type { LocalStore } from '#local-store/local-store.ts'
import type { Unstamped } from '#local-store/writes.ts'
import type { LevelKeeper } from './privacy-level.ts'

/** What a person decides about an entry. */
type EntryWords = Pick<
  Entry,
  'title' | 'content' | 'prompt' | 'mood' | 'tags' | 'favorite' | 'hideFromAssistant'
>

interface NewEntry extends Partial<EntryWords> {
  readonly content: string
  /** Stays on this device, whatever the level. */
  readonly keepHere?: boolean
}

interface WritingPrompt {
  readonly prompt: string
  readonly helpText: string
}

/** What a screen does with entries. Nothing here waits for the server. */
export interface EntriesService {
  getEntries(): readonly Entry[]
  createEntry(entry: NewEntry): Promise<Entry>
  /** What is left out stays as it is. */
  updateEntry(id: string, change: Partial<NewEntry>): Promise<Entry>
  deleteEntry(id: string): Promise<void>
  generatePrompt(): Promise<WritingPrompt>
}

export interface EntriesParts {
  readonly store: LocalStore
  readonly levels: Pick<LevelKeeper, 'level'>
  readonly now: () => number
  readonly timeZone: () => string
  readonly randomBytes: (length: number) => Uint8Array
  readonly generatePrompt: () => Promise<WritingPrompt>
}

/** The level decides where an entry lives; the local store takes it from there. */
export function entriesService(parts: EntriesParts): EntriesService {
  const { store, levels } = parts
  const random = () => parts.randomBytes(ID_RANDOM_BYTES)
  const staysHere = (keepHere: boolean | undefined) => keepHere || levels.level() === 'local'
  return {
    getEntries: store.entries,
    createEntry({ keepHere, ...words }) {
      const now = parts.now()
      const id = staysHere(keepHere) ? newLocalId(now, random()) : newTempId(now, random())
      return store.save(withMetadata({ ...blankEntry(id, now, parts.timeZone()), ...words }))
    },
    async updateEntry(id, { keepHere, ...words }) {
      const before = store.find(id)
      if (!before) throw new Error('There is no such entry on this device')
      const entry = withMetadata({ ...before, ...words })
      if (isLocalId(before._id) || !staysHere(keepHere)) return store.save(entry)
      return store.saveHere(entry, newLocalId(parts.now(), random()))
    },
    deleteEntry: store.remove,
    generatePrompt: parts.generatePrompt,
  }
}

function blankEntry(_id: string, now: number, timeZone: string): Unstamped {
  return {
    _id,
    title: '',
    content: '',
    prompt: '',
    metadata: { wordCount: 0, keywords: [] },
    createdAt: new Date(now).toISOString(),
    userId: '',
    localDate: localDay(now, timeZone),
    timeZone,
    mood: null,
    tags: [],
    favorite: false,
    hideFromAssistant: false,
  }
}

function withMetadata<E extends Unstamped>(entry: E): E {
  const { content } = entry
  return { ...entry, metadata: { wordCount: wordCount(content), keywords: keywordsOf(content) } }
}
