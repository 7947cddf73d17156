import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { exportReader, FileProblem, markdownNames, markdownOf, namer } from '@daywell/core/backup'
import { CliProblem } from './cli-problem.ts'
import type { Server } from './connection.ts'
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
  if (how.markdown) return writeMarkdown(target, pieces, how)
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

function doneWith(path: string, { bytes, entries }: { bytes: number; entries: number }) {
  return {
    isComplete: true,
    result: { file: path, bytes, entries },
    sentence: `Exported ${entries} entries to ${path} (${megabytes(bytes)}). It isn’t encrypted, so keep it safe.`,
  }
}

/** Reads along, so that what was cut off is noticed. */
async function writePart(part: string, pieces: AsyncIterable<Uint8Array>) {
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
    return { bytes, entries: entries.length }
  } finally {
    await file.close()
  }
}

async function writeMarkdown(folder: string, pieces: AsyncIterable<Uint8Array>, how: How) {
  const reader = exportReader()
  const text = new TextDecoder()
  try {
    for await (const piece of pieces) reader.push(text.decode(piece, { stream: true }))
    const { entries, ids } = reader.end()
    const nameFor = namer(ids)
    const pathOf = markdownNames()
    for (const entry of entries) {
      const path = join(folder, pathOf(entry))
      await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER })
      const flag = how.force ? 'w' : 'wx'
      await writeFile(path, markdownOf(entry, nameFor(entry._id)), { flag, mode: PRIVATE })
    }
    return {
      isComplete: true,
      result: { folder, entries: entries.length },
      sentence: `Exported ${entries.length} entries as Markdown to ${folder}. Earlier versions aren’t included.`,
    }
  } catch (error) {
    throw asProblem(error, folder)
  }
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
