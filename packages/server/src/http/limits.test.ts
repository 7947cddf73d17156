import { describe, expect, it } from 'vitest'
import { AppError } from '#app-error.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { callLimit } from './limits.ts'
import { ask } from './testing/ask.ts'
import { runAppForTest } from './testing/running-app.ts'
import { runServerForTest, VALID_TOKEN } from './testing/test-server.ts'

describe('calls in a minute', () => {
  it('are counted in any 60 seconds, for each person alone', () => {
    const limit = callLimit(2)
    expect(limit('a', 0)).toBeUndefined()
    expect(limit('a', 50_000)).toBeUndefined()
    expect(limit('a', 59_000)).toEqual({ retryAfter: 1 })
    expect(limit('b', 59_000)).toBeUndefined()
    expect(limit('a', 60_000)).toBeUndefined()
    expect(limit('a', 60_001)).toEqual({ retryAfter: 50 })
    expect(limit('a', 110_000)).toBeUndefined()
  })

  it('let a person go on as soon as Retry-After says so', () => {
    const limit = callLimit(100)
    let now = 0
    let allowed = 0
    for (; now < 300_000; now += 137) {
      const refused = limit('a', now)
      if (!refused) allowed++
      else expect(limit('a', now + refused.retryAfter * 1000)).toBeUndefined()
      if (refused) now += refused.retryAfter * 1000
    }
    expect(allowed).toBeGreaterThan(200)
  })

  it('SEC-12 have no limit with 0', () => {
    const limit = callLimit(0)
    for (let call = 0; call < 10_000; call++) expect(limit('a', 0)).toBeUndefined()
  })
})

describe.each(engines)('limits on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('answer 429 to the call that is too many, and not to another person', async () => {
    let now = Date.now()
    const options = { callsPerMinute: 3, clock: () => now }
    const { port, signUp } = await runAppForTest(await databases.place(), options)
    const [one, other] = [await signUp(), await signUp()]
    const verify = async ({ token }: { token: string }) =>
      ask(port, 'GET /api/auth/verify', { token })
    for (let call = 0; call < 3; call++) expect((await verify(one)).status).toBe(200)
    now += 10_000
    const refused = await verify(one)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '50'])
    expect((await verify(other)).status).toBe(200)
    now += 50_000
    expect((await verify(one)).status).toBe(200)
  })

  it('SEC-21 what is counted in memory does not hear of a clock that is set back', async () => {
    let [now, passed] = [Date.now(), 0]
    const options = { callsPerMinute: 3, clock: () => now, monotonic: () => passed }
    const { port, signUp } = await runAppForTest(await databases.place(), options)
    const { token } = await signUp()
    const verify = async () => ask(port, 'GET /api/auth/verify', { token })
    for (let call = 0; call < 3; call++) expect((await verify()).status).toBe(200)
    now -= 3_600_000
    expect((await verify()).headers['retry-after']).toBe('60')
    passed += 60_000
    expect((await verify()).status).toBe(200)
  })
})

it('SEC-06 every 429 carries Retry-After', async () => {
  const { port } = await runServerForTest({
    verify: async () => {
      throw new AppError('too_many_requests')
    },
    generatePrompt: async () => {
      throw new AppError('too_many_requests', { retryAfter: 7 })
    },
  })
  const plain = await ask(port, 'GET /api/auth/verify', { token: VALID_TOKEN })
  expect([plain.status, plain.headers['retry-after']]).toEqual([429, '60'])
  const exact = await ask(port, 'GET /api/journal/prompt/generate', { token: VALID_TOKEN })
  expect([exact.status, exact.headers['retry-after']]).toEqual([429, '7'])
})
