import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { device, tempId } from './testing/device.ts'

describe.each(engines)('the entries of one person on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp

  beforeAll(async () => {
    app = await runApp(await databases.place())
    return app.stop
  })

  const signUpDevice = async () => device(app.port, (await app.signUp()).token)

  it('SEC-01 are not there for another: update, deletion and revision calls answer as to an id that does not exist', async () => {
    const [ann, bob] = [await signUpDevice(), await signUpDevice()]
    const clientId = tempId()
    const { _id } = await ann.create({ _id: clientId, content: 'hers' })
    await ann.update(_id, { content: 'hers, again' })
    const [revision] = await ann.revisions(_id)
    const before = await allRows(app.database)
    const calls = (id: string, rev = revision?.rev) => [
      bob.put(id, { content: 'x' }),
      bob.remove(id),
      bob.call(`GET /api/journal/${id}/revisions`),
      bob.call(`POST /api/journal/${id}/revisions/${rev}/restore`),
      bob.call(`POST /api/journal/deleted/${id}/restore`),
      ...(id === clientId ? [] : [bob.post({ _id: id, content: 'x' })]),
    ]
    const nobodys = await Promise.all(calls('65f2c3a0a1b2c3d4e5f60718', '1'))
    for (const id of [_id, clientId]) {
      const answers = await Promise.all(calls(id))
      for (const { status, json } of answers) {
        expect([status, json]).toEqual([404, nobodys[0]?.json])
      }
    }
    expect(await allRows(app.database)).toEqual(before)
  })

  it('SEC-02 are in no list and no sync of another', async () => {
    const [ann, bob] = [await signUpDevice(), await signUpDevice()]
    const clientId = tempId()
    const alive = await ann.create({ _id: clientId, content: 'her words' })
    const gone = await ann.create({ content: 'her deleted words' })
    await ann.remove(gone._id)
    const mine = await bob.create({ content: 'his words' })
    expect(await bob.list()).toEqual([mine])
    expect(await bob.deleted()).toEqual([])
    expect(await bob.sync()).toMatchObject({ entries: [mine], deleted: [] })
    // Not even by naming them.
    const { entries, deleted, ids } = await bob.sync({
      entries: [
        { _id: alive._id, content: 'his one' },
        { _id: clientId, content: 'his other' },
      ],
      deleted: [gone._id],
    })
    expect(entries.map(({ content }) => content)).toEqual(['his words', 'his one', 'his other'])
    expect(Object.values(ids)).not.toContain(alive._id)
    expect(deleted.map(({ id }) => id)).not.toContain(gone._id)
    expect((await ann.list()).map(({ content }) => content)).toEqual(['her words'])
    expect((await ann.deleted()).map(({ content }) => content)).toEqual(['her deleted words'])
  })
})
