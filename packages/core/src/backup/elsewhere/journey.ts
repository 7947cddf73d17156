import * as z from 'zod/mini'
import type { Entry } from '#journal/index.ts'
import type { Guess, Note, Reading } from '../incoming.ts'
import { type ImportOptions, incomingFrom } from './foreign-entry.ts'
import { mediaOfEntry } from './foreign-media.ts'
import { foreignZone } from './foreign-zone.ts'
import { htmlText } from './html-text.ts'
import { namedFacts, textOr } from './loose-fields.ts'
import { mediaTypeOf } from './media.ts'
import { titleInText } from './title-in-text.ts'

const journeyEntry = z.object({
  id: textOr.nothing,
  date_journal: textOr.number,
  date_modified: textOr.number,
  timezone: textOr.nothing,
  title: textOr.nothing,
  text: textOr.nothing,
  type: textOr.nothing,
  sentiment: textOr.number,
  tags: textOr.list,
  favourite: textOr.no,
  lat: textOr.number,
  lon: textOr.number,
  address: textOr.nothing,
  label: textOr.nothing,
  folder: textOr.nothing,
  music_title: textOr.nothing,
  music_artist: textOr.nothing,
  weather: textOr.anything,
  photos: textOr.list,
})
type JourneyEntry = z.output<typeof journeyEntry>

const HTML = /<(?:p|div|br|span|h[1-6]|ul|ol|li|b|i|strong|em|a|blockquote)\b[^<>]{0,1000}>/i

/** In a text that says nothing of being HTML the ends of lines are meant. */
const LINE_END = /(?<!<br\s{0,9}\/?>)\r?\n/gi

/** Fields that say nothing which other fields do not say. */
const NOISE = ['preview_text', 'preview_text_md', 'linked_account_id', 'schema', 'version']

/** Reads an entry of Journey's export: one of the JSON files in its zip, whole. */
export function readJourney(path: string, text: string, options: ImportOptions): Reading {
  const { entry, facts } = parseEntry(text)
  if (!entry) return skipped(path, 'not-readable')
  const files = mediaOfEntry(path, 'journey', options.fileAt)
  const marks = entry.photos
    .map((name) => files.show(name, mediaTypeOf(name), path))
    .filter((mark) => mark.startsWith('!'))
  const notes = [
    ...files.notes(),
    ...mediaInText(path, entry),
    ...leftOut(path, entry),
    ...unknown(path, facts),
  ]
  const guess = (made: Guess) => void notes.push({ kind: 'guess', where: path, guess: made })
  const createdAt = createdOf(entry, path, guess)
  if (createdAt === undefined) return skipped(path, 'no-date')
  const words = titleAndContentOf(entry, marks)
  if (words.found) guess('title-from-text')
  const zone = foreignZone(entry.timezone)
  if (zone === undefined) guess('time-zone-unknown')
  const reading = incomingFrom(
    {
      where: path,
      name: `journey:${entry.id || fileName(path)}`,
      title: words.title,
      content: words.content,
      createdAt,
      updatedAt: timeIn(entry.date_modified),
      timeZone: zone ?? options.timeZone,
      tags: entry.tags.map((tag) => tag.trim()),
      mood: moodOf(entry, guess),
      favorite: entry.favourite,
      media: files.media(),
    },
    options,
  )
  return { incoming: reading.incoming, notes: [...notes, ...reading.notes] }
}

interface Parsed {
  readonly entry?: JourneyEntry | undefined
  readonly facts: Readonly<Record<string, unknown>>
}

function parseEntry(text: string): Parsed {
  try {
    const facts = namedFacts(JSON.parse(text.replace(/^\ufeff/, '')))
    const isOne = ['text', 'date_journal'].some((name) => name in facts)
    return { facts, entry: isOne ? journeyEntry.safeParse(facts).data : undefined }
  } catch {
    return { facts: {} }
  }
}

/** Photos and recordings have no place in a text of Journey, and come after it. */
function titleAndContentOf(entry: JourneyEntry, marks: readonly string[]) {
  const text = plainText(entry)
  const content = [text.trimEnd(), marks.join('\n')].filter(Boolean).join('\n\n')
  const title = entry.title.trim()
  return title === '' ? titleInText(content, { plain: true }) : { title, content, found: false }
}

/** Falls back to the timestamp that the id begins with. */
function createdOf({ id, date_journal }: JourneyEntry, path: string, guess: (made: Guess) => void) {
  const found = timeIn(date_journal)
  if (found !== undefined) return found
  const [, digits] = /^(\d{12,13})-/.exec(id || fileName(path)) ?? []
  if (digits === undefined) return undefined
  guess('date-from-id')
  return Number(digits)
}

/** A moment (ms) of this millennium or the one before; 0 stands for none. */
function timeIn(number: number | null): number | undefined {
  const most = Date.UTC(9999, 11, 31)
  const least = Date.UTC(1000, 0, 1)
  return number && number > least && number < most ? Math.trunc(number) : undefined
}

function plainText({ text, type }: JourneyEntry): string {
  if (type === 'html') return htmlText(text)
  const isHtml = type !== 'markdown' && HTML.test(text)
  return isHtml ? htmlText(text.replace(LINE_END, '<br>')) : text
}

/** From 0 to 2; entries for which nothing was chosen have 0 or 1. */
function moodOf({ sentiment }: JourneyEntry, guess: (made: Guess) => void): Entry['mood'] {
  if (sentiment === null || sentiment <= 0 || sentiment === 1 || sentiment > 2) return null
  guess('mood-from-number')
  if (sentiment < 1) return 'sad'
  return sentiment < 1.5 ? 'calm' : 'happy'
}

/** Films and recordings in HTML that aren't among the entry's files. */
function mediaInText(where: string, { photos, text }: JourneyEntry): Note[] {
  const types = new Set(photos.map(mediaTypeOf))
  const inText = [...text.matchAll(/<(video|audio)\b/gi)].map(([, tag = '']) => tag.toLowerCase())
  return inText.flatMap((name): Note[] => {
    const type = name === 'video' ? 'video' : 'audio'
    return types.has(type) ? [] : [{ kind: 'media', where, type, name, reason: 'not-there' }]
  })
}

/** What a file says that no entry here, and no version of Journey known here, has a place for. */
function unknown(where: string, facts: Readonly<Record<string, unknown>>): Note[] {
  const known = new Set([...Object.keys(journeyEntry.shape), ...NOISE])
  return Object.entries(facts).flatMap(([field, value]) => {
    const says = (typeof value === 'string' || Array.isArray(value)) && value.length > 0
    return says && !known.has(field) ? [{ kind: 'left-out', where, field } as const] : []
  })
}

function leftOut(where: string, entry: JourneyEntry): Note[] {
  const { lat, lon, address, label, folder, music_title, music_artist } = entry
  // Where there is no place, its numbers are the largest there are.
  const placed = lat !== null && lon !== null && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
  const { description } = namedFacts(entry.weather)
  const fields: readonly (readonly [string, boolean])[] = [
    ['location', address !== '' || (placed && (lat !== 0 || lon !== 0))],
    ['weather', typeof description === 'string' && description !== ''],
    ['music', music_title !== '' || music_artist !== ''],
    ['label', label !== ''],
    ['folder', folder !== ''],
  ]
  return fields.filter(([, there]) => there).map(([field]) => ({ kind: 'left-out', where, field }))
}

function fileName(path: string): string {
  return (path.split('/').pop() ?? '').replace(/\.json$/i, '')
}

function skipped(where: string, reason: 'not-readable' | 'no-date'): Reading {
  return { incoming: [], notes: [{ kind: 'skipped', where, reason }] }
}
