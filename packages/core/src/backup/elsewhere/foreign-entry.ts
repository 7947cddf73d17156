import { type Entry, metadataOf, TEXT_MAX, TITLE_MAX } from '#journal/index.ts'
import { CLOCK_TOLERANCE } from '#sync/index.ts'
import { localDay } from '#time/index.ts'
import type { Guess, Incoming, IncomingMedia, LivesOn, Note, Reading } from '../incoming.ts'
import { madeId } from '../made-id.ts'
import type { FileAt } from './foreign-media.ts'
import { splitText } from './split-text.ts'

/** Options of an import. */
export interface ImportOptions {
  /** The person's own zone, for entries without one. */
  readonly timeZone: string
  /** In ms. */
  readonly now: number
  /** Without it, there are no files beside the entries. */
  readonly fileAt?: FileAt
}

/** An entry of another app or of a plain file. */
export interface Foreign {
  readonly where: string
  /** Its stable id in the source, with the source's name. */
  readonly name: string
  readonly title: string
  readonly content: string
  readonly createdAt: number
  readonly updatedAt?: number | undefined
  readonly timeZone: string
  /** Its calendar day, where the source has one besides the time. */
  readonly localDate?: string | undefined
  readonly tags: readonly string[]
  readonly mood?: Entry['mood']
  readonly favorite?: boolean
  readonly hideFromAssistant?: boolean
  readonly prompt?: string
  readonly dateGuessed?: boolean
  readonly livesOn?: LivesOn
  /** The name that Daywell itself gave it, in a file that Daywell wrote. */
  readonly ownName?: string | undefined
  /** When the file was changed last (ms), where that was after it was made. */
  readonly touchedAt?: number
  readonly media?: readonly IncomingMedia[]
}

const DAY = 24 * 60 * 60_000
const MAX_TAG_CHARS = 100
const MAX_TAGS = 50
const PROMPT_MAX = 2000

/** Converts it to an entry. A text that's too long is split, and anything lost is reported. */
export function incomingFrom(foreign: Foreign, { now }: ImportOptions): Reading {
  const notes: Note[] = []
  const guess = (made: Guess) =>
    void notes.push({ kind: 'guess', where: foreign.where, guess: made })
  const words = fitting(storable(foreign, guess), guess)
  if (words.content.trim() === '')
    return { incoming: [], notes: [{ kind: 'skipped', where: foreign.where, reason: 'no-text' }] }
  const dates = datesOf(foreign, now, guess)
  const parts = splitText(words.content, TEXT_MAX).filter((part) => part.trim() !== '')
  if (parts.length > 1) guess('text-split')
  const incoming = parts.map((content, at) => {
    const title = at === 0 ? words.title : partTitle(words.title, at + 1, parts.length)
    return entryFrom(foreign, { ...words, content, title }, dates, at)
  })
  const { touchedAt } = foreign
  if (touchedAt === undefined) return { incoming, notes }
  const touched = { touchedAt: iso(Math.min(touchedAt, now)) }
  return { incoming: incoming.map((one) => ({ ...one, ...touched })), notes }
}

type Words = Pick<Foreign, 'title' | 'content' | 'tags'> & { readonly prompt: string }

/** Removes characters that can't be stored: unpaired surrogates and NUL. */
function storable(
  { title, content, tags, prompt = '' }: Foreign,
  guess: (made: Guess) => void,
): Words {
  const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()
  const words = { title, content, prompt, tags }
  const cleaned = {
    title: clean(title),
    content: clean(content),
    prompt: clean(prompt),
    tags: tags.map(clean),
  }
  if (JSON.stringify(words) !== JSON.stringify(cleaned)) guess('signs-replaced')
  return cleaned
}

/** A value that's too long for its field continues in the text. */
function fitting({ title, content, tags, prompt }: Words, guess: (made: Guess) => void): Words {
  const long = title.length > TITLE_MAX
  if (long) guess('title-shortened')
  const kept = tags.filter(isTag).slice(0, MAX_TAGS)
  const lost = tags.filter((tag) => tag.trim() !== '' && !kept.includes(tag))
  if (lost.length > 0) guess('tags-shortened')
  const asked = prompt.length > PROMPT_MAX
  const before = [...(long ? [title] : []), ...(asked ? [prompt] : [])]
  const after = lost.map((tag) => `#${tag}`).join(' ')
  return {
    title: long ? `${shorten(title, TITLE_MAX - 1)}…` : title,
    content: [...before, content, ...(after === '' ? [] : [after])].join('\n\n'),
    prompt: asked ? '' : prompt,
    tags: kept,
  }
}

function isTag(tag: string): boolean {
  return tag.trim() !== '' && tag.length <= MAX_TAG_CHARS
}

/** The beginning of a text, never half a character of it. */
function shorten(text: string, most: number): string {
  const end = text.charCodeAt(most - 1)
  return text.slice(0, end >= 0xd800 && end < 0xdc00 ? most - 1 : most)
}

interface Dates {
  readonly createdAt: string
  readonly updatedAt: string
  readonly localDate: string
  readonly guessed: boolean
}

/** A date in the future counts as now. */
function datesOf(foreign: Foreign, now: number, guess: (made: Guess) => void): Dates {
  const { timeZone, createdAt, updatedAt = createdAt, dateGuessed = false } = foreign
  const localDate = foreign.localDate ?? localDay(createdAt, timeZone)
  // A file that Daywell wrote keeps its dates.
  if (foreign.ownName !== undefined)
    return { createdAt: iso(createdAt), updatedAt: iso(updatedAt), localDate, guessed: false }
  const future = createdAt > now + CLOCK_TOLERANCE || isToCome(localDate, now, timeZone)
  if (future) guess('date-in-future')
  const created = future ? now : createdAt
  return {
    createdAt: iso(created),
    updatedAt: iso(Math.max(created, Math.min(updatedAt, now))),
    localDate: future ? localDay(now, timeZone) : localDate,
    guessed: dateGuessed || future,
  }
}

/** Time zones matter for recent days only: no zone is more than a day behind UTC. */
function isToCome(localDate: string, now: number, timeZone: string): boolean {
  return localDate >= iso(now - DAY).slice(0, 10) && localDate > localDay(now, timeZone)
}

function iso(time: number): string {
  return new Date(time).toISOString()
}

function entryFrom(foreign: Foreign, words: Words, dates: Dates, part: number): Incoming {
  const { name, where, ownName, livesOn = 'server' } = foreign
  const first = ownName ?? madeId(name)
  const { createdAt, updatedAt, localDate, guessed } = dates
  const entry: Entry = {
    _id: part === 0 ? first : madeId(`${name}\npart ${part + 1}`),
    title: words.title,
    content: words.content,
    prompt: words.prompt,
    metadata: metadataOf(words.content),
    createdAt,
    updatedAt,
    userId: '',
    localDate,
    timeZone: foreign.timeZone,
    mood: foreign.mood ?? null,
    tags: [...words.tags],
    favorite: foreign.favorite ?? false,
    hideFromAssistant: foreign.hideFromAssistant ?? false,
  }
  const media = foreign.media?.filter(({ mark }) => words.content.includes(mark)) ?? []
  return {
    where,
    entry,
    livesOn,
    versions: [],
    ...(guessed && { dateGuessed: true as const }),
    ...(media.length > 0 && { media }),
  }
}

function partTitle(title: string, part: number, of: number): string {
  const suffix = ` (${part} of ${of})`
  return `${shorten(title, TITLE_MAX - suffix.length)}${suffix}`.trim()
}
