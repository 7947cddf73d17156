import type { Entry } from '@daywell/core/journal'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { device, inMs, tempId } from './testing/device.ts'

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

  const somebody = async () => device(app.port, (await app.signUp()).token)

  it('come back exactly as they were written, from every list', async () => {
    const me = await somebody()
    for (const text of TEXTS) {
      const words = { title: text, content: text, prompt: text, tags: [text.trim()] }
      const { _id } = await me.create(words)
      await me.update(_id, { ...words, content: `${text}!` })
      const [revision] = await me.revisions(_id)
      expect(revision?.entry).toMatchObject(words)
      expect((await me.list())[0]).toMatchObject({ ...words, content: `${text}!` })
      await me.remove(_id)
      expect((await me.deleted())[0]).toMatchObject({ ...words, content: `${text}!` })
    }
  })

  it('with half a character or a NUL are refused, and nothing is stored', async () => {
    const me = await somebody()
    const { _id } = await me.create({ content: 'whole' })
    for (const content of ['a\ud83d', '\udc00b', 'a\0b']) {
      for (const answer of [
        await me.post({ content }),
        await me.put(_id, { content }),
        await me.syncCall({ entries: [{ content: 'fine' }, { content }] }),
      ]) {
        const what = 'Contains characters that cannot be stored'
        expect(answer.status).toBe(422)
        expect(Object.values((answer.json as { fields: object }).fields)).toEqual([what])
      }
    }
    expect((await me.list()).map(({ content }) => content)).toEqual(['whole'])
    expect(await me.earlier(_id)).toEqual([])
  })

  it('of long ago are taken as they are, and lose against what is newer', async () => {
    const me = await somebody()
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
    const me = await somebody()
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

  it('of a zone that nobody knows are of UTC', async () => {
    const me = await somebody()
    const entry = await me.create({ content: 'x', timeZone: 'Mars/Olympus' })
    expect(entry.timeZone).toBe('UTC')
    const other = await me.update(entry._id, { content: 'y', timeZone: 'Europe/Berlin' })
    expect(other.timeZone).toBe('Europe/Berlin')
  })

  it('under ids that nobody gives are found again under them', async () => {
    const me = await somebody()
    for (const _id of ['temp_', 'temp_%', '__proto__', 'constructor', 'x'.repeat(100), '../..']) {
      const sent = { _id, content: `from ${_id}`, updatedAt: inMs(-1000) }
      const { ids } = await me.sync({ entries: [sent] })
      expect(Object.keys(ids)).toEqual([_id])
      expect((await me.sync({ entries: [sent] })).ids).toEqual(ids)
    }
    expect(await me.list()).toHaveLength(6)
  })

  it('that come in one sync more than once are merged one after the other', async () => {
    const me = await somebody()
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
