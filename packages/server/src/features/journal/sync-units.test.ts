import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { partsOf } from './sync-parts.ts'
import { device, inMs } from './testing/device.ts'

const MAX_UNIT_BYTES = 250_000
const LONG = 'a long day '.repeat(9000)

it('SYNC-50 what an earlier entry of the same sync stores counts for the next one', () => {
  const tiny = { _id: 'one', content: 'x' }
  const entries = [{ _id: 'one', content: LONG }, tiny, tiny, tiny, { ...tiny, _id: 'other' }]
  const parts = partsOf({ entries }, new Map([['other', 1]]))
  expect(parts.map((part) => part.entries.map(({ at }) => at))).toEqual([
    [0, 1],
    [2, 3, 4],
  ])
})

describe.each(engines)('units of a sync on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp

  beforeAll(async () => {
    app = await runApp(await databases.place())
    return app.stop
  })

  /** Somebody who has written much, and the bytes that each unit opens from now on. */
  const watched = async () => {
    const { user, token } = await app.signUp()
    const me = device(app.port, token)
    const entries = []
    for (let n = 0; n < 6; n += 1) entries.push(await me.create({ content: `${n} ${LONG}` }))
    const key = await app.keyring.userKey(app.database.read, user.id)
    const { write } = app.database
    const { open } = key
    const opened: number[] = []
    let isInUnit = false
    const units = vi.spyOn(app.database, 'write').mockImplementation((unit) =>
      write(async (trx) => {
        opened.push(0)
        isInUnit = true
        try {
          return await unit(trx)
        } finally {
          isInUnit = false
        }
      }),
    )
    const opens = vi.spyOn(key, 'open').mockImplementation((place, sealed) => {
      if (isInUnit) opened.push((opened.pop() ?? 0) + sealed.length)
      return open.call(key, place, sealed)
    })
    onTestFinished(() => {
      units.mockRestore()
      opens.mockRestore()
    })
    return { me, entries, opened }
  }

  it('SYNC-50 open little of what is stored, however little is sent', async () => {
    const { me, entries, opened } = await watched()
    await me.sync({
      entries: entries.map(({ _id }) => ({ _id, content: 'x', updatedAt: inMs(9) })),
    })
    expect(Math.max(...opened)).toBeLessThanOrEqual(MAX_UNIT_BYTES)
    expect(opened.filter((bytes) => bytes > 0)).toHaveLength(3)
  })

  it('SYNC-51 open nothing for deletions, be they stale or not, nor for purges', async () => {
    const { me, entries, opened } = await watched()
    const ids = entries.map(({ _id }) => _id)
    const { syncedAt: since } = await me.sync()
    opened.length = 0
    await me.sync({ deleted: ids.map((id) => ({ id, deletedAt: inMs(-1e9) })), since })
    expect(await me.list()).toHaveLength(6)
    const answer = await me.sync({ since })
    const [one, ...others] = answer.entries
    const purge = { id: one?._id ?? '', deletedAt: inMs(0), revisions: 0 }
    const purged = [{ ...purge, seen: one?.updatedAt ?? '' }]
    await me.sync({ deleted: others.map(({ _id }) => _id), purged, since: answer.syncedAt })
    expect(await me.list()).toHaveLength(0)
    expect(await me.deleted()).toHaveLength(5)
    expect(opened.length).toBeGreaterThan(6)
    expect(Math.max(...opened)).toBe(0)
  })
})
