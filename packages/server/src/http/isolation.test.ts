import type { Endpoint } from '@daywell/core/contract'
import { anEntry } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import { allRows } from '#testing/all-rows.ts'
import { insertEntry } from '#testing/entries.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { addEverythingElse } from '#testing/person-with-everything.ts'
import { seeded } from './fuzz/random.ts'
import { sampleOf } from './fuzz/sample.ts'
import { targets } from './fuzz/shots.ts'
import { ask } from './testing/ask.ts'
import { type RunningApp, runAppForTest, signIn } from './testing/running-app.ts'

const DAY = 24 * 60 * 60 * 1000
const ENTRY = '65f0c0ffee00000000000001'
const DELETED = '65f0c0ffee00000000000002'
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** Made from the contract, so that a new endpoint is looked at from its first day on. */
describe.each(engines)('what belongs to one person on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('is not there for another: every endpoint that takes an id answers 404 and changes nothing', async () => {
    const app = await runAppForTest(await databases.place(), { env: { PREMIUM: 'everyone' } })
    const ids = await somebodyWithEverything(app)
    const { token } = await app.signUp()
    const before = await allRows(app.database)
    const withId = targets().filter(({ endpoint }) => endpoint.params)
    expect(withId.length).toBeGreaterThanOrEqual(6)
    for (const target of withId) {
      for (const id of ids) {
        const what = `${target.endpoint.method} ${pathTo(target.endpoint, id)}`
        const answer = await ask(app.port, what, { token, json: bodyFor(target) })
        expect([what, answer.status, SEED]).toEqual([what, 404, SEED])
      }
    }
    expect(await allRows(app.database)).toEqual(before)
  })

  it('is not touched by a call without a living session: every endpoint answers 401', async () => {
    const app = await runAppForTest(await databases.place(), { env: { PREMIUM: 'everyone' } })
    const [id = ''] = await somebodyWithEverything(app)
    const tokens = await deadTokens(app)
    const before = await allRows(app.database)
    for (const target of targets().filter(({ endpoint }) => isForPeople(endpoint))) {
      for (const [kind, token] of Object.entries(tokens)) {
        const what = `${target.endpoint.method} ${pathTo(target.endpoint, id)}`
        const asked = { json: bodyFor(target), ...(token && { token }) }
        const answer = await ask(app.port, what, asked)
        expect([what, kind, answer.status]).toEqual([what, kind, 401])
      }
    }
    expect(await allRows(app.database)).toEqual(before)
  })
})

/** The ids of all that a person has. */
async function somebodyWithEverything(app: RunningApp): Promise<string[]> {
  const { database, keyring } = app
  const { id } = (await app.signUp()).user
  for (const _id of [ENTRY, DELETED]) {
    await insertEntry(database, keyring, id, anEntry({ _id, userId: id }), 1)
  }
  await addEverythingElse(app, id, ENTRY)
  await database.write((trx) =>
    trx.updateTable('entries').set({ deleted_at: 1 }).where('id', '=', DELETED).execute(),
  )
  const sessions = await database.read.selectFrom('sessions').select('id').execute()
  const of = [
    'revision',
    'summary',
    'correction',
    'push',
    'event',
    'temp_1',
    'gone',
    'token',
    'media',
  ]
  return [ENTRY, DELETED, ...of, ...sessions.map((session) => session.id), id]
}

async function deadTokens(app: RunningApp) {
  const { port, signUp } = app
  const { user } = await signUp()
  const expired = await signIn(app, user.id, Date.now() - 31 * DAY)
  const revoked = await signIn(app, user.id)
  await ask(port, 'POST /api/auth/logout', { token: revoked })
  const gone = await signUp()
  await ask(port, 'DELETE /api/auth/profile', { token: gone.token })
  return { absent: undefined, garbage: 'garbage', expired, revoked, 'of nobody': gone.token }
}

type Target = ReturnType<typeof targets>[number]

/** A body that the contract has nothing against, where there is one. */
function bodyFor({ name, endpoint, body }: Target): unknown {
  if (!body || !endpoint.body) return undefined
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const value = sampleOf(body, seeded(SEED + attempt))
    if (endpoint.body.safeParse(value).success) return value
  }
  if (endpoint.params) throw new Error(`There is no body for ${name} (FUZZ_SEED=${SEED})`)
  return {}
}

function pathTo({ path }: Endpoint, id: string): string {
  return path.replace('{rev}', 'revision').replace('{id}', id)
}

function isForPeople({ access }: Endpoint): boolean {
  return access === 'session' || typeof access === 'object'
}
