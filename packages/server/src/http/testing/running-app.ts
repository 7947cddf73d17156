import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { type AppDeps, createApp } from '#app.ts'
import { readConfig } from '#config.ts'
import { openKeyring, type PasswordCost, Passwords, sessionToken } from '#crypto/index.ts'
import { openDatabase } from '#database/index.ts'
import type { AttemptLimits } from '#features/account/attempts.service.ts'
import { createUser } from '#stores/accounts/account.store.ts'
import type { FreshPlace } from '#testing/fresh-databases.ts'
import { beginSession } from '#testing/people.ts'
import { listen } from '../listen.ts'

interface Options
  extends Partial<
    Pick<AppDeps, 'clock' | 'monotonic' | 'webRoot' | 'logStream' | 'passwordCost' | 'jobsAfter'>
  > {
  /** `SECRET_KEY` and `SECRET_KEY_PREVIOUS` among them; without, there is a key in a file. */
  readonly env?: Readonly<Record<string, string>>
  readonly callsPerMinute?: number
  readonly limits?: Omit<AppDeps['limits'], 'callsPerMinute'>
  /** What is to be done with the app before it listens. */
  readonly prepare?: (app: FastifyInstance) => void
}

/** The password of every account that is made for a test. */
const PASSWORD = 'a password for tests'
/** The least that there is, so that tests do not wait for it. */
export const CHEAP: PasswordCost = { memoryKib: 8, passes: 1, lanes: 1 }
const passwordHash = new Passwords(CHEAP).hash(PASSWORD)
/**
 * Milliseconds, as many as a timer takes. A test that a busy machine is slow at would meet the jobs
 * in the middle of what it counts; those about them say when they begin.
 */
const NEVER = 2 ** 31 - 1
/** Tests sign up many people from one address. */
const QUIET = {
  LOG_LEVEL: 'silent',
  SEARCH_BY_MEANING: 'off',
  BUILTIN_MODEL: 'off',
  SIGNUPS_PER_ADDRESS_PER_DAY: '0',
}
/** For tests that come again and again from one address. */
export const NO_LIMITS: AttemptLimits = {
  failuresPerAccount: 0,
  failuresPerAccountHourly: 0,
  failuresPerAddress: 0,
  failuresPerSite: 0,
  signupsPerAddress: 0,
  signupsPerAddressDaily: 0,
}

/** The whole server on a port of its own, until the test ends. */
export async function runApp(
  place: FreshPlace,
  { env, callsPerMinute = 0, limits, prepare, ...parts }: Options = {},
) {
  // A model of 45 MB is opened only where a test is about it.
  const config = readConfig({ ...QUIET, DATA_DIR: place.dataDir, ...env })
  const { secretKey, secretKeyPrevious } = config
  // Where a test sets the clock, leases go by it too.
  const database = { ...(await openDatabase(place)), ...(parts.clock && { clock: undefined }) }
  const keys = { secretKey, secretKeyPrevious }
  const keyring = await openKeyring({ database, dataDir: place.dataDir, ...keys })
  const app = createApp({
    database,
    keyring,
    config,
    clock: Date.now,
    limits: { callsPerMinute, ...limits },
    passwordCost: CHEAP,
    jobsAfter: NEVER,
    // Time passes for memory as for the database, unless a test sets one of the clocks alone.
    ...(parts.clock && { monotonic: parts.clock }),
    ...parts,
  })
  prepare?.(app)
  const port = await listen(app, { host: '127.0.0.1', port: 0 })
  let names = 0

  const stop = async () => {
    await app.close()
    await database.close()
  }

  /** Makes a person and signs them in. */
  const signUp = async (now = (parts.clock ?? Date.now)()) => {
    const name = `person-${process.pid}-${port}-${names++}`
    const person = { email: `${name}@example.com`, username: name, displayName: 'A Person' }
    const proven = { ...person, passwordHash: await passwordHash }
    const made = await createUser(database, keyring, proven, now)
    if (made.outcome !== 'created') throw new Error('The name is taken.')
    return { user: made.user, token: await signIn({ database, keyring }, made.user.id, now) }
  }

  return { app, database, keyring, port, url: `http://127.0.0.1:${port}`, signUp, stop }
}

export type RunningApp = Awaited<ReturnType<typeof runApp>>

/** A further session of a person. */
export async function signIn(
  { database, keyring }: Pick<AppDeps, 'database' | 'keyring'>,
  userId: string,
  now = Date.now(),
) {
  const { token, hash } = sessionToken()
  await beginSession(database, keyring, userId, hash, now)
  return token
}

/** Runs the app for one test alone. */
export async function runAppForTest(place: FreshPlace, options?: Options): Promise<RunningApp> {
  const running = await runApp(place, options)
  onTestFinished(running.stop)
  return running
}
