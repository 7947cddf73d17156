import { type Entry, TEXT_MAX, TITLE_MAX } from '@daywell/core/journal'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { type Device, device, inMs, tempId } from './testing/device.ts'

const DAY = 24 * 60 * 60 * 1000

const TEXTS = [
  'שלום עולם, אני כותב מימין לשמאל',
  'مرحبا \u202bبالعالم\u202c كيف الحال؟',
  '👩‍👩‍👧‍👦🏳️‍🌈👍🏽 e\u0301 é \u200d\ufe0f',
  '"quotes" \\ back \u2028 line \u2029 paragraph \u0007 bell \t tab\r\n',
  '\ufeffa byte order mark, and \ufffd',
  '{"_id":"65f2c3a0a1b2c3d4e5f60718"},"]}',
  `'; drop table entries; --`,
  '今日はいい天気でした。𠮷野家 𝒜𝒷𝒸',
]

describe.each(engines)('odd entries on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp

  beforeAll(async () => {
    app = await runApp(await databases.place())
    return app.stop
  })

  const signUpDevice = async () => device(app.port, (await app.signUp()).token)

  it('come back exactly as they were written, from every list', async () => {
    const me = await signUpDevice()
    for (const text of TEXTS) {
      const words = { title: text, content: text, prompt: text, tags: [text.trim()] }
      const { _id } = await me.create(words)
      const later = { ...words, content: 'changed' }
      await me.update(_id, later)
      const [revision] = await me.revisions(_id)
      expect(revision?.entry).toMatchObject(words)
      expect((await me.list())[0]).toMatchObject(later)
      await me.remove(_id)
      expect((await me.deleted())[0]).toMatchObject(later)
    }
  })

  /** Every way in: a create, an update, and a sync that brings something good along. */
  const sendings = async (me: Device, _id: string, sent: object) => [
    await me.post({ content: 'x', ...sent }),
    await me.put(_id, { content: 'x', ...sent }),
    await me.syncCall({ entries: [{ content: 'fine' }, { content: 'x', ...sent }] }),
  ]

  it('with half a character or a NUL anywhere are refused, and nothing is stored', async () => {
    const me = await signUpDevice()
    const { _id } = await me.create({ content: 'whole' })
    const before = await allRows(app.database)
    for (const broken of ['a\ud83d', '\udc00b', 'a\0b']) {
      for (const sent of [
        ...[{ content: broken }, { title: broken }, { prompt: broken }, { tags: [broken] }],
        ...[{ _id: `temp_${broken}` }, { timeZone: broken }],
      ]) {
        for (const { status, json } of await sendings(me, _id, sent)) {
          expect([status, json]).toMatchObject([422, { code: 'invalid_input' }])
          const says = Object.values((json as { fields: object }).fields)
          expect(says).toEqual(['Contains characters we can’t store'])
        }
      }
      const deletion = await me.syncCall({ deleted: [`temp_${broken}`] })
      expect(deletion.status).toBe(422)
    }
    expect(await allRows(app.database)).toEqual(before)
  })

  it('with times and days that are none are refused, and nothing is stored', async () => {
    const me = await signUpDevice()
    const { _id } = await me.create({ content: 'whole' })
    const before = await allRows(app.database)
    for (const time of ['yesterday', '2026-02-30T00:00:00Z', '+010000-01-01T00:00:00Z', '', 12]) {
      for (const sent of [{ updatedAt: time }, { createdAt: time }, { localDate: time }]) {
        for (const { status, json } of await sendings(me, _id, sent)) {
          expect([status, json]).toMatchObject([422, { code: 'invalid_input' }])
        }
      }
      const deleted = [{ id: _id, deletedAt: time as string }]
      expect((await me.syncCall({ deleted })).status).toBe(422)
    }
    expect(await allRows(app.database)).toEqual(before)
  })

  it('at the limit of a field are taken whole, and over it refused and not cut', async () => {
    const me = await signUpDevice()
    const limits = { title: TITLE_MAX, prompt: 2000, content: TEXT_MAX }
    for (const [field, most] of Object.entries(limits)) {
      const longest = 'ש'.repeat(most)
      const entry = await me.create({ content: 'x', [field]: longest })
      expect(entry).toMatchObject({ [field]: longest })
      const before = await allRows(app.database)
      for (const { status, json } of await sendings(me, entry._id, { [field]: `${longest}x` })) {
        expect([status, json]).toMatchObject([422, { code: 'invalid_input' }])
      }
      expect(await allRows(app.database)).toEqual(before)
    }
  })

  it('under impossible ids in the path are answered 404', async () => {
    const me = await signUpDevice()
    await me.create({ content: 'whole' })
    const before = await allRows(app.database)
    const ids = ['%00', 'a%00b', '%F0%9F%91%8D', 'x'.repeat(101), '%20', 'local_1', 'temp_1', "'"]
    for (const id of ids) {
      for (const { status, json } of [
        await me.put(id, { content: 'x' }),
        await me.remove(id),
        await me.call(`GET /api/journal/${id}/revisions`),
        await me.call(`POST /api/journal/${id}/revisions/${id}/restore`),
        await me.call(`POST /api/journal/deleted/${id}/restore`),
      ]) {
        expect([id, status, (json as { error: string }).error]).toEqual([
          id,
          404,
          expect.stringMatching(/\w/),
        ])
      }
    }
    expect(await allRows(app.database)).toEqual(before)
  })

  it('of long ago are taken as they are, and lose against what is newer', async () => {
    const me = await signUpDevice()
    const long = '0001-01-01T00:00:00.000Z'
    const entry = await me.create({ content: 'long ago', createdAt: long, updatedAt: long })
    expect(entry).toMatchObject({ createdAt: long, updatedAt: long })
    const updated = await me.update(entry._id, { content: 'now' })
    expect(updated.createdAt).toBe(long)
    const stale = await me.put(entry._id, { content: 'later', updatedAt: '1999-01-01T00:00:00Z' })
    expect(stale.status).toBe(409)
    const away = await me.create({ content: 'x', createdAt: '2026-03-14T23:30:00+14:00' })
    expect(away.createdAt).toBe('2026-03-14T09:30:00.000Z')
  })

  it('of the future are dated now, and not anew each time', async () => {
    const me = await signUpDevice()
    const far = '9999-12-31T23:59:59.999Z'
    const sent = {
      _id: tempId(),
      content: 'words',
      createdAt: far,
      updatedAt: far,
      localDate: '9999-12-31',
      timeZone: 'Pacific/Kiritimati',
    }
    const first = await me.create(sent)
    expect(Date.parse(first.createdAt)).toBeLessThanOrEqual(Date.now())
    expect(first.localDate <= inMs(DAY).slice(0, 10)).toBe(true)
    expect((await me.post(sent)).json).toEqual(first)
    expect((await me.sync({ entries: [sent], deleted: [] })).entries).toEqual([first])
    expect(await me.earlier(first._id)).toEqual([])
    const { deleted } = await me.sync({ deleted: [{ id: first._id, deletedAt: far }] })
    expect(Date.parse(deleted[0]?.deletedAt ?? far)).toBeLessThanOrEqual(Date.now())
  })

  it('of an unknown zone are of UTC', async () => {
    const me = await signUpDevice()
    const entry = await me.create({ content: 'x', timeZone: 'Mars/Olympus' })
    expect(entry.timeZone).toBe('UTC')
    const other = await me.update(entry._id, { content: 'y', timeZone: 'Europe/Berlin' })
    expect(other.timeZone).toBe('Europe/Berlin')
  })

  it('under unusual ids are found again under them', async () => {
    const me = await signUpDevice()
    for (const _id of ['temp_', 'temp_%', '__proto__', 'constructor', 'x'.repeat(100), '../..']) {
      const sent = { _id, content: `from ${_id}`, updatedAt: inMs(-1000) }
      const { ids } = await me.sync({ entries: [sent] })
      expect(Object.keys(ids)).toEqual([_id])
      expect((await me.sync({ entries: [sent] })).ids).toEqual(ids)
    }
    expect(await me.list()).toHaveLength(6)
  })

  it('that come in one sync more than once are merged one after the other', async () => {
    const me = await signUpDevice()
    const _id = tempId()
    const { ids, entries, deleted } = await me.sync({
      entries: [
        { _id, content: 'second', updatedAt: inMs(-2000) },
        { _id, content: 'third', updatedAt: inMs(-1000) },
        { _id, content: 'first', updatedAt: inMs(-3000) },
      ],
    })
    expect(entries).toMatchObject([{ _id: ids[_id], content: 'third' }])
    expect(deleted).toEqual([])
    expect(new Set(await me.earlier(ids[_id] as string))).toEqual(new Set(['first', 'second']))
    const serverId = ids[_id] as string
    const both = await me.sync({
      entries: [
        { _id: serverId, content: 'fourth', updatedAt: inMs(-500) },
        { _id, content: 'fifth', updatedAt: inMs(-400) },
      ],
    })
    expect(both.entries).toMatchObject([{ _id: serverId, content: 'fifth' }])
    expect(await me.earlier(serverId)).toContain('fourth')
    const last = await me.sync({
      entries: [{ _id, content: 'sixth' } as Partial<Entry>],
      deleted: [_id, _id],
    })
    expect(last).toMatchObject({ entries: [], deleted: [{ id: ids[_id] }] })
  })
})
