import { describe, expect, it } from 'vitest'
import { runAppForTest } from '#http/testing/running-app.ts'
import { addTokens } from '#stores/usage/model-tokens.store.ts'
import { admin } from '#testing/admin.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'

describe.each(engines)('tokens on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('AI-93 the operator sees what everyone used in a month, and the budgets', async () => {
    const place = await databases.place()
    const { database, signUp } = await runAppForTest(place)
    const [ann, bob] = [await signUp(), await signUp()]
    const month = '2026-10'
    const add = (userId: string, input: number) =>
      addTokens(database, { userId, month, input, output: 50 })
    await add(ann.user.id, 1200)
    await add(bob.user.id, 9000)
    await add(bob.user.id, 1000)
    const { code, stdout } = await admin(place, 'tokens', '--month', month, '--json')
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      {
        month,
        budget: { perPerson: null, perServer: null },
        ofAll: { input: 11_200, output: 150, calls: 3 },
        people: [
          { email: bob.user.email, input: 10_000, output: 100, calls: 2 },
          { email: ann.user.email, input: 1200, output: 50, calls: 1 },
        ],
      },
    ])
    const text = (await admin(place, 'tokens', '--month', month)).stdout
    expect(text).toContain('Everyone           11,350 tokens (11,200 in, 150 out) in 3 calls')
    expect(text).toMatch(/renews on 2026-11-01\n/)
    const none = (await admin(place, 'tokens')).stdout
    expect(none).toContain('Everyone           0 tokens')
    expect((await admin(place, 'tokens', '--month', '2026-13')).stderr).toMatch(/^--month must be/)
  })
})
