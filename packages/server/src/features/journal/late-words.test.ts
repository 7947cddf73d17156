import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp, signIn } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { deleteEntryService } from './delete-entry.service.ts'
import { device, tempId } from './testing/device.ts'
import { NO_QUOTA } from './testing/no-quota.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MONTH = 31 * DAY

describe.each(engines)('words that come late on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  let now = Date.now()
  const clock = () => now
  const before = (ms: number) => new Date(now - ms).toISOString()

  beforeAll(async () => {
    app = await runApp(await databases.place(), { clock })
    return app.stop
  })

  it('keep the last text of each sitting, however many come at once', async () => {
    const { token } = await app.signUp(now)
    const me = device(app.port, token)
    const { _id } = await me.create({ content: 'first', updatedAt: before(MONTH) })
    // One clock was right, the other far behind: its stamps only follow one another.
    const hourly = Array.from({ length: 15 }, (_, n) => before((100 - n) * 60 * MINUTE))
    const behind = Array.from({ length: 15 }, (_, n) => before(50 * MINUTE - n))
    const versions = [...hourly, ...behind].map((updatedAt, n) => {
      return { _id, content: `sitting ${n}`, updatedAt }
    })
    for (const version of versions.slice(0, 2)) await me.sync({ entries: [version] })
    await me.sync({ entries: versions.slice(2) })
    const texts = [...versions.map(({ content }) => content)]
    expect(new Set([...(await me.earlier(_id)), 'sitting 29'])).toEqual(
      new Set(['first', ...texts]),
    )
  })

  it('of an entry that is gone for good are told which one it was', async () => {
    const { user, token } = await app.signUp(now)
    const me = device(app.port, token)
    const _id = tempId()
    const created = { _id, content: 'its answer was lost', updatedAt: before(MINUTE) }
    const { ids } = await me.sync({ entries: [created] })
    await me.remove(ids[_id] ?? '')
    now += MONTH
    await deleteEntryService({ ...app, clock, quota: NO_QUOTA }).purge()
    const later = device(app.port, await signIn(app, user.id, now))
    const answer = await later.sync({ entries: [created] })
    expect(answer).toMatchObject({ entries: [], deleted: [{ id: ids[_id] }], ids })
  })

  it('of an entry that is gone for good have days of their own among the deleted', async () => {
    const { user, token } = await app.signUp(now)
    const me = device(app.port, token)
    const entry = await me.create({ content: 'both have this', updatedAt: before(2 * MINUTE) })
    const late = { ...entry, content: 'an hour of words', updatedAt: before(MINUTE) }
    await me.remove(entry._id)
    now += MONTH
    const { purge } = deleteEntryService({ ...app, clock, quota: NO_QUOTA })
    await purge()
    const later = device(app.port, await signIn(app, user.id, now))
    const said = await later.sync({ entries: [late] })
    expect(said).toMatchObject({ entries: [], deleted: [{ id: entry._id }] })
    now += 29 * DAY
    await purge()
    const last = device(app.port, await signIn(app, user.id, now))
    expect(await last.deleted()).toMatchObject([{ _id: entry._id, content: 'an hour of words' }])
    expect(await last.restore(entry._id)).toMatchObject({ content: 'an hour of words' })
    await last.remove(entry._id)
    now += MONTH
    await purge()
    expect(await device(app.port, await signIn(app, user.id, now)).deleted()).toEqual([])
  })
})
