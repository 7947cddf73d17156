import { localMessages } from '@daywell/core/errors'
import {
  type Entry,
  ID_RANDOM_BYTES,
  idsOfDraft,
  isLocalId,
  isTooLong,
  keepLineBreaks,
  newId as makeId,
  metadataOf,
  NO_VERSION,
  newLocalId,
  newTempId,
} from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import type { Unstamped } from '#device/local-store/entries/writes.ts'
import type { LocalStore } from '#device/local-store/local-store.ts'
import type { LevelStore } from './privacy-level.ts'

const DAY_MS = 24 * 60 * 60_000

type Dated = Pick<Entry, 'localDate' | 'createdAt'>

/**
 * Moves an entry to another day. Its creation time moves along, so that the list sorts it with that
 * day. Throws for a future day.
 */
function movedTo(day: string, entry: Dated, today: string): Dated {
  if (day > today) throw new RangeError('An entry can’t be dated in the future')
  const days = (Date.parse(day) - Date.parse(entry.localDate)) / DAY_MS
  const createdAt = new Date(Date.parse(entry.createdAt) + days * DAY_MS).toISOString()
  return { localDate: day, createdAt }
}

/** The fields of an entry a person edits. */
type EntryWords = Pick<
  Entry,
  'title' | 'content' | 'prompt' | 'mood' | 'tags' | 'favorite' | 'hideFromAssistant'
> & {
  /** The entry's day; not in the future. */
  readonly localDate: string
}

interface NewEntry extends Partial<EntryWords> {
  readonly content: string
  /** Stays on this device, whatever the level; `false` sends a kept one to the server. */
  readonly keepHere?: boolean
  /** Idempotency key: chosen before the first save and stored in the draft. */
  readonly newId?: string | undefined
}

/** A partial update of an entry. */
export interface EntryChange extends Omit<Partial<NewEntry>, 'newId'> {
  /** The text is from a field, which returns every line break as `\n`. */
  readonly isTyped?: boolean
}

interface WritingPrompt {
  readonly prompt: string
  readonly helpText: string
}

/** Entry operations for screens. Only a save on a full device waits for the server. */
export interface EntriesService {
  getEntries(): readonly Entry[]
  /** Idempotent: if its `newId` was saved before, updates that entry. */
  createEntry(entry: NewEntry): Promise<Entry>
  /** The entry saved with this `newId`, if there is one. */
  findCreated(newId: string): Entry | undefined
  /**
   * Omitted fields stay as they are. `writtenOn` is the `updatedAt` of the version on screen: a
   * newer one isn't overwritten but kept as an earlier version. `shown` is that version itself, in
   * case its copy was evicted in the meantime.
   */
  updateEntry(id: string, change: EntryChange, writtenOn?: string, shown?: Entry): Promise<Entry>
  deleteEntry(id: string): Promise<void>
  generatePrompt(): Promise<WritingPrompt>
}

export interface EntriesDeps {
  readonly store: LocalStore
  readonly levels: Pick<LevelStore, 'level'>
  readonly now: () => number
  readonly timeZone: () => string
  readonly randomBytes: (length: number) => Uint8Array
  readonly generatePrompt: () => Promise<WritingPrompt>
}

/** The level decides where an entry is stored; the local store does the rest. */
export function entriesService(parts: EntriesDeps): EntriesService {
  const { store, levels } = parts
  const random = () => parts.randomBytes(ID_RANDOM_BYTES)
  const staysHere = (keepHere: boolean | undefined) => keepHere || levels.level() === 'local'
  /** Only under `hybrid` can a person send a single entry to the server. */
  const saveKept = (entry: Unstamped, keepHere: boolean | undefined) =>
    keepHere === false && levels.level() === 'hybrid'
      ? store.moves.saveUp(entry, newTempId(parts.now(), random()))
      : store.save(entry)
  const today = () => localDay(parts.now(), parts.timeZone())
  const findCreated = (newId: string) => {
    const { temp, local } = idsOfDraft(newId)
    return store.find(temp) ?? store.find(local)
  }
  const service: EntriesService = {
    getEntries: store.entries,
    findCreated,
    async createEntry({ keepHere, newId, ...words }) {
      const created = newId && findCreated(newId)
      if (created) {
        const { hideFromAssistant, ...rest } = words
        // Only its switch lets an entry leave the device or be read: never a restored draft.
        const stricter = {
          ...(keepHere && { keepHere }),
          ...(hideFromAssistant && { hideFromAssistant }),
        }
        return service.updateEntry(created._id, { ...rest, ...stricter }, NO_VERSION)
      }
      const now = parts.now()
      const { temp, local } = idsOfDraft(newId ?? makeId(now, random()))
      const id = staysHere(keepHere) ? local : temp
      return store.save(applyWords(blankEntry(id, now, parts.timeZone()), words, today()))
    },
    async updateEntry(id, { keepHere, ...change }, writtenOn, shown) {
      const words = withLineBreaksOf(shown, change)
      const before = store.find(id) ?? (store.isDropped(id) ? shown : undefined)
      if (!before) throw new Error(localMessages.entryNotFound)
      const base = writtenOn ?? before.updatedAt
      const entry = { ...applyWords(before, words, today()), updatedAt: base }
      if (isLocalId(before._id)) return saveKept(entry, keepHere)
      if (!staysHere(keepHere)) return store.save(entry)
      const localId = newLocalId(parts.now(), random())
      // Only an entry stored here can be moved from the server to this device.
      if (!store.find(id)) await store.save(before)
      if (base === before.updatedAt) return store.saveHere(entry, localId)
      // Moves the newer version here first, so that it's kept as a version.
      await store.saveHere(before, localId)
      return store.save(entry)
    },
    deleteEntry: store.remove,
    generatePrompt: parts.generatePrompt,
  }
  return service
}

/** Line breaks of a field's text that weren't edited stay as they were, unless it gets too long. */
function withLineBreaksOf(shown: Entry | undefined, { isTyped, ...change }: EntryChange) {
  if (!isTyped || shown === undefined || change.content === undefined) return change
  const content = keepLineBreaks(shown.content, change.content)
  return isTooLong(content) ? change : { ...change, content }
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

function applyWords<E extends Unstamped>(entry: E, words: Partial<EntryWords>, today: string): E {
  const { localDate, ...rest } = words
  const day = localDate === undefined ? {} : movedTo(localDate, entry, today)
  const next = { ...entry, ...rest, ...day }
  return { ...next, metadata: metadataOf(next.content) }
}
