import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Sealed } from '#database/index.ts'
import { device, inMs, tempId } from '#features/journal/testing/device.ts'
import { type RunningApp, runApp, signIn } from '#http/testing/running-app.ts'
import { allRows } from '#testing/all-rows.ts'
import { type Engine, engines, freshDatabases } from '#testing/fresh-databases.ts'

describe.each(engines)('a sync on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp

  beforeAll(async () => {
    app = await runApp(await databases.place())
    return app.stop
  })

  /** Two devices of one person. */
  const twoDevices = async () => {
    const { user, token } = await app.signUp()
    const other = await signIn(app, user.id)
    return [device(app.port, token), device(app.port, other)] as const
  }

  it('SYNC-16 takes entries and deletions, with a time or bare, and answers entries, deletions, the time and the ids', async () => {
    const [me] = await twoDevices()
    const old = { updatedAt: inMs(-60_000) }
    const one = await me.create({ content: 'one', ...old })
    const two = await me.create({ content: 'two', ...old })
    const _id = tempId()
    const before = Date.now()
    const answer = await me.syncCall({
      entries: [{ _id, content: 'three' }],
      deleted: [one._id, { id: two._id, deletedAt: '2099-01-01T00:00:00.000Z' }],
    })
    const json = answer.json as Awaited<ReturnType<typeof me.sync>>
    expect(json).toEqual({
      entries: [expect.objectContaining({ _id: json.ids[_id], content: 'three' })],
      deleted: [
        { id: one._id, deletedAt: expect.any(String) },
        { id: two._id, deletedAt: expect.any(String) },
      ],
      syncedAt: expect.any(String),
      ids: { [_id]: expect.stringMatching(/^[0-9a-f]{24}$/) },
    })
    for (const { deletedAt } of json.deleted) {
      expect(Date.parse(deletedAt)).toBeGreaterThanOrEqual(before)
      expect(Date.parse(deletedAt)).toBeLessThanOrEqual(Date.now())
    }
    expect((await me.sync({ entries: [] })).deleted).toEqual(json.deleted)
    expect((await me.call('POST /api/journal/sync', { entries: {} })).status).toBe(422)
  })

  it('SYNC-17 answers what changed since Last-Sync, after merging what came, and all of it without', async () => {
    const [me, other] = await twoDevices()
    await me.create({ content: 'one' })
    const { syncedAt: since } = await me.sync()
    expect(await me.sync({ since })).toMatchObject({ entries: [], deleted: [] })
    const two = await other.create({ content: 'two' })
    const sent = { _id: tempId(), content: 'three' }
    const answer = await me.sync({ since, entries: [sent] })
    expect(answer.entries).toMatchObject([two, { content: 'three' }])
    expect((await me.sync({ since: answer.syncedAt })).entries).toEqual([])
    const texts = (await other.sync()).entries.map(({ content }) => content)
    expect(texts).toEqual(['one', 'two', 'three'])
  })

  it('SYNC-19 brings deletions to other devices', async () => {
    const [me, other] = await twoDevices()
    const { _id } = await me.create({ content: 'one' })
    const { syncedAt: since } = await other.sync()
    await me.remove(_id)
    expect(await other.sync({ since })).toMatchObject({
      entries: [],
      deleted: [{ id: _id, deletedAt: expect.any(String) }],
    })
  })

  it('SYNC-20 looks at the entries that changed and at no other', async () => {
    const { user, token } = await app.signUp()
    const me = device(app.port, token)
    const entries = Array.from({ length: 10 }, (_, n) => ({ _id: tempId(), content: `${n}` }))
    const { syncedAt: since } = await me.sync({ entries })
    await addUnreadable(app, user.id, 2000)
    const changed = entries.map((entry) => ({ ...entry, content: `${entry.content}, changed` }))
    const answer = await me.sync({ since, entries: changed.slice(0, 5) })
    // Had it opened any of the others, there would be no answer.
    expect(answer.entries.map(({ content }) => content)).toEqual(
      changed.slice(0, 5).map(({ content }) => content),
    )
    expect(await planOfChanges(app, engine)).toMatch(BY_PERSON_AND_TIME)
  })

  it('SYNC-21 that is repeated changes nothing', async () => {
    const [me, other] = await twoDevices()
    const one = await me.create({ content: 'one', updatedAt: inMs(-9000) })
    const two = await me.create({ content: 'two', updatedAt: inMs(-9000) })
    const { syncedAt: since } = await me.sync()
    await other.update(two._id, { content: 'two, newer', updatedAt: inMs(-1000) })
    const deletedFirst = tempId()
    await me.sync({ since, deleted: [{ id: deletedFirst, deletedAt: inMs(-1000) }] })
    const sent = {
      since,
      entries: [
        { _id: deletedFirst, content: 'its words come late', updatedAt: inMs(-5000) },
        { _id: tempId(), content: 'three' },
        { _id: tempId(), content: 'four', updatedAt: '2099-01-01T00:00:00.000Z' },
        { _id: tempId(), content: 'five', updatedAt: inMs(-5000) },
        { ...two, content: 'two, older', updatedAt: inMs(-2000) },
        { _id: '65f2c3a0a1b2c3d4e5f60718', content: 'six', updatedAt: inMs(-5000) },
      ],
      deleted: [one._id, tempId(), { id: tempId(), deletedAt: inMs(-1000) }],
    }
    const first = await me.sync(sent)
    const before = await allRows(app.database)
    const second = await me.sync(sent)
    expect({ ...second, syncedAt: '' }).toEqual({ ...first, syncedAt: '' })
    const { users: _, ...rows } = await allRows(app.database)
    const { users: __, ...then } = before
    expect(rows).toEqual(then)
  })

  it('SYNC-15 SYNC-12 lets the newer version win and keeps the replaced one', async () => {
    const [me, other] = await twoDevices()
    const base = await me.create({ content: 'base', updatedAt: inMs(-9000) })
    const mine = { ...base, content: 'mine', updatedAt: inMs(-5000) }
    const theirs = { ...base, content: 'theirs', updatedAt: inMs(-4000) }
    await other.sync({ entries: [theirs] })
    const { entries } = await me.sync({ entries: [mine] })
    expect(entries).toMatchObject([{ content: 'theirs' }])
    expect(new Set(await me.earlier(base._id))).toEqual(new Set(['mine', 'base']))
    await me.sync({ entries: [{ ...base, content: 'last', updatedAt: inMs(-3000) }] })
    expect((await me.earlier(base._id))[0]).toBe('theirs')
  })

  it('SYNC-30 SYNC-31 of equally new versions keeps the server’s, and the other as a revision', async () => {
    const [me, other] = await twoDevices()
    const base = await me.create({ content: 'server', updatedAt: inMs(-9000) })
    const { syncedAt: since } = await other.sync()
    const sent = { entries: [{ ...base, content: 'device' }], since }
    // The device believes otherwise, so it is told although nothing has changed.
    expect((await other.sync(sent)).entries).toMatchObject([{ content: 'server' }])
    await other.sync(sent)
    expect(await me.earlier(base._id)).toEqual(['device'])
    expect((await me.list())[0]).toEqual(base)
  })

  it('SYNC-27 keeps the time at which a deletion was made', async () => {
    const [me, other] = await twoDevices()
    const { _id } = await me.create({ content: 'one', updatedAt: inMs(-90_000) })
    const deletedAt = inMs(-60_000)
    await me.sync({ deleted: [{ id: _id, deletedAt }] })
    expect((await other.sync()).deleted).toEqual([{ id: _id, deletedAt }])
    expect(await other.deleted()).toMatchObject([{ _id, content: 'one', deletedAt }])
  })

  it('SYNC-28 of an edit after the deletion revives the entry under its id', async () => {
    const [me, other] = await twoDevices()
    const one = await me.create({ content: 'one', updatedAt: inMs(-90_000) })
    await me.sync({ deleted: [{ id: one._id, deletedAt: inMs(-60_000) }] })
    const { syncedAt: since } = await me.sync()
    const edit = { ...one, content: 'edited', updatedAt: inMs(-30_000) }
    const answer = await other.sync({ entries: [edit] })
    expect(answer).toMatchObject({ entries: [{ _id: one._id, content: 'edited' }], deleted: [] })
    expect((await me.sync({ since })).entries).toMatchObject([{ content: 'edited' }])
    expect(await me.earlier(one._id)).toEqual(['one'])
    // The deletion comes once more, late: it is older than the edit.
    const late = await me.sync({
      since: (await me.sync()).syncedAt,
      deleted: [{ id: one._id, deletedAt: inMs(-60_000) }],
    })
    expect(late.entries).toMatchObject([{ content: 'edited' }])
    await me.remove(one._id)
    const put = await me.put(one._id, { ...edit, content: 'by put', updatedAt: inMs(1000) })
    expect([put.status, put.json]).toMatchObject([200, { content: 'by put' }])
  })

  it('SYNC-29 of an edit before the deletion leaves it deleted, and keeps the edit', async () => {
    const [me, other] = await twoDevices()
    const one = await me.create({ content: 'one', updatedAt: inMs(-90_000) })
    await me.sync({ deleted: [{ id: one._id, deletedAt: inMs(-30_000) }] })
    const { syncedAt: since } = await other.sync()
    const edit = { ...one, content: 'edited', updatedAt: inMs(-60_000) }
    for (let n = 0; n < 2; n += 1) {
      const answer = await other.sync({ since, entries: [edit] })
      expect(answer).toMatchObject({ entries: [], deleted: [{ id: one._id }] })
    }
    expect((await other.put(one._id, { ...edit, content: 'by put' })).status).toBe(404)
    expect(await me.list()).toEqual([])
    expect(await me.earlier(one._id)).toEqual(['by put', 'edited'])
    await me.restore(one._id)
    expect(await me.earlier(one._id)).toEqual(['by put', 'edited'])
  })

  it('SYNC-32 maps every temp_ id that it received', async () => {
    const [me] = await twoDevices()
    const [known, fresh, gone] = [tempId(), tempId(), tempId()]
    const first = await me.create({ _id: known, content: 'known' })
    const last = await me.create({ _id: gone, content: 'gone' })
    const { ids } = await me.sync({
      entries: [
        { _id: known, content: 'known' },
        { _id: fresh, content: 'fresh' },
      ],
      deleted: [gone],
    })
    const list = await me.list()
    const made = list.find(({ content }) => content === 'fresh')
    expect(ids).toEqual({ [known]: first._id, [fresh]: made?._id, [gone]: last._id })
    expect(list).toHaveLength(2)
  })

  it('SYNC-35 creates what it does not know under an unprefixed id, and maps it', async () => {
    const [me] = await twoDevices()
    const { token } = await app.signUp()
    const foreign = (await device(app.port, token).create({ content: 'not mine' }))._id
    for (const _id of ['65f2c3a0a1b2c3d4e5f60718', foreign]) {
      const sent = { _id, content: `from ${_id}` }
      const { ids, entries } = await me.sync({ entries: [sent] })
      expect(ids).toEqual({ [_id]: expect.stringMatching(/^[0-9a-f]{24}$/) })
      expect(entries.at(-1)).toMatchObject({ _id: ids[_id], content: sent.content })
      expect(ids[_id]).not.toBe(_id)
      expect((await me.sync({ entries: [sent] })).ids).toEqual(ids)
    }
    expect(await me.list()).toHaveLength(2)
    const { _id } = await me.create({ content: 'deleted' })
    await me.remove(_id)
    const old = { _id, content: 'an old copy', updatedAt: inMs(-60_000) }
    expect((await me.sync({ entries: [old] })).ids).toEqual({})
    expect(await me.list()).toHaveLength(2)
  })

  it('SYNC-38 remembers the deletion of a temp_ id whose create has not come', async () => {
    const [me] = await twoDevices()
    const [_id, other] = [tempId(), tempId()]
    const deletedAt = inMs(-5000)
    await me.sync({ deleted: [{ id: _id, deletedAt }, other] })
    const create = { _id, content: 'late', updatedAt: inMs(-9000) }
    expect((await me.post(create)).status).toBe(404)
    expect((await me.sync({ entries: [{ ...create, _id: other }] })).entries).toEqual([])
    expect(await me.list()).toEqual([])
    // Its words are under Recently deleted, as if they had come in time.
    expect(await me.deleted()).toMatchObject([{ content: 'late' }, { content: 'late', deletedAt }])
    const newer = await me.post({ ...create, content: 'after all', updatedAt: inMs(-1000) })
    expect([newer.status, newer.json]).toMatchObject([200, { content: 'after all' }])
    expect(await me.list()).toHaveLength(1)
  })

  it('SYNC-39 has a time that is now or later than the last, and grows', async () => {
    const [me, other] = await twoDevices()
    const before = Date.now()
    const brought = () => ({ entries: [{ _id: tempId(), content: 'a day' }] })
    const answers = await Promise.all([me, other, me, other, me].map((one) => one.sync(brought())))
    const times = answers.map(({ syncedAt }) => Date.parse(syncedAt))
    expect(new Set(times).size).toBe(5)
    for (const time of times) expect(time).toBeGreaterThanOrEqual(before)
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.now() + 5)
    const last = Math.max(...times)
    await app.database.write((trx) =>
      trx
        .updateTable('users')
        .set({ synced_at: last + 60_000 })
        .execute(),
    )
    expect(Date.parse((await me.sync(brought())).syncedAt)).toBe(last + 60_001)
  })

  it('SYNC-39 has the last time if it brings nothing, and then writes nothing', async () => {
    const [me, other] = await twoDevices()
    await me.create({ content: 'mine' })
    const { syncedAt } = await other.sync()
    const writes = vi.spyOn(app.database, 'write')
    const nothing = await other.sync({ since: syncedAt })
    expect(writes).not.toHaveBeenCalled()
    writes.mockRestore()
    expect(nothing).toMatchObject({ entries: [], deleted: [], ids: {}, syncedAt })
    await me.create({ content: 'later' })
    const { entries } = await other.sync({ since: nothing.syncedAt })
    expect(entries.map(({ content }) => content)).toEqual(['later'])
  })

  it('SYNC-39 does not send a device back that knows a later time than the database', async () => {
    const [me] = await twoDevices()
    await me.create({ content: 'before the backup' })
    const since = inMs(-1)
    await app.database.write((trx) => trx.updateTable('users').set({ synced_at: 1 }).execute())
    const { syncedAt } = await me.sync({ since })
    expect(Date.parse(syncedAt)).toBeGreaterThan(Date.parse(since))
  })

  it('SYNC-43 answers at most 500 entries, and says when there are more', async () => {
    const [me, other] = await twoDevices()
    const texts = Array.from({ length: 1001 }, (_, n) => `entry ${n}`)
    for (const from of [0, 500]) {
      const entries = texts.slice(from, from + 500).map((content) => ({ _id: tempId(), content }))
      await me.sync({ entries, since: inMs(0) })
    }
    await me.create({ content: texts.at(-1) as string })
    const pages = []
    let since: string | undefined
    for (;;) {
      const page = await other.sync({ since })
      pages.push(page.entries.map(({ content }) => content))
      since = page.syncedAt
      if (!page.more) break
    }
    expect(pages.map((page) => page.length)).toEqual([500, 500, 1])
    expect(pages.flat()).toEqual(texts)
  })

  it('pages deletions too, those without words among them', async () => {
    const [me, other] = await twoDevices()
    const ids = Array.from({ length: 750 }, tempId)
    const entries = ids.slice(0, 250).map((_id) => ({ _id, content: _id, updatedAt: inMs(-9000) }))
    const mapped = new Set(Object.values((await me.sync({ entries })).ids))
    for (const from of [0, 500]) await me.sync({ deleted: ids.slice(from, from + 500) })
    const found: string[] = []
    let since: string | undefined
    for (let more = true; more; ) {
      const page = await other.sync({ since })
      expect(page.deleted.length).toBeLessThanOrEqual(1000)
      found.push(...page.deleted.map(({ id }) => id))
      since = page.syncedAt
      more = page.more ?? false
    }
    expect(found.toSorted()).toEqual([...mapped, ...ids.slice(250)].toSorted())
    const { entries: none, deleted } = await other.sync({ since })
    expect([none, deleted]).toEqual([[], []])
  })

  it('SYNC-43 answers at most 2 MB, and never nothing', async () => {
    const [me, other] = await twoDevices()
    const contents = Array.from({ length: 4 }, (_, n) => `${n}${'अ'.repeat(249_000)}`)
    for (const content of contents) await me.create({ content })
    const found: string[] = []
    let since: string | undefined
    for (;;) {
      const { text, json } = await other.syncCall({ since })
      expect(Buffer.byteLength(text)).toBeLessThan(2_000_500)
      const page = json as Awaited<ReturnType<typeof other.sync>>
      expect(page.entries.length).toBeGreaterThan(0)
      found.push(...page.entries.map(({ content }) => content))
      since = page.syncedAt
      if (!page.more) break
    }
    expect(found).toEqual(contents)
  })

  it('of more than 500 entries or over its body limit is answered 413', async () => {
    const [me] = await twoDevices()
    const many = Array.from({ length: 501 }, () => ({ content: 'x' }))
    expect((await me.syncCall({ entries: many })).status).toBe(413)
    const large = Array.from({ length: 45 }, () => ({ content: 'x'.repeat(240_000) }))
    expect((await me.syncCall({ entries: large })).status).toBe(413)
    expect(await me.list()).toEqual([])
  })

  it('SYNC-45 that was made under another privacy level is refused, and nothing of it is stored', async () => {
    const [me] = await twoDevices()
    const kept = await me.create({ content: 'kept' })
    const preferences = (await me.call('GET /api/user/preferences')).json as {
      journalStyle: { privacyLevel: string }
    }
    const choose = async (privacyLevel: string) => {
      preferences.journalStyle.privacyLevel = privacyLevel
      const { version: _, ...all } = preferences as Record<string, unknown>
      expect((await me.call('POST /api/user/preferences', all)).status).toBe(200)
    }
    const sent = { entries: [{ _id: tempId(), content: 'words' }], deleted: [kept._id, tempId()] }
    const under = (level: string) => me.syncCall({ ...sent, headers: { 'privacy-level': level } })
    for (const [inForce, others] of [
      ['local', ['cloud', 'hybrid']],
      ['cloud', ['local', 'hybrid']],
    ] as const) {
      await choose(inForce)
      const before = await allRows(app.database)
      for (const level of others) {
        const { status, json } = await under(level)
        expect([status, json]).toMatchObject([409, { code: 'privacy_level_changed' }])
      }
      expect(await allRows(app.database)).toEqual(before)
    }
    expect((await under('cloud')).status).toBe(200)
    await choose('local')
    // Without a level nothing may be uploaded where nothing may leave the device.
    expect((await me.syncCall(sent)).status).toBe(409)
    expect((await under('local')).status).toBe(409)
    expect((await me.syncCall({ deleted: [kept._id] })).status).toBe(200)
  })
})

