import { createHash } from 'node:crypto'
import type { Session } from '@daywell/core/account'
import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { rememberEnded } from '#stores/accounts/ended-sessions.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { alive, signUpAt, tokenAt } from './testing/people.ts'

const LIST = 'GET /api/auth/sessions'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const DAY = 24 * 60 * 60 * 1000

describe.each(engines)('sessions on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  async function run() {
    let now = Date.parse('2026-01-01T00:00:00Z')
    const place = await databases.place()
    const app = await runAppForTest(place, { clock: () => now })
    const pass = (ms: number) => {
      now += ms
    }
    const list = async (token: string) => (await ask(app.port, LIST, { token })).json as Session[]
    return { ...app, place, pass, list }
  }

  it('REC-11 are listed to the person that they belong to', async () => {
    const { port, pass, list } = await run()
    const [ann, bob] = [await signUpAt(port), await signUpAt(port)]
    pass(1000)
    const second = await tokenAt(port, ann, { userAgent: FIREFOX })
    const times = (n: number) => {
      const time = new Date(Date.parse('2026-01-01T00:00:00Z') + n).toISOString()
      return { createdAt: time, lastUsedAt: time }
    }
    const id = expect.stringMatching(/^[0-9a-f]{24}$/)
    expect(await list(second)).toEqual([
      { id, ...times(1000), device: 'Firefox on Linux', current: true },
      { id, ...times(0), device: null, current: false },
    ])
    expect((await list(ann.token)).map(({ current }) => current)).toEqual([false, true])
    expect(await list(bob.token)).toHaveLength(1)
  })

  it('that ran out are not listed, and go when the person signs in again', async () => {
    const { port, database, pass, list } = await run()
    const person = await signUpAt(port)
    pass(30 * DAY)
    const token = await tokenAt(port, person)
    expect(await list(token)).toHaveLength(1)
    expect(await database.read.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  })

  it('SEC-23 of a clock that was set ahead end with it, and those of before live on', async () => {
    const { port, pass } = await run()
    const person = await signUpAt(port)
    pass(365 * DAY)
    const later = await tokenAt(port, await signUpAt(port))
    pass(-365 * DAY)
    expect(await alive(port, person.token, later)).toEqual([true, false])
    // Within the life of a session, a wrong clock logs no one out.
    pass(-29 * DAY)
    expect(await alive(port, person.token)).toEqual([true])
  })

  it('AUTH-52 end 180 days after they began, however much they are used', async () => {
    const { port, database, pass, list } = await run()
    const person = await signUpAt(port)
    for (let n = 0; n < 8; n += 1) {
      pass(20 * DAY)
      expect(await alive(port, person.token)).toEqual([true])
    }
    const later = await tokenAt(port, person)
    pass(20 * DAY - 1)
    expect(await alive(port, person.token, later)).toEqual([true, true])
    pass(1)
    expect(await alive(port, person.token, later)).toEqual([false, true])
    expect(await list(later)).toHaveLength(1)
    await tokenAt(port, person)
    expect(await database.read.selectFrom('sessions').select('id').execute()).toHaveLength(2)
  })

  it('AUTH-53 get a new token with a new password; the one before ends within a minute', async () => {
    const { port, pass, list } = await run()
    const { email, username, displayName, password, token } = await signUpAt(port)
    const before = await list(token)
    const names = { email, username, displayName }
    const renamed = await ask(port, 'PUT /api/auth/profile', { token, json: names })
    expect(renamed.json).not.toHaveProperty('token')
    const passwords = { currentPassword: password, newPassword: 'rain on tin roofs' }
    const json = { ...names, ...passwords }
    const changed = await ask(port, 'PUT /api/auth/profile', { token, json })
    const { token: next = '' } = changed.json as { token?: string }
    expect(next).toMatch(/^[\w-]{43}$/)
    expect(await alive(port, token, next)).toEqual([true, true])
    expect((await list(next)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    pass(60_000)
    expect(await alive(port, token, next)).toEqual([false, true])
    // A session that ended takes both along.
    const again = { ...names, currentPassword: 'rain on tin roofs', newPassword: 'snow on slate' }
    const twice = await ask(port, 'PUT /api/auth/profile', { token: next, json: again })
    const { token: third = '' } = twice.json as { token?: string }
    await ask(port, 'POST /api/auth/logout', { token: third })
    expect(await alive(port, next, third)).toEqual([false, false])
  })

  it('AUTH-63 give the replaced token no right that asks for the password, whatever the new one may', async () => {
    const { port } = await run()
    const { email, username, displayName, password, token } = await signUpAt(port)
    const names = { email, username, displayName }
    const json = { ...names, currentPassword: password, newPassword: 'rain on tin roofs' }
    const changed = await ask(port, 'PUT /api/auth/profile', { token, json })
    const { token: next = '' } = changed.json as { token?: string }
    const moved = { ...names, email: `new-${email}` }
    const calls = (given: string) => [
      () => ask(port, 'GET /api/export', { token: given }),
      () => ask(port, 'PUT /api/auth/profile', { token: given, json: moved }),
      () => ask(port, 'DELETE /api/auth/profile', { token: given }),
    ]
    for (const call of calls(token)) {
      const { status, json: refusal } = await call()
      expect([status, refusal]).toMatchObject([403, { code: 'password_needed' }])
    }
    expect(await alive(port, token), 'calls under way in other tabs').toEqual([true])
    const statuses: number[] = []
    for (const call of calls(next)) statuses.push((await call()).status)
    expect(statuses).toEqual([200, 200, 204])
  })

  it('are fifty at most: of more, the one used longest ago goes', async () => {
    const { port, database, pass, list } = await run()
    const person = await signUpAt(port)
    const second = await tokenAt(port, person)
    pass(2 * 60 * 60 * 1000)
    expect(await alive(port, person.token)).toEqual([true])
    for (let n = 0; n < 49; n += 1) await tokenAt(port, person)
    expect(await alive(port, person.token, second)).toEqual([true, false])
    expect(await list(person.token)).toHaveLength(50)
    expect(await database.read.selectFrom('sessions').select('id').execute()).toHaveLength(50)
  })

  it('do not reveal the device to a thief of the database', async () => {
    const { port, place, database } = await run()
    await signUpAt(port, { userAgent: FIREFOX })
    const stored = await storedBytes(database, place)
    expect(['Firefox', 'Linux'].filter((words) => holds(stored, words))).toEqual([])
  })

  it('REC-12 are ended one by one, by the person that they belong to', async () => {
    const { port, list } = await run()
    const [ann, bob] = [await signUpAt(port), await signUpAt(port)]
    const [second, third] = [await tokenAt(port, ann), await tokenAt(port, ann)]
    const own = (await list(second)).find(({ current }) => current)?.id
    const end = async (token: string, id = own) =>
      (await ask(port, `DELETE /api/auth/sessions/${id}`, { token })).status
    expect(await end(bob.token)).toBe(404)
    expect(await end(ann.token, 'nobody-s')).toBe(404)
    expect(await alive(port, ann.token, second, third, bob.token)).toEqual([true, true, true, true])
    expect(await end(ann.token)).toBe(204)
    expect(await end(ann.token)).toBe(404)
    expect(await alive(port, ann.token, second, third, bob.token)).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  const codeOf = async (port: number, token: string) => {
    const { status, json } = await ask(port, 'GET /api/auth/verify', { token })
    return [status, (json as { code?: string }).code]
  }
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
  const revoke = async (port: number, tokenHash: string) =>
    (await ask(port, 'POST /api/auth/revoke', { json: { tokenHash } })).status

  it('AUTH-61 that have ended are told so, whatever ended them; a token never seen is only unknown', async () => {
    const { port, pass, list } = await run()
    const ann = await signUpAt(port)
    const ended: string[] = []
    const another = async () => {
      ended.push(await tokenAt(port, ann))
      return ended.at(-1) as string
    }
    await ask(port, 'POST /api/auth/logout', { token: await another() })
    await another()
    const other = (await list(ann.token)).find(({ current }) => !current)
    await ask(port, `DELETE /api/auth/sessions/${other?.id}`, { token: ann.token })
    await another()
    await ask(port, 'DELETE /api/auth/sessions', { token: ann.token })
    await revoke(port, hashOf(await another()))
    for (const token of ended) expect(await codeOf(port, token)).toEqual([401, 'session_ended'])
    pass(31 * DAY)
    expect(await codeOf(port, ann.token)).toEqual([401, 'session_ended'])
    // Signing in again clears away what ran out, and it is still known.
    const fresh = await tokenAt(port, ann)
    expect(await codeOf(port, ann.token)).toEqual([401, 'session_ended'])
    expect(await alive(port, fresh)).toEqual([true])
    expect(await codeOf(port, 'of-another-database')).toEqual([401, 'session_required'])
    expect(await codeOf(port, hashOf(fresh))).toEqual([401, 'session_required'])
  })

  it('AUTH-64 that a clock puts out of their window have not ended, and live on once it is right', async () => {
    const { port, pass } = await run()
    const ann = await signUpAt(port)
    for (const days of [40, 365, -40, -365]) {
      pass(days * DAY)
      expect(await codeOf(port, ann.token), `${days} days`).toEqual([401, 'session_required'])
      pass(-days * DAY)
      expect(await alive(port, ann.token)).toEqual([true])
    }
    pass(30 * DAY)
    expect(await codeOf(port, ann.token), 'ran out').toEqual([401, 'session_ended'])
    pass(7 * DAY - 1)
    expect(await codeOf(port, ann.token)).toEqual([401, 'session_ended'])
    pass(1)
    expect(await codeOf(port, ann.token), 'or the clock').toEqual([401, 'session_required'])
    // A login under such a clock clears the row away, and says no more than the clock does.
    await tokenAt(port, ann)
    expect(await codeOf(port, ann.token)).toEqual([401, 'session_required'])
  })

  it('AUTH-64 that reached their 180 days in use have ended', async () => {
    const { port, pass } = await run()
    const ann = await signUpAt(port)
    for (let n = 0; n < 9; n += 1) {
      expect(await alive(port, ann.token)).toEqual([true])
      pass(20 * DAY)
    }
    expect(await codeOf(port, ann.token)).toEqual([401, 'session_ended'])
    pass(7 * DAY)
    expect(await codeOf(port, ann.token)).toEqual([401, 'session_required'])
  })

  it('AUTH-60 are ended by the hash of their token, which is no credential', async () => {
    const { port, database } = await run()
    const [ann, bob] = [await signUpAt(port), await signUpAt(port)]
    const hash = hashOf(ann.token)
    expect(await alive(port, hash)).toEqual([false])
    expect(await revoke(port, hash)).toBe(204)
    expect(await revoke(port, hash)).toBe(204)
    expect(await alive(port, ann.token, bob.token)).toEqual([false, true])
    expect(await revoke(port, 'f'.repeat(64))).toBe(204)
    for (const odd of ['', ann.token, `${hash}0`, hash.toUpperCase()]) {
      expect(await revoke(port, odd)).toBe(422)
    }
    expect(await database.read.selectFrom('ended_sessions').selectAll().execute()).toHaveLength(1)
  })

  it('AUTH-60 are ended by the hash of the token that they had before a new password', async () => {
    const { port } = await run()
    const ann = await signUpAt(port)
    const { email, username, displayName, password: currentPassword } = ann
    const passwords = { currentPassword, newPassword: 'rain on tin roofs' }
    const { json } = await ask(port, 'PUT /api/auth/profile', {
      token: ann.token,
      json: { email, username, displayName, ...passwords },
    })
    const { token } = json as { token: string }
    expect(await alive(port, token)).toEqual([true])
    expect(await revoke(port, hashOf(ann.token))).toBe(204)
    expect(await alive(port, token, ann.token)).toEqual([false, false])
  })

  it('AUTH-61 that have ended are known for 400 days', async () => {
    const { port, pass } = await run()
    const ann = await signUpAt(port)
    const endAnother = async () => {
      const token = await tokenAt(port, ann)
      await ask(port, 'POST /api/auth/logout', { token })
      return token
    }
    const ended = await endAnother()
    pass(400 * DAY - 1)
    await endAnother()
    expect(await codeOf(port, ended)).toEqual([401, 'session_ended'])
    pass(1)
    await endAnother()
    expect(await codeOf(port, ended)).toEqual([401, 'session_required'])
  })

  it('leave 200 tombstones of a person at most', async () => {
    const { port, database } = await run()
    const ann = await signUpAt(port)
    const count = async () =>
      (await database.read.selectFrom('ended_sessions').selectAll().execute()).length
    for (let n = 0; n < 205; n += 1) {
      await database.write((trx) =>
        rememberEnded(trx, [{ token_hash: `${n}`, user_id: ann.user.id }], n),
      )
    }
    expect(await count()).toBe(200)
  })

  it('REC-13 are all ended but the one that calls', async () => {
    const { port } = await run()
    const [ann, bob] = [await signUpAt(port), await signUpAt(port)]
    const others = [await tokenAt(port, ann), await tokenAt(port, ann)]
    const answer = await ask(port, 'DELETE /api/auth/sessions', { token: ann.token })
    expect([answer.status, answer.text]).toEqual([204, ''])
    const sessions = await alive(port, ann.token, bob.token, ...others)
    expect(sessions).toEqual([true, true, false, false])
  })
})
