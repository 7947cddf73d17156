import type { Entry } from '@daywell/core/journal'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { type Device, device, inMs, tempId } from './testing/device.ts'

describe.each(engines)('entries on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp

  beforeAll(async () => {
    app = await runApp(await databases.place())
    return app.stop
  })

  const signUpDevice = async (): Promise<Device & { userId: string }> => {
    const { user, token } = await app.signUp()
    return { ...device(app.port, token), userId: user.id }
  }

  it('ENT-01 ENT-37 ENT-38 ENT-39 ENT-40 ENT-41 hold all that was sent, and what the server knows', async () => {
    const me = await signUpDevice()
    const sent = {
      title: 'A day',
      content: 'River and river and garden',
      prompt: 'What was it like?',
      createdAt: '2026-03-14T09:30:00.000Z',
      updatedAt: '2026-03-15T09:30:00.000Z',
      localDate: '2026-03-13',
      timeZone: 'America/New_York',
      mood: 'calm',
      tags: ['walks', 'river'],
      favorite: true,
      hideFromAssistant: true,
    } as const
    const { status, json } = await me.post({ ...sent, tags: [...sent.tags] })
    expect([status, json]).toEqual([
      201,
      {
        ...sent,
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        userId: me.userId,
        metadata: { wordCount: 5, keywords: ['river', 'garden'] },
      },
    ])
    expect(await me.list()).toEqual([json])
  })

  it('ENT-03 belong to the session’s person, whatever the body says', async () => {
    const [me, other] = [await signUpDevice(), await signUpDevice()]
    const entry = await me.create({ content: 'mine', userId: other.userId })
    expect(entry.userId).toBe(me.userId)
    expect(await other.list()).toEqual([])
  })

  it('ENT-10 are listed, newest first', async () => {
    const me = await signUpDevice()
    const days = ['2026-03-02', '2026-03-04', '2026-03-01', '2026-03-03', '2026-03-03']
    for (const day of days) await me.create({ content: day, createdAt: `${day}T10:00:00.000Z` })
    expect((await me.list()).map(({ content }) => content)).toEqual(days.toSorted().reverse())
  })

  it('ENT-10 are all listed, however long they are', async () => {
    const me = await signUpDevice()
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100_000))
    for (const content of texts) await me.create({ content })
    expect((await me.list()).map(({ content }) => content).sort()).toEqual(texts)
  })

  it('ENT-23 without a day have the writer’s local day of their creation', async () => {
    const me = await signUpDevice()
    const sent = { content: 'late at night', createdAt: '2026-03-14T23:30:00.000Z' }
    const days = [
      await me.post({ ...sent, timeZone: 'Asia/Tokyo' }),
      await me.post({ ...sent, timeZone: 'America/New_York' }),
      await me.post(sent, { 'time-zone': 'Asia/Tokyo' }),
      await me.post({ ...sent, localDate: '2026-03-01', timeZone: 'Asia/Tokyo' }),
    ].map(({ json }) => (json as Entry).localDate)
    expect(days).toEqual(['2026-03-15', '2026-03-14', '2026-03-15', '2026-03-01'])
  })

  it('ENT-11 that are new are answered 201 under an id of the server', async () => {
    const me = await signUpDevice()
    for (const _id of [undefined, tempId()]) {
      const { status, json } = await me.post({ content: 'new', ...(_id && { _id }) })
      expect([status, (json as Entry)._id]).toEqual([201, expect.stringMatching(/^[0-9a-f]{24}$/)])
    }
    expect(await me.list()).toHaveLength(2)
  })

  it('ENT-12 ENT-16 are updated by POST and by PUT, and answered', async () => {
    const me = await signUpDevice()
    const { _id } = await me.create({ content: 'first', updatedAt: inMs(-3000) })
    const posted = await me.post({ _id, content: 'second', updatedAt: inMs(-2000) })
    expect([posted.status, posted.json]).toMatchObject([200, { _id, content: 'second' }])
    const whole = { ...(posted.json as Entry), content: 'third', updatedAt: inMs(-1000) }
    const put = await me.put(_id, whole)
    expect([put.status, put.json]).toEqual([
      200,
      { ...whole, metadata: { wordCount: 1, keywords: ['third'] } },
    ])
    expect(await me.list()).toEqual([put.json])
  })

  it('ENT-13 that are created twice under one temp_ id are answered the second time and not made', async () => {
    const me = await signUpDevice()
    for (const stamp of [
      { updatedAt: inMs(-5000) },
      {},
      { updatedAt: '2099-01-01T00:00:00.000Z' },
    ]) {
      const sent = { _id: tempId(), content: 'once', ...stamp }
      const first = await me.post(sent)
      const second = await me.post(sent)
      expect([first.status, second.status]).toEqual([201, 200])
      expect(second.json).toEqual(first.json)
      await me.update((first.json as Entry)._id, { content: 'later' })
      const third = await me.post({ ...sent, updatedAt: inMs(-5000) })
      expect([third.status, third.json]).toMatchObject([200, { content: 'later' }])
      await me.remove((first.json as Entry)._id)
    }
    expect(await me.list()).toEqual([])
  })

  it('ENT-14 have the word count and keywords of the server', async () => {
    const me = await signUpDevice()
    const metadata = { wordCount: 999, keywords: ['invented'] }
    const entry = await me.create({ content: 'Two words', metadata })
    expect(entry.metadata).toEqual({ wordCount: 2, keywords: ['two', 'words'] })
    const updated = await me.update(entry._id, { content: 'Three short words', metadata })
    expect(updated.metadata.wordCount).toBe(3)
    const { entries } = await me.sync({
      entries: [{ ...updated, content: 'One', updatedAt: inMs(0) }],
    })
    expect(entries[0]?.metadata.wordCount).toBe(1)
  })

  it('ENT-15 of a device alone are refused', async () => {
    const me = await signUpDevice()
    const kept = { _id: 'local_65f2c3a0a1b2c3d4e5f60718', content: 'only here' }
    const answers = [
      await me.post(kept),
      await me.syncCall({ entries: [kept] }),
      await me.syncCall({ deleted: [kept._id] }),
    ]
    for (const { status, json } of answers) {
      expect([status, json]).toMatchObject([422, { code: 'invalid_input' }])
    }
    expect((await me.put(kept._id, { content: 'x' })).status).toBe(404)
    expect(await me.list()).toEqual([])
  })

  it('ENT-17 ENT-26 ENT-35 that are older than what is stored are refused, answered what is stored, and kept once', async () => {
    const me = await signUpDevice()
    const stored = await me.create({ content: 'stored', updatedAt: inMs(-1000) })
    const { _id } = stored
    for (const content of ['put', 'put', 'post', 'post', 'put']) {
      const older = { _id, content, updatedAt: inMs(-9000) }
      const answer = content === 'put' ? await me.put(_id, older) : await me.post(older)
      expect([answer.status, answer.json]).toEqual([
        409,
        { error: expect.any(String), code: 'stale', entry: stored },
      ])
    }
    expect(await me.list()).toEqual([stored])
    expect(new Set(await me.earlier(_id))).toEqual(new Set(['put', 'post']))
    const same = { content: 'again', updatedAt: inMs(-9000) }
    for (let n = 0; n < 3; n += 1) await me.put(_id, same)
    expect((await me.earlier(_id)).filter((text) => text === 'again')).toEqual(['again'])
  })

  it('ENT-18 are deleted', async () => {
    const me = await signUpDevice()
    const [one, two] = [await me.create({ content: 'one' }), await me.create({ content: 'two' })]
    const gone = await me.remove(one._id)
    expect([gone.status, gone.text]).toEqual([204, ''])
    expect(await me.list()).toEqual([two])
    expect((await me.remove(one._id)).status).toBe(404)
  })

  it('ENT-27 under an unprefixed id that the person does not have are answered 404 and not made', async () => {
    const me = await signUpDevice()
    for (const _id of ['65f2c3a0a1b2c3d4e5f60718', 'nobody-has-it', '1']) {
      const { status, json } = await me.post({ _id, content: 'x' })
      expect([status, json]).toMatchObject([404, { code: 'entry_not_found' }])
    }
    expect(await me.list()).toEqual([])
  })

  it('ENT-29 of the same moment change nothing when they say the same, and are stale when not', async () => {
    const me = await signUpDevice()
    const stored = await me.create({ content: 'words', updatedAt: inMs(-1000) })
    const same = await me.put(stored._id, stored)
    expect([same.status, same.json]).toEqual([200, stored])
    const posted = await me.post(stored)
    expect([posted.status, posted.json]).toEqual([200, stored])
    for (const other of [{ content: 'others' }, { mood: 'sad' as const }]) {
      const answer = await me.put(stored._id, { ...stored, ...other })
      expect([answer.status, answer.json]).toMatchObject([409, { code: 'stale', entry: stored }])
    }
    expect(await me.list()).toEqual([stored])
    expect(await me.earlier(stored._id)).toHaveLength(2)
  })

  it('ENT-30 that are created again with a newer text update the first', async () => {
    const me = await signUpDevice()
    const _id = tempId()
    const first = await me.create({ _id, content: 'first', updatedAt: inMs(-2000) })
    const again = await me.post({ _id, content: 'second', updatedAt: inMs(-1000) })
    expect([again.status, again.json]).toMatchObject([200, { _id: first._id, content: 'second' }])
    expect(await me.list()).toEqual([again.json])
    expect(await me.earlier(first._id)).toEqual(['first'])
  })

  it('ENT-31 under one temp_ id of two people are two', async () => {
    const [me, other, third] = [await signUpDevice(), await signUpDevice(), await signUpDevice()]
    const _id = tempId()
    // What someone else deleted under that id, before it ever arrived, is theirs alone.
    await third.sync({ deleted: [{ id: _id, deletedAt: inMs(0) }] })
    const [mine, theirs] = [
      await me.post({ _id, content: 'mine', updatedAt: inMs(-2000) }),
      await other.post({ _id, content: 'theirs', updatedAt: inMs(-2000) }),
    ]
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect([await me.list(), await other.list()]).toEqual([[mine.json], [theirs.json]])
    const [more, others] = [
      await me.post({ _id, content: 'mine, and more' }),
      await other.post({ _id, content: 'theirs, and more' }),
    ]
    expect([more.status, others.status]).toEqual([200, 200])
    expect([await me.list(), await other.list()]).toEqual([[more.json], [others.json]])
  })

  it('ENT-32 are known by their temp_ id after they were deleted, and not made again', async () => {
    const me = await signUpDevice()
    const sent = { _id: tempId(), content: 'words', updatedAt: inMs(-1000) }
    const { _id } = await me.create(sent)
    await me.remove(_id)
    const again = await me.post(sent)
    expect([again.status, again.json]).toMatchObject([404, { code: 'entry_not_found' }])
    const { ids, deleted } = await me.sync({ entries: [sent] })
    expect(ids).toEqual({ [sent._id]: _id })
    expect(deleted).toMatchObject([{ id: _id }])
    expect(await me.list()).toEqual([])
    const newer = await me.post({ ...sent, content: 'more words', updatedAt: inMs(1000) })
    expect([newer.status, newer.json]).toMatchObject([200, { _id, content: 'more words' }])
  })

  it('ENT-34 from a clock that is far ahead get the server’s time', async () => {
    const me = await signUpDevice()
    const before = Date.now()
    const ahead = inMs(24 * 60 * 60 * 1000)
    const entry = await me.create({
      content: 'from the future',
      updatedAt: ahead,
      createdAt: ahead,
    })
    const almost = inMs(4 * 60 * 1000)
    const near = await me.create({ content: 'almost on time', updatedAt: almost })
    for (const time of [entry.updatedAt, entry.createdAt].map(Date.parse)) {
      expect(time).toBeGreaterThanOrEqual(before)
      expect(time).toBeLessThanOrEqual(Date.now())
    }
    expect(near.updatedAt).toBe(almost)
    const updated = await me.update(entry._id, { content: 'again', updatedAt: ahead })
    expect(Date.parse(updated.updatedAt)).toBeLessThanOrEqual(Date.now())
  })

  it('ENT-36 have up to 250,000 characters, and are refused with more and never cut', async () => {
    const me = await signUpDevice()
    const longest = 'अ'.repeat(250_000)
    const entry = await me.create({ content: longest })
    expect(entry.content).toBe(longest)
    for (const answer of [
      await me.post({ content: `${longest}x` }),
      await me.put(entry._id, { content: `${longest}x` }),
      await me.syncCall({ entries: [{ content: `${longest}x` }] }),
    ]) {
      expect(answer.status).toBe(422)
    }
    expect((await me.list())[0]?.content).toBe(longest)
  })

  it('ENT-42 of a client that knows less than they hold are served by POST, PUT and sync, and keep the rest', async () => {
    const me = await signUpDevice()
    const zone = { 'time-zone': 'Asia/Tokyo' }
    const plain = {
      title: 'T',
      content: 'words',
      prompt: '',
      createdAt: '2026-03-14T23:30:00.000Z',
    }
    const { status, json } = await me.post(plain, zone)
    expect([status, json]).toMatchObject([
      201,
      {
        ...plain,
        localDate: '2026-03-15',
        timeZone: 'Asia/Tokyo',
        mood: null,
        tags: [],
        favorite: false,
        hideFromAssistant: false,
      },
    ])
    const { _id } = json as Entry
    const rich = { mood: 'happy', tags: ['a'], favorite: true, hideFromAssistant: true } as const
    await me.update(_id, { ...plain, ...rich, tags: ['a'], localDate: '2026-03-10' })
    const put = await me.update(_id, { ...plain, content: 'by put' })
    expect(put).toMatchObject({ ...rich, localDate: '2026-03-10', timeZone: 'Asia/Tokyo' })
    const { entries } = await me.sync({ entries: [{ _id, ...plain, content: 'by sync' }] })
    expect(entries).toMatchObject([{ ...rich, content: 'by sync', localDate: '2026-03-10' }])
  })

  it('ENT-24 are as many as a person writes', async () => {
    const me = await signUpDevice()
    const some = (from: number) =>
      Array.from({ length: 500 }, (_, n) => ({ _id: tempId(), content: `entry ${from + n}` }))
    for (const from of [0, 500]) await me.sync({ entries: some(from) })
    expect((await me.post({ content: 'one more' })).status).toBe(201)
    const all = await me.list()
    expect(new Set(all.map(({ content }) => content)).size).toBe(1001)
  })
})
