import {
  type BackupHead,
  backupReader,
  dayOneReader,
  exportReader,
  FileProblem,
  type ImportOptions,
  incomingFromExport,
  leftBehind,
  type Note,
  type Reading,
  readJourney,
  readMarkdown,
} from '@daywell/core/backup'
import { readText, textOf } from '#device/files/reading/member-text.ts'
import type { Member } from '#device/files/reading/members.ts'
import { isFatal, UnreadableFile } from '#device/files/reading/unreadable-file.ts'
import { filesBeside } from './files-beside.ts'
import type { JournalSource, SourceKind } from './open-source.ts'

/** A part of a source. */
export interface SourcePiece extends Reading {
  /** A backup's data besides entries. */
  readonly head?: BackupHead
  /** Bytes read for it. */
  readonly bytes: number
}

type Pieces = AsyncGenerator<Reading & { readonly head?: BackupHead }>
type Read = (member: Member, options: ImportOptions) => Pieces

const readers: Readonly<Record<SourceKind, Read>> = {
  backup: readBackup,
  export: readExport,
  'day-one': readDayOne,
  journey: (member, options) =>
    readWhole(member, (text) => readJourney(member.name, text, options)),
  markdown: (member, options) =>
    readWhole(member, (text) =>
      readMarkdown({ path: member.name, text, ...timeOf(member) }, options),
    ),
}

/** Reads a source in parts: its entries, and notes about them. */
export async function* readSource(
  source: JournalSource,
  options: ImportOptions,
): AsyncGenerator<SourcePiece> {
  const withFiles = { ...options, fileAt: filesBeside(source.others) }
  const problems: unknown[] = []
  const alone = source.members.length === 1
  const named = new Set<string>()
  let found = false
  for (const member of source.members) {
    const pieces = readMember(source.kind, member, withFiles)
    for await (const piece of alone ? pieces : skipUnreadable(member, pieces, problems)) {
      found ||= piece.incoming.length > 0 || piece.head !== undefined
      for (const name of mediaIn(piece)) named.add(name)
      yield withoutJournal(source, piece)
    }
  }
  // If no file could be read, the first problem is the error.
  if (!found && problems.length > 0) throw problems[0]
  // The files beside a backup are its own, and are dealt with by it.
  if (source.kind === 'backup') return
  yield { incoming: [], notes: othersOf(source, named), bytes: 0 }
}

/** Drops the name of the journal an entry was in: there's only one here. */
function withoutJournal({ kind, members }: JournalSource, piece: SourcePiece): SourcePiece {
  if (kind !== 'day-one' || members.length === 1) return piece
  const left = piece.incoming.map(
    ({ where }) => ({ kind: 'left-out', where, field: 'name of the journal' }) as const,
  )
  return { ...piece, notes: [...piece.notes, ...left] }
}

async function* readMember(
  kind: SourceKind,
  member: Member,
  options: ImportOptions,
): AsyncGenerator<SourcePiece> {
  let bytes = 0
  const counted = counting(member, (more) => {
    bytes += more
  })
  for await (const piece of readers[kind](counted, options)) {
    yield { ...piece, bytes }
    bytes = 0
  }
}

/** Skips and reports a file that can't be read, so that the others are imported. */
async function* skipUnreadable(
  member: Member,
  pieces: AsyncIterable<SourcePiece>,
  problems: unknown[],
): AsyncGenerator<SourcePiece> {
  try {
    yield* pieces
  } catch (error) {
    if (!isOfOneFile(error)) throw error
    problems.push(error)
    yield { incoming: [], notes: [noteSkipped(member, error)], bytes: 0 }
  }
}

async function* readBackup(member: Member): Pieces {
  const reader = backupReader()
  for await (const text of readText(member)) yield reader.push(text)
  yield { incoming: [], notes: [], head: reader.end() }
}

async function* readExport(member: Member): Pieces {
  const reader = exportReader()
  for await (const text of readText(member)) {
    reader.push(text)
    yield { incoming: [], notes: [] }
  }
  yield { incoming: incomingFromExport(reader.end()), notes: [] }
}

async function* readDayOne(member: Member, options: ImportOptions): Pieces {
  const reader = dayOneReader(member.name, options)
  for await (const text of readText(member)) yield reader.push(text)
  reader.end()
}

async function* readWhole(member: Member, read: (text: string) => Reading): Pieces {
  yield read(await textOf(member))
}

function timeOf({ modified }: Member) {
  return modified === undefined ? {} : { modified: modified.getTime() }
}

function isOfOneFile(error: unknown): error is FileProblem | UnreadableFile {
  if (error instanceof FileProblem) return true
  return error instanceof UnreadableFile && !isFatal(error.reason)
}

function noteSkipped(member: Member, { message }: Error): Note {
  return { kind: 'skipped', where: member.name, reason: 'not-readable', detail: message }
}

/** Files besides the entries, except those an entry's notes already mention. */
function othersOf({ others }: JournalSource, named: ReadonlySet<string>): Note[] {
  return others.filter(({ name }) => !named.has(lastPart(name))).map(({ name }) => leftBehind(name))
}

function mediaIn({ incoming, notes }: Reading): string[] {
  return [
    ...incoming.flatMap(({ media = [] }) => media.map(({ name }) => lastPart(name))),
    ...notes.flatMap((note) => (note.kind === 'media' ? [lastPart(note.name)] : [])),
  ]
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function counting(member: Member, count: (bytes: number) => void): Member {
  return {
    ...member,
    async *read() {
      for await (const piece of member.read()) {
        count(piece.length)
        yield piece
      }
    },
  }
}
