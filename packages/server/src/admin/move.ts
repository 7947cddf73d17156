import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { postgresAddress } from '#config/addresses.ts'
import type { Config } from '#config.ts'
import { MEDIA_FOLDER, readMeta } from '#database/index.ts'
import { cancelMove, moveDatabase, readDatabase } from '#database/upkeep/index.ts'
import { storageOf } from '#what-it-runs-on.ts'
import { type Command, CommandError, EXIT, type Given, type Outcome } from './command.ts'
import { copyPieces, nameOfStore } from './media/pieces.ts'
import type { Screen } from './screen.ts'
import { readableSize } from './sizes.ts'

export const move: Command = {
  words: [],
  options: {
    to: {
      type: 'string',
      value: 'URL',
      doc: 'The empty database to move to: postgres://user:password@host/database, or sqlite:FOLDER.',
    },
    'to-file': {
      type: 'string',
      value: 'FILE',
      doc: 'Reads the address from a file, so the password doesn’t show up in the process list.',
    },
    cancel: { type: 'boolean', doc: 'Lets Daywell use the old database again after a move.' },
  },
  help:
    'Run it while Daywell is running to copy nearly everything. Then stop Daywell and run it again: ' +
    'it copies what has changed, compares every row, and closes the old database. You can interrupt ' +
    'it at any point and run it again. To another folder, photos and recordings are copied, too.',
  async run({ options, config: readConfig, screen }) {
    const config = readConfig()
    const from = { url: config.databaseUrl, dataDir: config.dataDir }
    if (options.cancel) return cancelled(await cancelMove(from))
    const to = readTarget(await addressOf(options), config)
    const toName = storageOf(to.url, to.dataDir)
    const copyMedia = () => copyMediaTo(to, config, screen)
    const before = await copyMedia()
    const report = await moveDatabase({ from, to, toName, progress: screen.progress })
    if (!report.isFinished) return copied(report, before)
    // What a process has stored since, until the old database was closed to it.
    return finished(report, { to, toName, mediaBytes: before + (await copyMedia()) })
  },
}

interface Target {
  readonly url: string | undefined
  readonly dataDir: string
}

type Report = Awaited<ReturnType<typeof moveDatabase>>

async function addressOf({ to, 'to-file': file }: Given['options']): Promise<string> {
  if (typeof to === 'string') return to
  if (typeof file !== 'string')
    throw new CommandError('Add the new address: --to postgres://user:password@host/database')
  const read = readFile(resolve(file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`We can’t read ${file} (${error.code}).`)
  })
  return (await read).trim()
}

function readTarget(to: string, config: Config): Target {
  const folder = /^sqlite:(?:\/\/)?(.+)$/.exec(to)?.[1]
  const url = folder === undefined ? postgresAddress.read(to) : undefined
  if (folder === undefined && url === undefined)
    throw new CommandError(
      `--to must be ${postgresAddress.accepts}, or sqlite: followed by a folder.`,
    )
  const target = { url, dataDir: folder === undefined ? config.dataDir : resolve(folder) }
  if (target.url === config.databaseUrl && (url !== undefined || target.dataDir === config.dataDir))
    throw new CommandError('That’s the database Daywell already uses.')
  return target
}

/** They're in the folder that moves. In a bucket, or beside PostgreSQL, they stay where they are. */
async function copyMediaTo(to: Target, config: Config, { progress }: Screen): Promise<number> {
  const { databaseUrl: url, dataDir, mediaStore } = config
  if (mediaStore.store !== 'files' || to.dataDir === dataDir) return 0
  const folder = await readDatabase({ url, dataDir }, (read) => readMeta(read, MEDIA_FOLDER))
  if (folder === undefined) return 0
  const target = { dataDir: to.dataDir, mediaStore }
  return copyPieces({ from: config, to: target, folder, progress }).catch(
    (cause: NodeJS.ErrnoException) => {
      throw new CommandError(
        `We couldn’t copy ${nameOfStore(config)} to ${nameOfStore(target)} ` +
          `(${cause.code ?? cause.message}). Copy it yourself before you start Daywell, or run this again.`,
        { cause },
      )
    },
  )
}

interface Finished {
  readonly to: Target
  readonly toName: string
  readonly mediaBytes: number
}

function finished({ rows, changes }: Report, { to, toName, mediaBytes }: Finished): Outcome {
  const setting =
    to.url === undefined
      ? `unset DATABASE_URL, set DATA_DIR to ${to.dataDir}`
      : 'set DATABASE_URL to the new address'
  const text =
    `Moved ${rows} rows to ${toName} and compared every one (${changes} written this time).\n` +
    `${aboutMedia(mediaBytes)}` +
    `Now ${setting}, keep the same key, and start Daywell. ` +
    'The old database keeps its data, but Daywell won’t start with it anymore.\n'
  return { text, json: { isFinished: true, rows, changes, mediaBytes } }
}

function copied({ rows, changes }: Report, mediaBytes: number): Outcome {
  const text =
    `Copied ${rows} rows (${changes} written this time), but something is still using the old database.\n` +
    `${aboutMedia(mediaBytes)}` +
    'Stop Daywell and run the same command again to copy what has changed since and finish.\n'
  return { code: EXIT.unfinished, text, json: { isFinished: false, rows, changes, mediaBytes } }
}

function aboutMedia(bytes: number): string {
  return bytes === 0 ? '' : `Copied ${readableSize(bytes)} of photos and recordings, too.\n`
}

function cancelled(wasMoved: boolean): Outcome {
  const text = wasMoved
    ? 'Daywell can use this database again. Anything saved to the other one isn’t in it.\n'
    : 'This database wasn’t moved. Nothing changed.\n'
  return { text, json: { wasMoved } }
}
