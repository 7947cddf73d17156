import type { MediaInfo } from '@daywell/core/media'
import { beforeAll, describe, expect, it } from 'vitest'
import { device } from '#features/journal/testing/device.ts'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { aPhoto } from './testing/a-photo.ts'

describe.each(engines)('what texts name on %s', (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp

  beforeAll(async () => {
    app = await runApp(await databases.place())
    return app.stop
  })

  const person = async () => {
    const { token } = await app.signUp()
    const me = device(app.port, token)
    const declare = async (info: MediaInfo) => {
      expect((await me.call('POST /api/media', info)).status).toBeLessThan(300)
      return info.id
    }
    const remove = async (id: string) => {
      const { status } = await me.call(`DELETE /api/media/${id}`)
      return status
    }
    return { ...me, declare, removeMedia: remove }
  }
  const showing = (id: string) => `A day at the lake\n\n![the lake](media:${id})`

  it('stays while an entry names it, and goes afterward (MED-13)', async () => {
    const me = await person()
    const info = aPhoto()
    // A text may come before what it shows.
    const { _id } = await me.create({ content: showing(info.id) })
    await me.declare(info)
    expect(await me.removeMedia(info.id)).toBe(409)
    const [unused, other] = [await me.declare(aPhoto()), await person()]
    expect(await me.removeMedia(unused)).toBe(204)
    expect(await me.removeMedia(unused)).toBe(404)
    // A name in the text of another person doesn't count, and ends nothing of theirs.
    const theirs = await other.declare(aPhoto())
    await me.update(_id, { content: `${showing(info.id)} ${showing(theirs)}` })
    expect(await me.removeMedia(theirs)).toBe(404)
    expect(await other.removeMedia(theirs)).toBe(204)
  })

  it('stays while an earlier version names it, however it’s written (MED-13)', async () => {
    const me = await person()
    const [id, inCode] = [await me.declare(aPhoto()), await me.declare(aPhoto())]
    const { _id } = await me.create({ content: `${showing(id)} \`media:${inCode}\`` })
    await me.update(_id, { content: 'something quite different' })
    expect(await me.earlier(_id)).toHaveLength(1)
    expect([await me.removeMedia(id), await me.removeMedia(inCode)]).toEqual([409, 409])
  })

  it('stays while an entry under Recently deleted names it, and goes with it (MED-13)', async () => {
    const me = await person()
    const id = await me.declare(aPhoto())
    const { _id, updatedAt } = await me.create({ content: showing(id) })
    await me.remove(_id)
    expect(await me.removeMedia(id)).toBe(409)
    await me.restore(_id)
    expect(await me.removeMedia(id)).toBe(409)
    const [restored] = await me.list()
    const seen = restored?.updatedAt ?? updatedAt
    const { syncedAt: since } = await me.sync()
    const deletedAt = new Date(Date.now() + 1000).toISOString()
    await me.sync({ since, purged: [{ id: _id, deletedAt, revisions: 0, seen }] })
    expect(await me.list()).toEqual([])
    expect(await me.removeMedia(id)).toBe(204)
  })

  it('is found in what a sync brings, and in what it refuses (MED-13)', async () => {
    const me = await person()
    const [id, late] = [await me.declare(aPhoto()), await me.declare(aPhoto())]
    const { _id } = await me.create({ content: 'words' })
    await me.sync({ entries: [{ _id, content: showing(id) }] })
    const old = new Date(Date.now() - 1e9).toISOString()
    await me.sync({ entries: [{ _id, content: showing(late), updatedAt: old }] })
    expect([await me.removeMedia(id), await me.removeMedia(late)]).toEqual([409, 409])
  })

  it('is found when an earlier version is restored (MED-13)', async () => {
    const me = await person()
    const id = await me.declare(aPhoto())
    const { _id } = await me.create({ content: showing(id) })
    await me.update(_id, { content: 'something quite different' })
    const [earlier] = await me.revisions(_id)
    await me.restoreRevision(_id, earlier?.rev ?? '')
    const rows = await app.database.read
      .selectFrom('entry_media')
      .select('entry_id')
      .where('media_id', '=', id)
      .execute()
    expect(rows).toEqual([{ entry_id: _id }])
  })
})
