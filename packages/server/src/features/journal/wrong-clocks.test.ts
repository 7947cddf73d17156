import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { device } from './testing/device.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

describe.each(engines)('a device with a wrong clock on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  // The beginning of a minute: what is stamped a few milliseconds later is still of the same one.
  const now = Math.floor(Date.now() / MINUTE) * MINUTE
  let app: RunningApp

  beforeAll(async () => {
    app = await runApp(await databases.place(), { clock: () => now })
    return app.stop
  })

  const at = (ms: number) => new Date(now + ms).toISOString()
  const minute = () => new RegExp(`^${at(0).slice(0, 16)}`)

  it('learns its time anew when it repeats itself in the very moment that was stored', async () => {
    const { token } = await app.signUp(now)
    const me = device(app.port, token)
    const entry = await me.create({ content: 'one', updatedAt: at(-HOUR) })
    const fast = { ...entry, content: 'two', updatedAt: at(HOUR) }
    const { syncedAt: since } = await me.sync({ entries: [fast] })
    const [stored] = await me.list()
    expect(stored).toMatchObject({ content: 'two', updatedAt: expect.stringMatching(minute()) })
    const again = await me.sync({ since, entries: [fast] })
    expect(again.entries).toEqual([stored])
    expect(await me.list()).toEqual([stored])
  })

  it('keeps its latest words on top when its time was believed just before', async () => {
    const { token } = await app.signUp(now)
    const me = device(app.port, token)
    const { _id } = await me.create({ content: 'one', updatedAt: at(4.9 * MINUTE) })
    const later = { content: 'two', updatedAt: at(5.1 * MINUTE) }
    expect(await me.update(_id, later)).toMatchObject({ content: 'two' })
    const more = ['three', 'four'].map((content, n) => ({
      _id,
      content,
      updatedAt: at(4.95 * MINUTE + n * MINUTE),
    }))
    expect((await me.sync({ entries: more })).entries).toMatchObject([{ content: 'four' }])
  })

  it('keeps its latest words on top when several versions come at once', async () => {
    const { token } = await app.signUp(now)
    const me = device(app.port, token)
    const { _id } = await me.create({ content: 'zero', updatedAt: at(-HOUR) })
    const entries = ['one', 'two', 'three'].map((content, n) => {
      return { _id, content, updatedAt: at((n + 1) * HOUR) }
    })
    const answer = await me.sync({ entries })
    expect(answer.entries).toMatchObject([{ content: 'three' }])
    expect(await me.earlier(_id)).toEqual(['two', 'one', 'zero'])
  })

  it('has its deletion count from when it was made, so that its undo holds', async () => {
    const { token } = await app.signUp(now)
    const me = device(app.port, token)
    const entry = await me.create({ content: 'text', updatedAt: at(-HOUR) })
    const deletedAt = at(-MINUTE)
    expect((await me.remove(entry._id, { 'deleted-at': deletedAt })).status).toBe(204)
    expect(await me.deleted()).toMatchObject([{ _id: entry._id, deletedAt }])
    expect((await me.sync()).deleted).toEqual([{ id: entry._id, deletedAt }])
    const undone = await me.put(entry._id, { ...entry, updatedAt: at(1 - MINUTE) })
    expect([undone.status, (await me.list()).length]).toEqual([200, 1])
  })

  it('takes no words along that were written after its deletion', async () => {
    const { token } = await app.signUp(now)
    const me = device(app.port, token)
    const entry = await me.create({ content: 'text', updatedAt: at(-MINUTE) })
    const late = await me.remove(entry._id, { 'deleted-at': at(-HOUR) })
    expect([late.status, late.json]).toMatchObject([409, { code: 'stale', entry }])
    expect(await me.list()).toEqual([entry])
  })
})
