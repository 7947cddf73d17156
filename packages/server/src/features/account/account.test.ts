import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest, signIn } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'

describe.each(engines)('the account on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('AUTH-30 verify answers the user of the session', async () => {
    const { port, signUp } = await runAppForTest(await databases.place())
    const [one, other] = [await signUp(), await signUp()]
    for (const { user, token } of [one, other]) {
      const { onboardingComplete, ...person } = user
      const answer = await ask(port, 'GET /api/auth/verify', { token })
      expect([answer.status, answer.json]).toEqual([200, { user: person, onboardingComplete }])
    }
  })

  it('AUTH-36 logout revokes the session it is called with and no other', async () => {
    const app = await runAppForTest(await databases.place())
    const { port, signUp } = app
    const [one, other] = [await signUp(), await signUp()]
    const second = await signIn(app, one.user.id)
    const status = async (token: string) =>
      (await ask(port, 'GET /api/auth/verify', { token })).status
    expect((await ask(port, 'POST /api/auth/logout', { token: one.token })).status).toBe(204)
    expect(await Promise.all([one.token, second, other.token].map(status))).toEqual([401, 200, 200])
    expect((await ask(port, 'POST /api/auth/logout', { token: one.token })).status).toBe(401)
  })
})
