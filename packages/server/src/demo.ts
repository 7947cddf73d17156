import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleJournal } from '@daywell/core/demo'
import { ID_RANDOM_BYTES, newTempId } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import type { FastifyInstance } from 'fastify'
import type { Environment } from './config/setting.ts'
import type { Database } from './database/index.ts'
import { hasAccounts } from './features/account/operator.service.ts'
import { StartError } from './start-error.ts'

const EMAIL = 'demo@example.org'

/**
 * The settings of `npm start -- --demo`: everyone has the premium features, and a temporary database
 * goes with the process, unless the operator has chosen otherwise.
 */
export function demoSettings(env: Environment): Environment {
  const hasPlace = Boolean(env.DATA_DIR || env.DATABASE_URL || env.DATABASE_URL_FILE)
  return { PREMIUM: 'everyone', ...env, ...(!hasPlace && { DATA_DIR: temporaryFolder() }) }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daywell-demo-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A demo account has no place beside people's own. */
export async function refuseAccounts(database: Database): Promise<void> {
  if (await hasAccounts(database))
    throw new StartError(
      'The demo needs an empty database, and this one has accounts. Unset DATA_DIR and DATABASE_URL for a temporary one.',
    )
}

/** Creates the demo account over the API, as a person would. Returns the lines to print. */
export async function fillDemo(app: FastifyInstance, now: number): Promise<string[]> {
  const password = randomBytes(9).toString('base64url')
  const account = { username: 'demo', displayName: 'Demo', email: EMAIL, password }
  const { token } = await call(app, 'POST /api/auth/signup', { payload: account })
  const headers = { authorization: `Bearer ${token}` }
  // Saved preferences mark the setup as done.
  const preferences = await call(app, 'GET /api/user/preferences', { headers })
  await call(app, 'POST /api/user/preferences', { headers, payload: preferences })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const entries = sampleJournal(localDay(now, timeZone), timeZone).map((sample) => ({
    ...sample,
    _id: newTempId(now, randomBytes(ID_RANDOM_BYTES)),
  }))
  await call(app, 'POST /api/journal/sync', { headers, payload: { entries } })
  return [
    'Unless you set DATA_DIR or DATABASE_URL, stopping the demo deletes everything in it.',
    `Demo account: ${EMAIL}`,
    `Password: ${password}`,
  ]
}

interface Request {
  readonly headers?: Record<string, string>
  readonly payload?: object
}

async function call(
  app: FastifyInstance,
  name: string,
  request: Request,
): Promise<Record<string, string>> {
  const [method, url] = name.split(' ') as ['GET' | 'POST', string]
  const answer = await app.inject({ method, url, ...request })
  if (answer.statusCode < 300) return answer.json()
  const { error } = answer.json<{ error?: string }>()
  throw new StartError(`We couldn’t create the demo account. ${error ?? answer.statusCode}`)
}
