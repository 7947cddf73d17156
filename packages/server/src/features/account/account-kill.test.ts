import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#database/index.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { settingsFor, startServer } from '#http/testing/server-process.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { aSignup, askFrom, logInAt, PROXY } from './testing/people.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 1)
const seed = Number(process.env.KILL_SEED ?? Date.now() % 2 ** 31)
const WORKERS = 4

/** What the server has said about an account, and what it was asked for when it died. */
interface Account {
  readonly email: string
  readonly signup: ReturnType<typeof aSignup>
  /** In force, by the word of the server; none: the signup itself was not answered. */
  password: string | undefined
  asked: string | undefined
}

describe.each(engines)('kill -9 under signups and password changes on %s', (engine) => {
  const databases = freshDatabases(engine)

  it(`keeps what was acknowledged and nothing by half (kills: ${rounds})`, {
    timeout: 60_000 + rounds * 30_000,
  }, async () => {
    const place = await databases.place()
    const killAfter = fc.sample(fc.integer({ min: 1, max: 12 }), { seed, numRuns: rounds })
    const all: Account[] = []
    let latest: Account[] = []
    for (const count of killAfter) {
      const server = start(place)
      await checkAll(await server.ready, latest)
      latest = await killedAfter(count, server)
      all.push(...latest)
    }
    const { port } = await runAppForTest(place, { env: PROXY })
    await checkAll(port, all)
    expect(await halfAccounts(place)).toEqual({ users: all.filter(isThere).length, half: [] })
    if (process.env.KILL_ROUNDS) {
      const said = all.filter(({ password }) => password !== undefined).length
      process.stdout.write(`${engine}: ${rounds} kills, ${said} accounts acknowledged, none lost\n`)
    }
  })
})

const isThere = ({ password }: Account) => password !== undefined

let calls = 0
/** Each call from an address of its own, so that no limit is met. */
function somewhere(): string {
  calls += 1
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
}

type Server = ReturnType<typeof startServer>

function start(place: FreshPlace): Server {
  return startServer({ ...settingsFor(place), ...PROXY })
}

/** Kills the server once so many calls were answered, while others are under way. */
async function killedAfter(count: number, server: Server): Promise<Account[]> {
  const port = await server.ready
  const accounts: Account[] = []
  let acknowledged = 0
  const acknowledge = () => {
    acknowledged += 1
    if (acknowledged === count) server.signal('SIGKILL')
  }
  const worker = async () => {
    for (;;) await signUpAndChange(port, accounts, acknowledge)
  }
  const died = await Promise.all(
    Array.from({ length: WORKERS }, () => worker().catch((error: unknown) => error)),
  )
  await server.ended
  for (const error of died) expect(String(error)).toMatch(/ECONN|socket hang up|EPIPE/)
  expect(acknowledged).toBeGreaterThanOrEqual(count)
  return accounts
}

async function signUpAndChange(port: number, accounts: Account[], acknowledge: () => void) {
  const signup = aSignup()
  const { email, username, displayName, password } = signup
  const account: Account = { email, signup, password: undefined, asked: password }
  accounts.push(account)
  const signedUp = await askFrom(port, 'POST /api/auth/signup', { json: signup, from: somewhere() })
  expect(signedUp.status).toBe(201)
  account.password = password
  acknowledge()
  let { token } = signedUp.json as { token: string }
  for (let change = 1; change <= 2; change += 1) {
    const newPassword = `password ${change} of ${username}`
    const currentPassword = account.password
    account.asked = newPassword
    const json = { email, username, displayName, currentPassword, newPassword }
    const changed = await askFrom(port, 'PUT /api/auth/profile', { token, json, from: somewhere() })
    expect(changed.status).toBe(200)
    account.password = newPassword
    token = (changed.json as { token: string }).token
    acknowledge()
  }
}

/** Asks a new server. Where the old one died before it answered, learns which way it went. */
async function checkAll(port: number, accounts: Account[]): Promise<void> {
  for (const account of accounts) {
    const { email, password, asked } = account
    const opens = async (given: string | undefined) =>
      given !== undefined &&
      (await logInAt(port, { email, password: given }, { from: somewhere() })).status === 200
    const before = await opens(password)
    const after = asked !== password && (await opens(asked))
    // One of the two, and never both; only an account that was never confirmed may be missing.
    const good = password === undefined || before !== after
    expect({ seed, email, good }).toEqual({ seed, email, good: true })
    account.password = after ? asked : password
    account.asked = account.password
  }
}

/** Accounts that lack something which a signup brings. */
async function halfAccounts(place: FreshPlace) {
  const database = await openDatabase(place)
  const rows = await database.read
    .selectFrom('users')
    .leftJoin('user_keys', 'user_keys.user_id', 'users.id')
    .leftJoin('preferences', 'preferences.user_id', 'users.id')
    .select(['users.id', 'recovery_hash', 'key_id', 'version'])
    .execute()
  const sessions = await database.read.selectFrom('sessions').select('user_id').execute()
  await database.close()
  const signedIn = new Set(sessions.map(({ user_id }) => user_id))
  const half = rows.filter(
    (row) =>
      row.recovery_hash === null ||
      row.key_id === null ||
      row.version === null ||
      !signedIn.has(row.id),
  )
  return { users: rows.length, half }
}
