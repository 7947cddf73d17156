import type { Entry } from '@daywell/core/journal'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp, signIn } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { device, inMs } from './testing/device.ts'

describe.each(engines)('revisions on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  let now = Date.now()

  beforeAll(async () => {
    app = await runApp(await databases.place(), { clock: () => now })
    return app.stop
  })

  const twoDevices = async () => {
    const { user, token } = await app.signUp(now)
    const other = await signIn(app, user.id, now)
    return [device(app.port, token), device(app.port, other)] as const
  }

  it('ENT-19 ENT-20 are what updates by POST, PUT and sync replaced, the last first', async () => {
    const [me] = await twoDevices()
    const first = await me.create({ content: 'first', mood: 'sad', tags: ['a'] })
    const { _id } = first
    await me.post({ _id, content: 'second' })
    await me.update(_id, { content: 'third' })
    await me.sync({ entries: [{ _id, content: 'fourth' }] })
    const revisions = await me.revisions(_id)
    expect(revisions.map(({ entry }) => entry.content)).toEqual(['third', 'second', 'first'])
    expect(revisions.at(-1)).toEqual({
      rev: expect.any(String),
      replacedAt: expect.any(String),
      entry: first,
    })
    expect((await me.list()).map(({ content }) => content)).toEqual(['fourth'])
  })

  it('ENT-21 are brought back, and what they replace is kept', async () => {
    const [me] = await twoDevices()
    const { _id } = await me.create({ content: 'first', title: 'One' })
    const second = await me.update(_id, { content: 'second', title: 'Two', favorite: true })
    const [revision] = await me.revisions(_id)
    const restored = await me.restoreRevision(_id, revision?.rev ?? '')
    expect(restored).toMatchObject({ _id, content: 'first', title: 'One', favorite: false })
    expect(Date.parse(restored.updatedAt)).toBeGreaterThan(Date.parse(second.updatedAt))
    expect(await me.list()).toEqual([restored])
    expect(await me.earlier(_id)).toEqual(['second', 'first'])
    const twice = await me.restoreRevision(_id, revision?.rev ?? '')
    expect(twice).toEqual(restored)
    expect(await me.earlier(_id)).toEqual(['second', 'first'])
  })

  it('that are not there are answered 404', async () => {
    const [me] = await twoDevices()
    const [one, two] = [await me.create({ content: 'one' }), await me.create({ content: 'two' })]
    await me.update(two._id, { content: 'two, again' })
    const [revision] = await me.revisions(two._id)
    for (const rev of ['65f2c3a0a1b2c3d4e5f60718', revision?.rev, '1']) {
      const answer = await me.call(`POST /api/journal/${one._id}/revisions/${rev}/restore`)
      expect([answer.status, answer.json]).toMatchObject([404, { code: 'entry_not_found' }])
    }
    expect((await me.call('GET /api/journal/65f2c3a0a1b2c3d4e5f60718/revisions')).status).toBe(404)
  })

  it('ENT-19 hold whatever of an entry a person can change', async () => {
    const [me] = await twoDevices()
    const first = {
      title: 'a',
      prompt: 'b',
      mood: 'sad',
      tags: ['c', 'd'],
      favorite: false,
    } as const
    const { _id } = await me.create({ ...first, tags: [...first.tags], content: 'the same' })
    const changes = [{ title: 'A' }, { prompt: 'B' }, { mood: 'calm' }, { favorite: true }] as const
    for (const change of [...changes, { tags: ['c', 'e'] }]) {
      now += 60 * 60 * 1000
      await me.update(_id, { content: 'the same', ...change })
    }
    const kept = (await me.revisions(_id)).map(({ entry }) => entry)
    expect(kept.map(({ tags }) => tags)).toEqual(Array(5).fill(first.tags))
    expect(kept.at(-1)).toMatchObject(first)
  })

  it('ENT-19 of one sitting in which words were replaced hold every word', async () => {
    const [me] = await twoDevices()
    const { _id } = await me.create({ content: 'the word is none' })
    const words = Array.from({ length: 25 }, (_, n) => `word${n}`)
    for (const word of words) {
      now += 30_000
      await me.update(_id, { content: `the word is ${word}` })
    }
    const kept = (await me.earlier(_id)).join(' ')
    expect([...words.slice(0, -1), 'none'].filter((word) => !kept.includes(word))).toEqual([])
  })

  it('ENT-19 of one sitting go where they are covered, but never what stood before it or at its end', async () => {
    const [me, other] = await twoDevices()
    const { _id } = await me.create({ content: 'from before' })
    now += 60 * 60 * 1000
    let text = 'autosave'
    for (let n = 0; n < 60; n += 1) {
      now += 30_000
      text += ` ${n}`
      await me.update(_id, { content: text })
    }
    expect(await me.earlier(_id)).toEqual(['from before'])
    await other.update(_id, { content: `${text} from the other device` })
    now += 1000
    await me.update(_id, { content: `${text} from the other device, back here` })
    const all = await me.earlier(_id)
    expect(all).toEqual([`${text} from the other device`, text, 'from before'])
  })

  it('are not made by tags, a mood and a star that are set in one sitting', async () => {
    const [me] = await twoDevices()
    const entry = await me.create({ content: 'the same words' })
    const { _id } = entry
    const tags: string[] = []
    for (const tag of ['a', 'b', 'c', 'd', 'e']) {
      tags.push(tag)
      now += 2000
      await me.update(_id, { content: entry.content, tags })
    }
    await me.update(_id, { content: entry.content, favorite: true })
    await me.update(_id, { content: entry.content, mood: 'calm' })
    expect(await me.revisions(_id)).toEqual([])
    expect(await me.list()).toMatchObject([{ tags, favorite: true, mood: 'calm' }])
    now += 60 * 60 * 1000
    await me.update(_id, { content: entry.content, mood: 'sad' })
    expect(await me.revisions(_id)).toMatchObject([{ entry: { mood: 'calm', tags } }])
  })

  it('that lost a merge or were refused are never thinned', async () => {
    const [me] = await twoDevices()
    const { _id } = await me.create({ content: 'first' })
    for (let n = 0; n < 20; n += 1) {
      now += 1000
      await me.update(_id, { content: `save ${n}` })
      const refused = { content: `refused ${n}`, updatedAt: inMs(-1e9 + n) }
      expect((await me.put(_id, refused)).status).toBe(409)
    }
    const refused = (await me.revisions(_id)).filter((revision) => revision.refused)
    expect(refused.map(({ entry }) => entry.content)).toEqual(
      Array.from({ length: 20 }, (_, n) => `refused ${n}`).reverse(),
    )
  })

  it('say which device they came from, whatever became of its session', async () => {
    const [me, other] = await twoDevices()
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.5 Mobile/15E148 Safari/604.1' }
    const laptop = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
    const answer = await other.post({ content: 'on the way' }, phone)
    const { _id } = answer.json as Entry
    await other.call('POST /api/auth/logout')
    await me.post({ _id, content: 'at home', device: 'a lie' }, laptop)
    const stale = { _id, content: 'too late', updatedAt: inMs(-1e9) }
    await me.syncCall({ entries: [stale], headers: phone })
    await me.update(_id, { content: 'by a program' })
    const revisions = await me.revisions(_id)
    expect(revisions.map(({ entry, refused }) => [entry.content, entry.device, refused])).toEqual([
      ['at home', 'Firefox on Linux', undefined],
      ['too late', 'Safari on iPhone', true],
      ['on the way', 'Safari on iPhone', undefined],
    ])
    const [current] = await me.list()
    expect(current).not.toHaveProperty('device')
    const restore = `POST /api/journal/${_id}/revisions/${revisions[1]?.rev}/restore`
    const restored = await me.call(restore, undefined, laptop)
    expect(restored.json).toMatchObject({ content: 'too late', device: 'Firefox on Linux' })
  })

  it('are listed however many there are', async () => {
    const [me] = await twoDevices()
    const { _id } = await me.create({ content: 'version 0' })
    for (let n = 1; n <= 120; n += 1) {
      now += 10 * 60_000
      await me.update(_id, { content: `version ${n}` })
    }
    const texts = Array.from({ length: 120 }, (_, n) => `version ${n}`).reverse()
    expect(await me.earlier(_id)).toEqual(texts)
  })
})
