import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { postgresAddress } from '#config/addresses.ts'
import type { Config } from '#config.ts'
import { cancelMove, moveDatabase } from '#database/upkeep/index.ts'
import { storageOf } from '#what-it-runs-on.ts'
import { type Command, CommandError, EXIT, type Given, type Outcome } from './command.ts'

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
    'it at any point and run it again.',
  async run({ options, config: readConfig, screen }) {
    const config = readConfig()
    const from = { url: config.databaseUrl, dataDir: config.dataDir }
    if (options.cancel) return cancelled(await cancelMove(from))
    const to = readTarget(await addressOf(options), config)
    const toName = storageOf(to.url, to.dataDir)
    const report = await moveDatabase({ from, to, toName, progress: screen.progress })
    return report.isFinished ? finished(report, to, toName) : copied(report)
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

function finished({ rows, changes }: Report, to: Target, toName: string): Outcome {
  const setting =
    to.url === undefined
      ? `unset DATABASE_URL, set DATA_DIR to ${to.dataDir}`
      : 'set DATABASE_URL to the new address'
  const text =
    `Moved ${rows} rows to ${toName} and compared every one (${changes} written this time).\n` +
    `Now ${setting}, keep the same key, and start Daywell. ` +
    'The old database keeps its data, but Daywell won’t start with it anymore.\n'
  return { text, json: { isFinished: true, rows, changes } }
}

function copied({ rows, changes }: Report): Outcome {
  const text =
    `Copied ${rows} rows (${changes} written this time), but something is still using the old database.\n` +
    'Stop Daywell and run the same command again to copy what has changed since and finish.\n'
  return { code: EXIT.unfinished, text, json: { isFinished: false, rows, changes } }
}

function cancelled(wasMoved: boolean): Outcome {
  const text = wasMoved
    ? 'Daywell can use this database again. Anything saved to the other one isn’t in it.\n'
    : 'This database wasn’t moved. Nothing changed.\n'
  return { text, json: { wasMoved } }
}
