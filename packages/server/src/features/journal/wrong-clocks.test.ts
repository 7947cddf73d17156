import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { device } from './testing/device.ts'

const HOUR = 60 * 60 * 1000

describe.each(engines)('a device with a wrong clock on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  const now = Date.now()
  let app: RunningApp

  beforeAll(async () => {
    app = await runApp(await databases.place(), { clock: () => now })
    return app.stop
  })

  it('learns its time anew when it repeats itself in the very moment that was stored', async () => {
    const { token } = await app.signUp(now)
    const me = device(app.port, token)
    const entry = await me.create({ content: 'one', updatedAt: new Date(now - HOUR).toISOString() })
    const fast = { ...entry, content: 'two', updatedAt: new Date(now + HOUR).toISOString() }
    const { syncedAt: since } = await me.sync({ entries: [fast] })
    const stored = { ...fast, updatedAt: new Date(now).toISOString() }
    const again = await me.sync({ since, entries: [fast] })
    expect(again.entries).toMatchObject([{ _id: entry._id, updatedAt: stored.updatedAt }])
    expect(await me.list()).toMatchObject([{ content: 'two', updatedAt: stored.updatedAt }])
  })
})
