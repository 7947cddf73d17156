import { inspectDatabase } from '#database/upkeep/index.ts'
import { StartError } from '#start-error.ts'
import type { Check, Examined, Verdict } from './checks/check.ts'
import { checkClock } from './checks/clock.ts'
import { checkDatabase } from './checks/database.ts'
import { checkDisk } from './checks/disk.ts'
import { checkKey } from './checks/key.ts'
import { checkMedia } from './checks/media.ts'
import { checkServer } from './checks/server.ts'
import { checkSettings } from './checks/settings.ts'
import { type Command, EXIT, type Given } from './command.ts'

const CHECKS: readonly Check[] = [
  ...[checkSettings, checkDatabase, checkKey, checkDisk, checkMedia, checkClock, checkServer],
]

export const doctor: Command = {
  words: [],
  help:
    'It doesn’t change anything: it writes a small file next to the photos and deletes it again. It ' +
    'sends two health checks to Daywell itself, and with MEDIA_STORE=s3 a few requests to the bucket.',
  async run(given) {
    const checks = await examine(given)
    const isFine = checks.every(({ status }) => status !== 'problem')
    const text = `${checks.map(render).join('\n')}\n`
    return { code: isFine ? EXIT.done : EXIT.problems, text, json: { isFine, checks } }
  },
}

async function examine({ env, config: readConfig, screen }: Given): Promise<Verdict[]> {
  const config = orProblem('Settings', readConfig)
  if ('status' in config) return [config]
  const { databaseUrl: url, dataDir } = config
  const database = await inspectDatabase({ url, dataDir }).catch((error: unknown) =>
    problem('Database', error),
  )
  const isKnown = !('status' in database)
  const examined: Examined = { env, config, database: isKnown ? database : undefined }
  const verdicts: Verdict[] = []
  for (const [at, check] of CHECKS.entries()) {
    screen.progress('Checking', at, CHECKS.length)
    verdicts.push(...(await check(examined)))
  }
  return isKnown ? verdicts : [...verdicts, database]
}

function orProblem<T>(name: string, read: () => T): T | Verdict {
  try {
    return read()
  } catch (error) {
    return problem(name, error)
  }
}

function problem(name: string, error: unknown): Verdict {
  if (!(error instanceof StartError)) throw error
  return { name, status: 'problem', found: error.message }
}

const MARKS = { ok: 'ok     ', warning: 'WARNING', problem: 'PROBLEM' } as const
const INDENT = ' '.repeat(19)

function render({ name, status, found, todo }: Verdict): string {
  const line = `${MARKS[status]}  ${name.padEnd(9)} ${found}`
  return todo === undefined ? line : `${line}\n${INDENT}${todo}`
}