/** Entries that did not change, and that can't be opened. */
async function addUnreadable({ database }: RunningApp, user_id: string, count: number) {
  const sealed = Buffer.from('nobody can open this') as Sealed<'entries'>
  const facts = { user_id, created_at: 1, updated_at: 1, local_date: '', word_count: 0, sealed }
  await database.write(async (trx) => {
    for (let n = 0; n < count; n += 1) {
      await trx
        .insertInto('entries')
        .values({ id: `unreadable-${n}`, changed_at: n, ...facts })
        .execute()
    }
  })
}

/** By which index SQLite finds changes; a scan, or a sort of what was found, would be one more. */
const BY_PERSON_AND_TIME = /entries_user_changed(?: \(user_id=|[\s\S]*Index Cond: \(\(user_id = )/

/** How the database finds what changed; PostgreSQL would read a table of a few rows as a whole. */
async function planOfChanges({ database }: RunningApp, engine: Engine): Promise<string> {
  const changes = sql`select sealed from entries
    where user_id = 'x' and changed_at > 1 and changed_at <= 2 order by changed_at, id limit 20`
  if (engine === 'sqlite') {
    const { rows } = await sql<{ detail: string }>`explain query plan ${changes}`.execute(
      database.read,
    )
    return rows.map(({ detail }) => detail).join('\n')
  }
  return database.write(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${changes}`.execute(trx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}
