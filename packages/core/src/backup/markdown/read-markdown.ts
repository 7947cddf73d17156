import { moods } from '#preferences/index.ts'
import { localDay, offsetAt } from '#time/index.ts'
import { type Foreign, type ImportOptions, incomingFrom } from '../elsewhere/foreign-entry.ts'
import { foreignZone } from '../elsewhere/foreign-zone.ts'
import { titleInText } from '../elsewhere/title-in-text.ts'
import type { Guess, Note, Reading } from '../incoming.ts'
import { factReader, type Known } from './fact-names.ts'
import { frontMatter } from './front-matter.ts'
import { withForeignMedia } from './markdown-media.ts'
import { ownEntry } from './own-entry.ts'
import { type PathFacts, pathFacts } from './path-date.ts'
import { parseWhen, type When } from './when.ts'

export interface MarkdownFile {
  /** Within the folder or the zip file that was chosen, with slashes. */
  readonly path: string
  readonly text: string
  /** When the file was changed last (ms), if that is known. */
  readonly modified?: number
}

const NOON = 12 * 60 * 60_000

/** A day and a time of it, as a clock on the wall shows them. */
interface WallTime {
  /** `2024-03-01`. */
  readonly day: string
  /** Since midnight. */
  readonly ms: number
}

/** Reads a Markdown file: one of Daywell's exactly, any other as well as possible. */
export function readMarkdown(file: MarkdownFile, options: ImportOptions): Reading {
  const where = file.path
  const notes: Note[] = []
  const guess = (made: Guess) => void notes.push({ kind: 'guess', where, guess: made })
  const { facts, text } = frontMatter(withoutCrlf(file.text.replace(/^\ufeff/, ''), guess))
  const read = factReader(facts)
  const shown = withForeignMedia(where, text, options.fileAt)
  const foreign =
    ownEntry(file, facts, shown.text) ?? foreignEntry(file, read, shown.text, options, guess)
  const reading = incomingFrom({ ...foreign, media: shown.media }, options)
  const left = foreign.ownName === undefined ? read.unknown() : []
  return {
    incoming: reading.incoming,
    notes: [
      ...notes,
      ...shown.notes,
      ...left.map((field) => ({ kind: 'left-out', where, field }) as const),
      ...reading.notes,
    ],
  }
}

/** CRLF in the first line means that all line ends were converted. */
function withoutCrlf(text: string, guess: (made: Guess) => void): string {
  if (!/^---[ \t]*\r\n/.test(text)) return text
  guess('line-ends-changed')
  return text.replaceAll('\r\n', '\n')
}

function foreignEntry(
  file: MarkdownFile,
  read: Known,
  text: string,
  options: ImportOptions,
  guess: (made: Guess) => void,
): Foreign {
  const path = pathFacts(file.path)
  const zone = foreignZone(read.text('timeZone'))
  if (zone === undefined && read.text('timeZone') !== '') guess('time-zone-unknown')
  const timeZone = zone ?? options.timeZone
  const { title, content } = titleOf(read.text('title'), text, path, guess)
  const created = createdOf(file, read, path, timeZone, options, guess)
  const updated = parseWhen(read.text('updated'))
  return {
    where: file.path,
    // A template may give the same id to all of its notes.
    name: `markdown:${[read.text('id'), file.path.normalize('NFC')].filter(Boolean).join('\n')}`,
    title,
    content,
    timeZone,
    ...created,
    updatedAt: updated ? instantOf(updated, timeZone) : file.modified,
    tags: read.list('tags').map((tag) => tag.trim().replace(/^#/, '')),
    mood: moodOf(read.text('mood')),
    favorite: /^(?:true|yes|on|1)$/i.test(read.text('starred')),
    prompt: read.text('prompt'),
  }
}

function titleOf(named: string, text: string, path: PathFacts, guess: (made: Guess) => void) {
  const { title, content } = titleInText(text, { plain: false })
  if (named !== '')
    return { title: named, content: text.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd() }
  if (title !== '') guess('title-from-text')
  else if (path.title !== '') guess('title-from-file-name')
  return { title: title || path.title, content }
}

type Created = Pick<Foreign, 'createdAt' | 'localDate' | 'dateGuessed'>

function createdOf(
  { modified }: MarkdownFile,
  read: Known,
  path: PathFacts,
  timeZone: string,
  { now }: ImportOptions,
  guess: (made: Guess) => void,
): Created {
  const stated = parseWhen(read.text('created'))
  const when = stated ?? path.when
  if (when) {
    if (!stated) guess(path.from === 'name' ? 'date-from-file-name' : 'date-from-folder')
    if ('ms' in when && when.ms === undefined) guess('time-of-day-unknown')
    const createdAt = instantOf(when, timeZone)
    return { createdAt, localDate: when.day ?? localDay(createdAt, timeZone) }
  }
  guess(modified === undefined ? 'date-unknown' : 'date-from-file-time')
  return { createdAt: modified ?? now, dateGuessed: true }
}

function instantOf(when: When, timeZone: string): number {
  if ('instant' in when) return when.instant
  return instantIn({ day: when.day, ms: when.ms ?? NOON }, timeZone)
}

function moodOf(text: string) {
  const name = text.trim().toLowerCase()
  return (Object.keys(moods).find((mood) => mood === name) as Foreign['mood'] | undefined) ?? null
}

/** The instant (ms) of a local time in a zone; after a DST gap, the one after it. */
function instantIn({ day, ms }: WallTime, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + ms
  // The first guess may be on the wrong side of a DST change; the second one can't.
  const guess = wall - offsetAt(wall, timeZone)
  return wall - offsetAt(guess, timeZone)
}
