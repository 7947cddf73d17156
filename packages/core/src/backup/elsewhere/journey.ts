import * as z from 'zod/mini'
import type { Entry } from '#journal/index.ts'
import type { Guess, Note, Reading } from '../incoming.ts'
import { type ImportOptions, incomingFrom } from './foreign-entry.ts'
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

/** Reads an entry of Journey's export: one of the JSON files in its zip, whole. */
export function readJourney(path: string, text: string, options: ImportOptions): Reading {
  const entry = parsed(text)
  if (!entry) return skipped(path, 'not-readable')
  const notes: Note[] = [...mediaOf(path, entry), ...leftOut(path, entry)]
  const guess = (made: Guess) => void notes.push({ kind: 'guess', where: path, guess: made })
  const createdAt = createdOf(entry, path, guess)
  if (createdAt === undefined) return skipped(path, 'no-date')
  const words = titleInText(plainText(entry), { plain: true })
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
    },
    options,
  )
  return { incoming: reading.incoming, notes: [...notes, ...reading.notes] }
}

function parsed(text: string): JourneyEntry | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    const isOne = ['text', 'date_journal'].some((name) => name in namedFacts(value))
    const found = isOne ? journeyEntry.safeParse(value) : undefined
    return found?.success ? found.data : undefined
  } catch {
    return undefined
  }
}

/** Without a date of its own an entry has the one that its id begins with. */
function createdOf({ id, date_journal }: JourneyEntry, path: string, guess: (made: Guess) => void) {
  const told = timeIn(date_journal)
  if (told !== undefined) return told
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
  const isHtml = type === 'html' || (type !== 'markdown' && HTML.test(text))
  return isHtml ? htmlText(text) : text
}

/** From 0 to 2; entries for which nothing was chosen have 0 or 1. */
function moodOf({ sentiment }: JourneyEntry, guess: (made: Guess) => void): Entry['mood'] {
  if (sentiment === null || sentiment <= 0 || sentiment === 1 || sentiment > 2) return null
  guess('mood-from-number')
  if (sentiment < 1) return 'sad'
  return sentiment < 1.5 ? 'calm' : 'happy'
}

function mediaOf(where: string, { photos }: JourneyEntry): Note[] {
  return photos.map((name) => ({ kind: 'media', where, type: mediaTypeOf(name), name }))
}

function leftOut(where: string, entry: JourneyEntry): Note[] {
  const { lat, lon, address, label, folder, music_title, music_artist } = entry
  // Where there is no place, its numbers are the largest there are.
  const placed = lat !== null && lon !== null && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
  const { description } = namedFacts(entry.weather)
  const told: readonly (readonly [string, boolean])[] = [
    ['location', address !== '' || (placed && (lat !== 0 || lon !== 0))],
    ['weather', typeof description === 'string' && description !== ''],
    ['music', music_title !== '' || music_artist !== ''],
    ['label', label !== ''],
    ['folder', folder !== ''],
  ]
  return told.filter(([, there]) => there).map(([field]) => ({ kind: 'left-out', where, field }))
}

function fileName(path: string): string {
  return (path.split('/').pop() ?? '').replace(/\.json$/i, '')
}

function skipped(where: string, reason: 'not-readable' | 'no-date'): Reading {
  return { incoming: [], notes: [{ kind: 'skipped', where, reason }] }
}
