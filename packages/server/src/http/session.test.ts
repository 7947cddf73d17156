import { type Endpoint, endpoints } from '@daywell/core/contract'
import { describe, expect, it } from 'vitest'
import { revokeSession } from '#stores/accounts/session.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { ask } from './testing/ask.ts'
import { runAppForTest, signIn } from './testing/running-app.ts'

const all = Object.values<Endpoint>(endpoints)
const forPeople = all.filter(({ access }) => access === 'session' || typeof access === 'object')
const what = ({ method, path }: Endpoint) => `${method} ${path.replace(/\{\w+\}/g, '1')}`
const DAY = 24 * 60 * 60 * 1000

describe.each(engines)('sessions on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('API-08 a call without a living session is answered 401', async () => {
    const app = await runAppForTest(await databases.place())
    const { port, database, signUp } = app
    const { user, token } = await signUp()
    const expired = await signIn(app, user.id, Date.now() - 31 * DAY)
    const revoked = await signIn(app, user.id)
    await ask(port, 'POST /api/auth/logout', { token: revoked })
    const headers: Record<string, string>[] = [
      {},
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: token },
      { authorization: `Basic ${token}` },
      { authorization: `Bearer ${token}x` },
    ]
    const ended = [expired, revoked].map((one) => ({ authorization: `Bearer ${one}` }))
    const refusedWith = async (endpoint: Endpoint, header: Record<string, string>) => {
      const { status, json } = await ask(port, what(endpoint), { headers: header })
      return [status, (json as { code: string }).code]
    }
    for (const endpoint of forPeople) {
      for (const header of headers)
        expect(await refusedWith(endpoint, header)).toEqual([401, 'session_required'])
      for (const header of ended)
        expect(await refusedWith(endpoint, header)).toEqual([401, 'session_ended'])
    }
    expect((await ask(port, 'GET /api/auth/verify', { token })).status).toBe(200)
    await revokeSession(database, 'nobody’s', 0)
    expect((await ask(port, 'GET /api/auth/verify', { token })).status).toBe(200)
  })

  it('API-09 a premium call without a subscription is answered 403 subscription_required', async () => {
    const place = await databases.place()
    const paid = await runAppForTest(place)
    const everyone = await runAppForTest(place, { env: { PREMIUM: 'everyone' } })
    const { token } = await paid.signUp()
    const premium = all.filter(({ access }) => typeof access === 'object')
    expect(premium.length).toBeGreaterThan(0)
    for (const endpoint of premium) {
      const refused = await ask(paid.port, what(endpoint), { token, json: {} })
      expect([refused.status, refused.json]).toMatchObject([403, { code: 'subscription_required' }])
      const open = await ask(everyone.port, what(endpoint), { token, json: {} })
      expect(open.status).not.toBe(403)
    }
  })

  it('the operator’s calls need the operator’s token', async () => {
    const place = await databases.place()
    const closed = await runAppForTest(place)
    const METRICS_TOKEN = 'the-operator-s-own-token'
    const open = await runAppForTest(place, { env: { METRICS_TOKEN } })
    const { token } = await open.signUp()
    expect((await ask(closed.port, 'GET /metrics')).status).toBe(401)
    expect((await ask(closed.port, 'GET /metrics', { token })).status).toBe(401)
    expect((await ask(open.port, 'GET /metrics', { token })).status).toBe(401)
    expect((await ask(open.port, 'GET /metrics', { token: METRICS_TOKEN })).status).not.toBe(401)
  })
})
