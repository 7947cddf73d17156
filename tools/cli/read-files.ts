import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import {
  backupReader,
  dayOneReader,
  exportReader,
  type FileBeside,
  FileProblem,
  type ImportOptions,
  incomingFromExport,
  isEntryFile,
  jsonKind,
  mediaIdIn,
  type Reading,
  readJourney,
  readMarkdown,
} from '@daywell/core/backup'
import { CliProblem } from './cli-problem.ts'
import type { MediaOfBackup } from './import-media.ts'

/** A file to import, with the name that notes and made-up ids go by. */
interface Found {
  readonly path: string
  readonly name: string
}

interface FileReading extends Reading {
  /** Of a backup that was read to its end. */
  readonly backup?: MediaOfBackup
}

/** Reads files and folders of them, piece by piece. */
export async function* readFiles(
  paths: readonly string[],
  options: ImportOptions,
): AsyncGenerator<FileReading> {
  for (const path of paths) {
    for (const file of await filesAt(path)) {
      try {
        yield* readOne(file, options)
      } catch (error) {
        if (!(error instanceof FileProblem)) throw error
        throw new CliProblem(`${file.path}: ${error.message}`, { cause: error })
      }
    }
  }
}

async function filesAt(path: string): Promise<Found[]> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new CliProblem(`We couldn’t read ${path}. Check that it exists.`, { cause })
  })
  if (!found.isDirectory()) return [{ path, name: path.slice(path.lastIndexOf(sep) + 1) }]
  const names = await readdir(path, { recursive: true })
  const files = names
    .filter((name) => isEntryFile('markdown', name) || /\.json$/i.test(name))
    .sort()
  if (files.length === 0) throw new CliProblem(`There’s nothing to import in ${path}.`)
  return files.map((name) => ({
    path: join(path, name),
    name: relative('', name).replaceAll(sep, '/'),
  }))
}

async function* readOne(
  { path, name }: Found,
  options: ImportOptions,
): AsyncGenerator<FileReading> {
  if (/\.(?:zip|daywell)$/i.test(name))
    throw new CliProblem(
      `${path} is zipped or encrypted. Unzip it first. If it’s an encrypted backup, import it in the app.`,
    )
  if (isEntryFile('markdown', name)) {
    const modified = (await stat(path)).mtimeMs
    const file = { path: name, text: await readFile(path, 'utf8'), modified }
    yield readMarkdown(file, { ...options, fileAt: ownFile })
    return
  }
  yield* readJson({ path, name }, options)
}

/** A photo of an export of ours, whose mark in the text is as it was. Others have no id to go by. */
function ownFile(path: string): FileBeside | undefined {
  return mediaIdIn(path) === undefined ? undefined : { path, size: 0 }
}

async function* readJson(
  { path, name }: Found,
  options: ImportOptions,
): AsyncGenerator<FileReading> {
  switch (jsonKind(await beginningOf(path))) {
    case 'backup': {
      const reader = backupReader()
      for await (const text of textOf(path)) yield reader.push(text)
      const { media: infos = [] } = reader.end()
      yield { incoming: [], notes: [], backup: { folder: dirname(path), infos } }
      return
    }
    case 'export': {
      const reader = exportReader()
      for await (const text of textOf(path)) reader.push(text)
      yield { incoming: incomingFromExport(reader.end()), notes: [] }
      return
    }
    case 'day-one': {
      const reader = dayOneReader(name, options)
      for await (const text of textOf(path)) yield reader.push(text)
      reader.end()
      return
    }
    case 'journey':
      yield readJourney(name, await readFile(path, 'utf8'), options)
      return
    default:
      throw new CliProblem(
        `${path} isn’t a file we can import. We read Daywell, Day One and Journey JSON, and Markdown.`,
      )
  }
}

async function beginningOf(path: string): Promise<string> {
  for await (const text of textOf(path, { end: 4095 })) return text
  return ''
}

function textOf(path: string, options: { end?: number } = {}): AsyncIterable<string> {
  return createReadStream(path, { encoding: 'utf8', ...options })
}
