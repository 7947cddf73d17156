import type { Session } from '@daywell/core/account'
import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { alive, signUpAt, tokenAt } from './testing/people.ts'

const LIST = 'GET /api/auth/sessions'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const DAY = 24 * 60 * 60 * 1000

describe.each(engines)('sessions on %s', { timeout: 30_000 }, (engine) => {
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
    // By as much as sessions live, nobody is logged out for a clock.
    pass(-29 * DAY)
    expect(await alive(port, person.token)).toEqual([true])
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

  it('do not show what device it is to whoever steals the database', async () => {
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
