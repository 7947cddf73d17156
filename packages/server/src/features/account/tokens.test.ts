import { createHash } from 'node:crypto'
import { type ApiToken, scopesAllow, TOKEN_SCOPES, type TokenScope } from '@daywell/core/account'
import { type Endpoint, endpoints, scopeOf } from '@daywell/core/contract'
import { anEntry } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import { Passwords } from '#crypto/index.ts'
import { ask } from '#http/testing/ask.ts'
import { CHEAP, runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { holdNextUnit } from '#testing/hold-next-unit.ts'
import { addEverythingElse } from '#testing/person-with-everything.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { operatorService } from './operator.service.ts'
import { alive, signUpAt } from './testing/people.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const TOKENS = '/api/auth/tokens'
const NAME = 'Nightly lantern script'
const forPeople = (Object.entries(endpoints) as [string, Endpoint][]).filter(
  ([, { access }]) => access === 'session' || typeof access === 'object',
)

interface Wish {
  readonly name?: unknown
  readonly scopes?: unknown
  readonly expiresInDays?: unknown
}

describe.each(engines)('API tokens on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  async function run(options: Parameters<typeof runAppForTest>[1] = {}) {
    let now = Date.parse('2026-01-01T00:00:00Z')
    const place = await databases.place()
    const app = await runAppForTest(place, { clock: () => now, ...options })
    const pass = (ms: number) => {
      now += ms
    }
    const tryToCreate = (token: string, wish: Wish = {}) => {
      const json = { name: NAME, scopes: ['read'], expiresInDays: 30, ...wish }
      return ask(app.port, `POST ${TOKENS}`, { token, json })
    }
    const create = async (token: string, wish: Wish = {}) => {
      const { status, json } = await tryToCreate(token, wish)
      expect(status).toBe(201)
      return json as ApiToken & { token: string }
    }
    const list = async (token: string) =>
      (await ask(app.port, `GET ${TOKENS}`, { token })).json as ApiToken[]
    return { ...app, place, pass, tryToCreate, create, list }
  }

  it('TOK-04 the secret is shown once, and the database has only its hash', async () => {
    const { port, database, place, create, list } = await run()
    const ann = await signUpAt(port)
    const { token, ...shown } = await create(ann.token, { scopes: ['write', 'export', 'write'] })
    expect(token).toMatch(/^dwt_[\w-]{43}$/)
    expect(shown).toEqual({
      id: expect.any(String),
      name: NAME,
      scopes: ['write', 'export'],
      createdAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2026-01-31T00:00:00.000Z',
      lastUsedAt: null,
    })
    expect(await list(ann.token)).toEqual([shown])
    const bob = await signUpAt(port)
    expect(await list(bob.token)).toEqual([])
    const rows = await database.read.selectFrom('api_tokens').select('token_hash').execute()
    expect(rows).toEqual([{ token_hash: createHash('sha256').update(token).digest('hex') }])
    const stored = await storedBytes(database, place)
    expect([holds(stored, token), holds(stored, NAME)]).toEqual([false, false])
  })

  it('TOK-05 each call is open to the scopes that the contract gives it, and closed to others', async () => {
    const { port, create } = await run({ env: { PREMIUM: 'everyone' } })
    const ann = await signUpAt(port)
    for (const scope of TOKEN_SCOPES) {
      const { token } = await create(ann.token, { scopes: [scope], name: scope })
      for (const [name, endpoint] of forPeople) {
        const needed = scopeOf(name)
        const isOpen = needed !== 'never' && scopesAllow([scope], needed as TokenScope)
        const what = `${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '1')}`
        const { status, json } = await ask(port, what, { token, json: {} })
        expect([name, status]).not.toEqual([name, 500])
        const refused = status === 403 && (json as { code: string }).code === 'not_allowed'
        expect([scope, name, refused ? 'closed' : 'open', status === 401]).toEqual([
          ...[scope, name, isOpen ? 'open' : 'closed', false],
        ])
      }
    }
    expect(await alive(port, ann.token)).toEqual([true])
  })

  it('TOK-06 a token that has expired or was revoked opens nothing', async () => {
    const { port, pass, create, list } = await run()
    const ann = await signUpAt(port)
    const short = await create(ann.token, { expiresInDays: 1 })
    pass(1)
    const long = await create(ann.token, { expiresInDays: 2 })
    pass(DAY - 2)
    expect(await alive(port, short.token, long.token)).toEqual([true, true])
    pass(1)
    expect(await alive(port, short.token, long.token)).toEqual([false, true])
    const refused = await ask(port, 'GET /api/journal', { token: short.token })
    expect([refused.status, refused.json]).toMatchObject([
      ...[401, { code: 'session_required', error: expect.stringContaining('API token') }],
    ])
    // Listed for a while, so that one sees why a program stopped.
    expect((await list(ann.token)).map(({ id }) => id)).toEqual([long.id, short.id])
    const revoke = (token: string) => ask(port, `DELETE ${TOKENS}/${long.id}`, { token })
    expect((await revoke((await signUpAt(port)).token)).status).toBe(404)
    expect(await alive(port, long.token)).toEqual([true])
    expect((await revoke(ann.token)).status).toBe(204)
    expect(await alive(port, long.token, ann.token)).toEqual([false, true])
    expect((await revoke(ann.token)).status).toBe(404)
  })

  it('TOK-07 creating one needs the password, a name, a scope and an end', async () => {
    const { port, pass, create, tryToCreate, list } = await run()
    const ann = await signUpAt(port)
    const wrong: [Wish, string][] = [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(61) }, 'name'],
      [{ scopes: [] }, 'scopes'],
      [{ scopes: ['admin'] }, 'scopes.0'],
      [{ expiresInDays: 0 }, 'expiresInDays'],
      [{ expiresInDays: 367 }, 'expiresInDays'],
      [{ expiresInDays: undefined }, 'expiresInDays'],
    ]
    for (const [wish, field] of wrong) {
      const { status, json } = await tryToCreate(ann.token, wish)
      expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([422, [field]])
    }
    for (let n = 0; n < 20; n += 1) await create(ann.token)
    const tooMany = await tryToCreate(ann.token)
    expect([tooMany.status, tooMany.json]).toMatchObject([
      ...[422, { fields: { name: expect.stringContaining('20 API tokens') } }],
    ])
    pass(10 * MINUTE)
    const late = await tryToCreate(ann.token)
    expect([late.status, late.json]).toMatchObject([403, { code: 'password_needed' }])
    expect(await list(ann.token)).toHaveLength(20)
  })

  it('TOK-08 a new password revokes all of them, unless the person keeps them', async () => {
    const { port, database, create } = await run()
    const ann = await signUpAt(port)
    const { token } = await create(ann.token)
    const { email, username, displayName } = ann
    const change = async (by: string, from: string, to: string, more: object = {}) => {
      const passwords = { currentPassword: from, newPassword: to }
      const json = { email, username, displayName, ...passwords, ...more }
      const answer = await ask(port, 'PUT /api/auth/profile', { token: by, json })
      return (answer.json as { token: string }).token
    }
    const kept = await change(ann.token, ann.password, 'the second desk', { keepTokens: true })
    expect(await alive(port, token)).toEqual([true])
    const last = await change(kept, 'the second desk', 'the third desk')
    expect(await alive(port, token)).toEqual([false])

    const second = await create(last)
    const json = { email, recoveryCode: ann.recoveryCode, newPassword: 'the fourth desk' }
    const recovered = await ask(port, 'POST /api/auth/recover', { json })
    expect(await alive(port, second.token)).toEqual([false])
    const third = await create((recovered.json as { token: string }).token)
    const passwords = new Passwords(CHEAP)
    await operatorService({ database, passwords, clock: Date.now }).resetPassword(email)
    expect(await alive(port, third.token)).toEqual([false])
  })

  it('TOK-09 the last use is written at most once in 10 minutes', async () => {
    const { port, pass, create, list } = await run()
    const ann = await signUpAt(port)
    const { token } = await create(ann.token)
    const lastUse = async () => (await list(ann.token))[0]?.lastUsedAt
    await alive(port, token, token, token)
    expect(await lastUse()).toBe('2026-01-01T00:00:00.000Z')
    pass(10 * MINUTE - 1)
    await alive(port, token)
    expect(await lastUse()).toBe('2026-01-01T00:00:00.000Z')
    pass(1)
    await alive(port, token)
    expect(await lastUse()).toBe('2026-01-01T00:10:00.000Z')
    // A clock that is set back doesn't leave a use that lies ahead.
    pass(-DAY)
    await alive(port, token)
    expect(await lastUse()).toBe('2025-12-31T00:10:00.000Z')
  })

  it('TOK-10 the calls of tokens count against the limit of their person', async () => {
    const { port, create } = await run({ callsPerMinute: 5 })
    const ann = await signUpAt(port)
    const tokens = [await create(ann.token), await create(ann.token)].map(({ token }) => token)
    const statuses: number[] = []
    for (const token of [...tokens, ann.token, ...tokens])
      statuses.push((await ask(port, 'GET /api/auth/verify', { token })).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  it('TOK-11 a token takes the export without the password, and goes with the account', async () => {
    const { port, pass, create } = await run()
    const ann = await signUpAt(port)
    const { token } = await create(ann.token, { scopes: ['export'] })
    const { json } = await ask(port, 'GET /api/export', { token })
    expect(json).toMatchObject({
      user: { email: ann.email },
      apiTokens: [{ name: NAME, scopes: ['export'] }],
    })
    expect(JSON.stringify(json)).not.toContain(token)
    await ask(port, 'DELETE /api/auth/profile', { token: ann.token })
    expect((await ask(port, 'GET /api/export', { token })).status).toBe(401)
    pass(DAY)
    expect((await ask(port, 'GET /api/export', { token })).status).toBe(401)
  })

  it('TOK-13 a call under way stores nothing more once its token is revoked', async () => {
    const { port, database, create } = await run()
    const ann = await signUpAt(port)
    const { token, id } = await create(ann.token, { scopes: ['write'] })
    await alive(port, token)
    const unit = holdNextUnit(database)
    const json = anEntry({ _id: 'temp_1', content: 'Too late' })
    const saving = ask(port, 'POST /api/journal', { token, json })
    await unit.arrived
    await ask(port, `DELETE ${TOKENS}/${id}`, { token: ann.token })
    unit.release()
    expect((await saving).status).toBe(401)
    expect(await database.read.selectFrom('entries').select('id').execute()).toEqual([])
  })

  it('TOK-12 a token purges no entry and moves no reminder to another zone', async () => {
    const { port, database, keyring, create } = await run()
    const ann = await signUpAt(port)
    const { token } = await create(ann.token, { scopes: ['write'] })
    const SYNC = 'POST /api/journal/sync'
    const entry = anEntry({ _id: 'temp_2', content: 'By the sea' })
    const synced = await ask(port, SYNC, { token, json: { entries: [entry] } })
    const { ids } = synced.json as { ids: Record<string, string> }
    const purged = [{ id: ids.temp_2, deletedAt: '2026-01-01T00:00:00.000Z', revisions: 0 }]
    const purge = await ask(port, SYNC, { token, json: { entries: [], purged } })
    expect([purge.status, purge.json]).toMatchObject([403, { code: 'not_allowed' }])
    expect(await database.read.selectFrom('entries').select('id').execute()).toHaveLength(1)

    await addEverythingElse({ database, keyring }, ann.user.id, ids.temp_2 ?? '')
    const zone = () => database.read.selectFrom('push_people').select('version').execute()
    const before = await zone()
    expect(before).toHaveLength(1)
    const elsewhere = { 'time-zone': 'Asia/Tokyo' }
    await ask(port, 'GET /api/journal', { token, headers: elsewhere })
    expect(await zone()).toEqual(before)
    await ask(port, 'GET /api/journal', { token: ann.token, headers: elsewhere })
    expect(await zone()).not.toEqual(before)
  })
})
