import * as z from 'zod/mini'
import { FileProblem } from '../file/file-problem.ts'
import { jsonPieces } from '../file/json-pieces.ts'
import type { Guess, MediaType, Note, Reading } from '../incoming.ts'
import { dayOneText, richText } from './day-one-text.ts'
import { type ImportOptions, incomingFrom } from './foreign-entry.ts'
import { mediaOfEntry } from './foreign-media.ts'
import { foreignZone } from './foreign-zone.ts'
import { namedFacts, textOr } from './loose-fields.ts'
import { titleInText } from './title-in-text.ts'

const media = textOr.mediaList
const dayOneEntry = z.object({
  uuid: textOr.nothing,
  creationDate: textOr.nothing,
  modifiedDate: textOr.nothing,
  timeZone: textOr.nothing,
  text: textOr.nothing,
  richText: textOr.nothing,
  tags: textOr.list,
  starred: textOr.no,
  isPinned: textOr.no,
  location: textOr.anything,
  weather: textOr.anything,
  music: textOr.anything,
  photos: media,
  videos: media,
  audios: media,
  pdfAttachments: media,
})
type DayOneEntry = z.output<typeof dayOneEntry>

const FOLDERS = {
  photos: 'photo',
  videos: 'video',
  audios: 'audio',
  pdfAttachments: 'pdf',
} as const satisfies Partial<Record<keyof DayOneEntry, MediaType>>
const FOLDER_NAMES: Readonly<Record<string, string>> = { pdfAttachments: 'pdfs' }

/** Reads a journal of a Day One export, one of the JSON files in its zip, as a stream. */
export function dayOneReader(path: string, options: ImportOptions) {
  const json = jsonPieces()
  let isOne = false
  return {
    push(text: string): Reading {
      const incoming: Reading['incoming'][number][] = []
      const notes: Note[] = []
      for (const { key, item, value } of json.push(text)) {
        isOne ||= key === 'entries' || key === 'metadata'
        if (key !== 'entries' || item === undefined) continue
        const reading = readEntry(path, item, value, options)
        incoming.push(...reading.incoming)
        notes.push(...reading.notes)
      }
      return { incoming, notes }
    },
    end(): void {
      json.end()
      if (!isOne) throw new FileProblem(`${path} isn’t a Day One journal`)
    },
  }
}

function readEntry(path: string, item: number, value: unknown, options: ImportOptions): Reading {
  const where = `${path}, entry ${item}`
  const parsed = dayOneEntry.safeParse(value)
  if (!parsed.success) return skipped(where, 'not-readable')
  const entry = parsed.data
  const createdAt = Date.parse(entry.creationDate)
  if (Number.isNaN(createdAt)) return skipped(where, 'no-date')
  const files = mediaOfEntry(where, 'day-one', options.fileAt)
  const show = ({ name, type }: DayOneFile) => files.show(name, type, path)
  const words = titleAndContentOf(entry, show)
  const notes: Note[] = [...files.notes(), ...leftOut(where, entry)]
  const guess = (made: Guess) => void notes.push({ kind: 'guess', where, guess: made })
  if (words.found) guess('title-from-text')
  const modified = Date.parse(entry.modifiedDate)
  const reading = incomingFrom(
    {
      where,
      createdAt,
      timeZone: zoneOf(entry, options, guess),
      name: nameOf(entry, words.content, guess),
      title: words.title,
      content: words.content,
      updatedAt: Number.isNaN(modified) ? undefined : modified,
      tags: entry.tags.map((tag) => tag.trim()),
      favorite: entry.starred,
      media: files.media(),
    },
    options,
  )
  return { incoming: reading.incoming, notes: [...notes, ...reading.notes] }
}

/** What the text doesn't show comes after it, as in exports of older versions. */
function titleAndContentOf(entry: DayOneEntry, show: (file: DayOneFile) => string) {
  const files = filesOf(entry)
  const byId = new Map(files.map((file) => [file.id, file]))
  const shown = new Set<string>()
  const named = (id: string) => {
    shown.add(id)
    return show(byId.get(id) ?? { id, type: 'photo', name: id })
  }
  const text =
    entry.text.trim() === '' ? richText(entry.richText, named) : dayOneText(entry.text, named)
  const others = files.filter(({ id }) => !shown.has(id)).map(show)
  const marks = others.filter((mark) => mark.startsWith('!')).join('\n')
  return titleInText([text?.trimEnd() ?? '', marks].filter(Boolean).join('\n\n'), { plain: true })
}

function zoneOf(entry: DayOneEntry, { timeZone }: ImportOptions, guess: (made: Guess) => void) {
  const { timeZoneName } = namedFacts(entry.location)
  const zone = foreignZone(entry.timeZone) ?? foreignZone(timeZoneName)
  if (zone === undefined) guess('time-zone-unknown')
  return zone ?? timeZone
}

function nameOf(entry: DayOneEntry, content: string, guess: (made: Guess) => void): string {
  if (entry.uuid !== '') return `day-one:${entry.uuid.replaceAll('-', '').toUpperCase()}`
  guess('id-made-up')
  return `day-one:${entry.creationDate}\n${content}`
}

interface DayOneFile {
  readonly id: string
  readonly type: MediaType
  readonly name: string
}

function filesOf(entry: DayOneEntry): DayOneFile[] {
  return Object.entries(FOLDERS).flatMap(([list, type]) =>
    entry[list as keyof typeof FOLDERS].map(({ identifier, md5, type: ending, format }) => {
      const file = [md5 || identifier, ending || format].filter((part) => part !== '').join('.')
      return { id: identifier, type, name: `${FOLDER_NAMES[list] ?? list}/${file}` }
    }),
  )
}

function leftOut(where: string, entry: DayOneEntry): Note[] {
  const fields = (['location', 'weather', 'music'] as const).filter(
    (field) => Object.keys(namedFacts(entry[field])).length > 0,
  )
  const all = [...fields, ...(entry.isPinned ? ['pinned'] : [])]
  return all.map((field) => ({ kind: 'left-out', where, field }))
}

function skipped(where: string, reason: 'not-readable' | 'no-date'): Reading {
  return { incoming: [], notes: [{ kind: 'skipped', where, reason }] }
}
