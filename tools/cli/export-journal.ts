import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  exportReader,
  FileProblem,
  markdownNames,
  markdownOf,
  namer,
  withMediaFiles,
} from '@daywell/core/backup'
import { mediaShownIn } from '@daywell/core/media'
import { CliProblem } from './cli-problem.ts'
import type { Server } from './connection.ts'
import { type SavedMedia, saveMedia } from './save-media.ts'
import type { Terminal } from './terminal.ts'

interface How {
  readonly markdown: boolean
  readonly force: boolean
}

/** Only its owner may read what is written. */
const PRIVATE = 0o600
const PRIVATE_FOLDER = 0o700

export async function exportJournal(server: Server, target: string, how: How, terminal: Terminal) {
  const isFolder = how.markdown || target.endsWith('/') || (await isDirectory(target))
  if (isFolder) await mkdir(target, { recursive: true, mode: PRIVATE_FOLDER })
  // Before the work, where that can be known.
  else await refuseExisting(target, how)
  const headers = { 'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone }
  const answer = await server.call('/api/export', { headers })
  const pieces = piecesOf(answer, terminal)
  if (how.markdown)
    return writeMarkdown(target, pieces, { ...how, server, progress: terminal.progress })
  return writeFileOf(isFolder ? join(target, nameOf(answer)) : target, pieces, how)
}

async function* piecesOf(answer: Response, { progress }: Terminal): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of answer.body ?? []) {
    bytes += piece.length
    progress(`Exported ${megabytes(bytes)}…`)
    yield piece
  }
}

/** Complete or not there at all: it gets its name once the last byte is on the disk. */
async function writeFileOf(path: string, pieces: AsyncIterable<Uint8Array>, how: How) {
  await refuseExisting(path, how)
  const part = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    const written = await writePart(part, pieces)
    await rename(part, path)
    await sync(dirname(path))
    return doneWith(path, written)
  } catch (error) {
    await rm(part, { force: true })
    throw asProblem(error, path)
  }
}

interface Written {
  readonly bytes: number
  readonly entries: number
  /** The photos and recordings that the entries show, which a JSON file has no room for. */
  readonly mediaMissing: number
}

function doneWith(path: string, { bytes, entries, mediaMissing }: Written) {
  const without =
    mediaMissing === 0
      ? ''
      : `\nIt doesn’t contain their ${mediaMissing} photos and recordings. Add --markdown to save those, too, or make a backup in the app.`
  return {
    isComplete: true,
    result: { file: path, bytes, entries, mediaMissing },
    sentence: `Exported ${entries} entries to ${path} (${megabytes(bytes)}). It isn’t encrypted, so keep it safe.${without}`,
  }
}

/** Reads along, so that what was cut off is noticed. */
async function writePart(part: string, pieces: AsyncIterable<Uint8Array>): Promise<Written> {
  const reader = exportReader()
  const text = new TextDecoder()
  const file = await open(part, 'wx', PRIVATE)
  let bytes = 0
  try {
    for await (const piece of pieces) {
      bytes += piece.length
      reader.push(text.decode(piece, { stream: true }))
      await file.writeFile(piece)
    }
    const { entries } = reader.end()
    await file.sync()
    const shown = entries.flatMap(({ content }) => mediaShownIn(content).map(({ id }) => id))
    return { bytes, entries: entries.length, mediaMissing: new Set(shown).size }
  } finally {
    await file.close()
  }
}

interface MarkdownHow extends How {
  readonly server: Server
  readonly progress: Terminal['progress']
}

/** The photos and recordings first: the texts name their files. */
async function writeMarkdown(
  folder: string,
  pieces: AsyncIterable<Uint8Array>,
  { force, server, progress }: MarkdownHow,
) {
  const reader = exportReader()
  const text = new TextDecoder()
  try {
    for await (const piece of pieces) reader.push(text.decode(piece, { stream: true }))
    const { entries, ids } = reader.end()
    const nameFor = namer(ids)
    const pathOf = markdownNames()
    const texts = entries.map(({ content }) => content)
    const saved = await saveMedia(texts, { server, folder, force, progress })
    for (const entry of entries) {
      const path = join(folder, pathOf(entry))
      await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER })
      const flag = force ? 'w' : 'wx'
      const content = withMediaFiles(entry.content, (id) => saved.names.get(id))
      const text = markdownOf({ ...entry, content }, nameFor(entry._id))
      await writeFile(path, text, { flag, mode: PRIVATE })
    }
    const { names, missing } = saved
    return {
      isComplete: missing === 0,
      result: { folder, entries: entries.length, media: names.size, mediaMissing: missing },
      sentence:
        `Exported ${entries.length} entries as Markdown to ${folder}. Earlier versions aren’t included.\n` +
        aboutMedia(saved),
    }
  } catch (error) {
    throw asProblem(error, folder)
  }
}

function aboutMedia({ names, missing, refused }: SavedMedia): string {
  if (missing === 0)
    return names.size === 0 ? '' : `Their ${names.size} photos and recordings are in media.`
  const why =
    refused ??
    'The server doesn’t have all of them yet: open Daywell on the device that does, and try again.'
  return `WARNING: ${missing} of ${names.size + missing} photos and recordings aren’t included. ${why}`
}

async function refuseExisting(path: string, { force }: How): Promise<void> {
  const isThere = await access(path, constants.F_OK).then(
    () => true,
    () => false,
  )
  if (isThere && !force)
    throw new CliProblem(
      `${path} already exists. Choose another name, or add --force to replace it.`,
    )
}

function asProblem(error: unknown, path: string): unknown {
  if (error instanceof CliProblem) return error
  if (error instanceof FileProblem)
    return new CliProblem(`The export was cut off. Please try again. (${error.message})`, {
      cause: error,
    })
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EEXIST')
    return new CliProblem(
      `${path} already contains some of these files. Add --force to replace them.`,
    )
  const sentence = code
    ? `We couldn’t write to ${path} (${code}). Check that the folder exists and has space.`
    : 'The connection was lost during the export. Please try again.'
  return new CliProblem(sentence, { cause: error })
}

/** As the server names it; only its last part, so that it can't lead elsewhere. */
function nameOf(answer: Response): string {
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return basename(name ?? 'daywell-export.json')
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
