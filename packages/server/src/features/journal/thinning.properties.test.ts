import { lostTexts, randomSaves, seededRandom } from '@daywell/core/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { device } from './testing/device.ts'

const SAVES = 40

describe.each(engines)('thinning on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  let now = Date.now()

  beforeAll(async () => {
    app = await runApp(await databases.place(), { clock: () => now })
    return app.stop
  })

  it.each([1, 2, 3])('ENT-19 loses no word of any acknowledged save, life %i', async (seed) => {
    const random = seededRandom(seed)
    const { token } = await app.signUp(now)
    const me = device(app.port, token)
    const saves = randomSaves(random, SAVES).filter((content) => content !== '')
    const [first = 'first', ...rest] = saves
    const { _id } = await me.create({ content: first })
    for (const content of rest) {
      // Mostly of one sitting, sometimes of the next.
      now += random() < 0.9 ? 2000 : 10 * 60_000
      if (random() < 0.7) await me.update(_id, { content, updatedAt: new Date(now).toISOString() })
      else await me.sync({ entries: [{ _id, content, updatedAt: new Date(now).toISOString() }] })
    }
    const [stands] = await me.list()
    const kept = await me.earlier(_id)
    expect(lostTexts(saves, [...kept, stands?.content ?? ''])).toEqual([])
    expect(kept.length, 'some were thinned').toBeLessThan(saves.length - 10)
  })
})
