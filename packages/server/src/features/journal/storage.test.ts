import { seededRandom } from '@daywell/core/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { type RunningApp, runApp, runAppForTest, signIn } from '#http/testing/running-app.ts'
import { readStorage, type StorageUsed } from '#stores/journal/storage-used.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { deleteEntryService } from './delete-entry.service.ts'
import { type Device, device, inMs, tempId } from './testing/device.ts'
import { NO_QUOTA } from './testing/no-quota.ts'
import { MAX_VERSIONS } from './version-limit.service.ts'

const MONTH = 31 * 24 * 60 * 60 * 1000

describe.each(engines)('storage on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  let now = Date.now()
  const clock = () => now

  beforeAll(async () => {
    app = await runApp(await databases.place(), { clock })
    return app.stop
  })

  const full = (text: string) => [507, { code: 'storage_full', error: expect.any(String) }, text]
  const said = ({ status, json }: Awaited<ReturnType<Device['call']>>, text: string) => [
    status,
    json,
    text,
  ]
  const limited = async (env: Record<string, string>) => {
    const running = await runAppForTest(await databases.place(), { env, clock })
    const { user, token } = await running.signUp(now)
    return { ...device(running.port, token), userId: user.id, app: running }
  }

  /** The same, as the rows themselves tell. */
  const counted = async (userId: string) => {
    const { rows } = await sql<Record<keyof StorageUsed, number | string>>`
      select
        (select count(*) from entries where user_id = ${userId} and deleted_at is null)
          as "entries",
        (select coalesce(sum(length(sealed)), 0) from entries
          where user_id = ${userId} and deleted_at is null) as "entryBytes",
        (select coalesce(sum(length(sealed)), 0) from entries
          where user_id = ${userId} and deleted_at is not null) +
        (select coalesce(sum(length(sealed)), 0) from revisions where user_id = ${userId})
          as "versionBytes",
        (select coalesce(sum(bytes), 0) from media where user_id = ${userId}) as "mediaBytes"`.execute(
      app.database.read,
    )
    return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([k, n]) => [k, Number(n)]))
  }

  it('ENT-46 is counted as it changes, whatever is done with entries', async () => {
    const { user, token } = await app.signUp(now)
    const me = device(app.port, token)
    const random = seededRandom(7)
    const ids: string[] = []
    const any = () => ids[Math.floor(random() * ids.length)] ?? ''
    const text = () => 'word '.repeat(1 + Math.floor(random() * 40)) + random()
    const at = (ms: number) => new Date(now + ms).toISOString()
    const acts: (() => Promise<unknown>)[] = [
      async () => ids.push((await me.create({ content: text(), updatedAt: at(0) }))._id),
      () => me.put(any(), { content: text(), updatedAt: at(0) }),
      () => me.syncCall({ entries: [{ _id: any(), content: text(), updatedAt: at(0) }] }),
      () => me.syncCall({ entries: [{ _id: any(), content: text(), updatedAt: at(-1e9) }] }),
      () => me.remove(any(), { 'deleted-at': at(0) }),
      () => me.syncCall({ deleted: [any()] }),
      () => me.call(`POST /api/journal/deleted/${any()}/restore`),
      () => me.syncCall({ entries: [{ _id: tempId(), content: text() }], deleted: [tempId()] }),
      async () => {
        const [entry] = await me.list()
        if (!entry) return
        const revisions = await me.revisions(entry._id)
        const { _id: id, updatedAt: seen } = entry
        const { syncedAt: since } = await me.sync()
        const purged = [{ id, deletedAt: at(0), revisions: revisions.length, seen }]
        await me.syncCall({ purged, since })
      },
      async () => {
        const revisions = await me.call(`GET /api/journal/${any()}/revisions`)
        const [first] = (revisions.status === 200 ? revisions.json : []) as { rev: string }[]
        if (first) await me.call(`POST /api/journal/${any()}/revisions/${first.rev}/restore`)
      },
    ]
    await acts[0]?.()
    for (let n = 0; n < 80; n += 1) {
      now += 1000
      await acts[Math.floor(random() * acts.length)]?.()
    }
    const { database } = app
    expect(await readStorage(database.read, user.id)).toEqual(await counted(user.id))
    now += MONTH
    await deleteEntryService({ ...app, clock, quota: NO_QUOTA }).purge()
    const after = await counted(user.id)
    expect(await readStorage(database.read, user.id)).toEqual(after)
    expect(after.entries).toBeGreaterThan(0)
  })

  it('ENT-45 ENT-47 that is full by number refuses a new entry, and takes it once one is deleted', async () => {
    const me = await limited({ QUOTA_ENTRIES: '2' })
    const one = await me.create({ content: 'one' })
    const two = { _id: tempId(), content: 'two' }
    const three = { _id: tempId(), content: 'three' }
    const answer = await me.sync({ entries: [two, three] })
    expect(answer.notStored).toEqual([{ at: 1, code: 'storage_full' }])
    expect(Object.keys(answer.ids)).toEqual([two._id])
    expect(said(await me.post(three), 'three')).toEqual(full('three'))
    // What is there can be written on, and deleted.
    await me.update(one._id, { content: 'one and more' })
    expect((await me.remove(one._id)).status).toBe(204)
    expect((await me.sync({ entries: [three] })).notStored).toBeUndefined()
    const deleted = `POST /api/journal/deleted/${one._id}/restore`
    expect(said(await me.call(deleted), 'one')).toEqual(full('one'))
  })

  it('ENT-45 that is full by size refuses what grows, and nothing of it is lost', async () => {
    const me = await limited({ QUOTA_ENTRY_MEGABYTES: '1' })
    const long = 'a long day '.repeat(20_000)
    const { _id } = await me.create({ content: long })
    for (const more of ['1', '2', '3']) await me.create({ content: `${more} ${long}` })
    const grown = { content: `${long} ${long.slice(0, 20_000)}` }
    const many = await Promise.all([1, 2, 3].map(() => me.post({ content: long.slice(0, 99_000) })))
    expect(many.map(({ status }) => status).sort()).toEqual([201, 507, 507])
    expect(said(await me.put(_id, grown), 'grown')).toEqual(full('grown'))
    expect((await me.list()).find((entry) => entry._id === _id)?.content).toBe(long)
    await me.update(_id, { content: 'a short day' })
  })

  it('ENT-45 ENT-51 that is full of versions refuses what would replace words, and takes what only adds', async () => {
    const me = await limited({ QUOTA_VERSION_MEGABYTES: '1' })
    const long = 'a long day '.repeat(20_000)
    const at = () => {
      now += 1000
      return new Date(now).toISOString()
    }
    const { _id } = await me.create({ content: `${long} 0`, updatedAt: at() })
    for (const n of [1, 2, 3, 4]) await me.update(_id, { content: `${long} ${n}`, updatedAt: at() })
    const refused = await me.put(_id, { content: `${long} 5`, updatedAt: at() })
    expect(said(refused, 'replaced')).toEqual(full('replaced'))
    const old = { _id, content: `${long} 6`, updatedAt: inMs(-1e9) }
    const { notStored } = await me.sync({ entries: [old] })
    expect(notStored).toEqual([{ at: 0, code: 'storage_full', quota: 'versions' }])
    await me.update(_id, { content: `${long} 4 and on`, updatedAt: at() })
    expect((await me.earlier(_id)).map((text) => text.at(-1))).toEqual(['3', '2', '1', '0'])
    expect((await me.remove(_id)).status).toBe(204)
    // Otherwise writing and deleting in turn would fill the disk.
    expect(said(await me.post({ content: 'new' }), 'new')).toEqual(full('new'))
  })

  it('QUOTA-01 that is full is refused with what is used, what is allowed and what to do', async () => {
    const saying = (words: RegExp) => [507, expect.stringMatching(words)]
    const said = ({ status, text }: Awaited<ReturnType<Device['call']>>) => [status, text]
    const long = 'a long day '.repeat(20_000)

    const few = await limited({ QUOTA_ENTRIES: '1' })
    await few.create({ content: 'one' })
    expect(said(await few.post({ content: 'two' }))).toEqual(
      saying(/Your journal has 1 of the 1 entries that this server allows\. Delete /),
    )

    const small = await limited({ QUOTA_ENTRY_MEGABYTES: '1' })
    for (const n of [1, 2, 3, 4]) await small.create({ content: `${n} ${long}` })
    expect(said(await small.post({ content: long }))).toEqual(
      saying(/Your entries use \d+\skB of the 1\sMB that this server allows\. Delete /),
    )

    const brief = await limited({ QUOTA_VERSION_MEGABYTES: '1' })
    const { _id } = await brief.create({ content: `${long} 0` })
    for (const n of [1, 2, 3, 4]) await brief.update(_id, { content: `${long} ${n}` })
    expect(said(await brief.put(_id, { content: `${long} 5` }))).toEqual(
      saying(/deleted entries use \d+\skB of the 1\sMB that this server allows\. Moving /),
    )
  })

  it('QUOTA-04 of one entry is at most 10,000 versions: what would replace words is refused, what adds is taken', async () => {
    const { token } = await app.signUp(now)
    const me = device(app.port, token)
    const { _id, userId } = await me.create({ content: 'the first words' })
    const other = await me.create({ content: 'another entry' })
    await me.update(_id, { content: 'quite different' })
    const [first] = await me.revisions(_id)
    const fill = (upTo: number) =>
      app.database.write((trx) =>
        sql`insert into revisions (id, user_id, entry_id, updated_at, replaced_at, sealed)
          with recursive n (n) as (select 2 union all select n + 1 from n where n < ${sql.lit(upTo)})
          select ${sql.lit(`${upTo}-`)} || n, ${userId}, ${_id}, 0, 0, sealed
          from n cross join (select sealed from revisions where id = ${first?.rev}) as s`.execute(
          trx,
        ),
      )
    await fill(MAX_VERSIONS - 1)
    await me.update(_id, { content: 'the last that replaces' })
    const refused = await me.put(_id, { content: 'one too many' })
    expect([refused.status, refused.text]).toEqual([507, expect.stringMatching(/10,000 earlier/)])
    const restored = await me.call(`POST /api/journal/${_id}/revisions/${first?.rev}/restore`)
    expect(restored.status).toBe(507)
    // In a sync, it holds up no other entry, and is counted nowhere.
    const before = await readStorage(app.database.read, userId)
    const sent = [
      { _id, content: 'one too many' },
      { ...other, content: 'another entry' },
    ]
    const { notStored } = await me.sync({ entries: sent })
    expect(notStored).toEqual([{ at: 0, code: 'storage_full', quota: 'versions' }])
    expect(await readStorage(app.database.read, userId)).toEqual(before)
    await me.update(_id, { content: 'the last that replaces, and more' })
    await me.update(other._id, { content: 'something else' })
    expect((await me.remove(_id)).status).toBe(204)
  })

  it('QUOTA-03 is told to the person, with what is allowed, and stays readable when it is full', async () => {
    const me = await limited({ QUOTA_ENTRIES: '1', QUOTA_VERSION_MEGABYTES: '0' })
    const use = async () => (await me.call('GET /api/journal/storage')).json
    const ofBytes = (used: number) => ({ used, allowed: 2_000_000_000 })
    const none = { used: 0, allowed: null }
    const ofMedia = { used: 0, allowed: 5_000_000_000 }
    expect(await use()).toEqual({
      entries: { used: 0, allowed: 1 },
      entryBytes: ofBytes(0),
      versionBytes: none,
      mediaBytes: ofMedia,
    })
    const { _id } = await me.create({ content: 'one' })
    const { entryBytes } = await readStorage(me.app.database.read, me.userId)
    expect((await me.post({ content: 'two' })).status).toBe(507)
    expect(await use()).toEqual({
      entries: { used: 1, allowed: 1 },
      entryBytes: ofBytes(entryBytes),
      versionBytes: none,
      mediaBytes: ofMedia,
    })
    expect((await me.call('GET /api/export')).status).toBe(200)
    expect((await me.remove(_id)).status).toBe(204)
    expect(await use()).toEqual({
      entries: { used: 0, allowed: 1 },
      entryBytes: ofBytes(0),
      versionBytes: { used: entryBytes, allowed: null },
      mediaBytes: ofMedia,
    })
  })

  it('ENT-50 that is full of versions says what makes room, and that does', async () => {
    const me = await limited({ QUOTA_VERSION_MEGABYTES: '1' })
    for (let n = 0; n < 5; n += 1) {
      const { _id } = await me.create({ content: 'a long day '.repeat(20_000) })
      expect((await me.remove(_id)).status).toBe(204)
    }
    const refused = await me.post({ content: 'new' })
    expect([refused.status, refused.text]).toEqual([507, expect.stringMatching(/after 30 days/)])
    now += MONTH
    await deleteEntryService({ ...me.app, clock, quota: NO_QUOTA }).purge()
    const again = device(me.app.port, await signIn(me.app, me.userId, now))
    await again.create({ content: 'new' })
  })

  it('ENT-51 that is full of versions has room at once when an entry moves to a device', async () => {
    const me = await limited({ QUOTA_VERSION_MEGABYTES: '1' })
    const long = 'a long day '.repeat(20_000)
    const at = () => {
      now += 1000
      return new Date(now).toISOString()
    }
    const { _id } = await me.create({ content: `${long} 0`, updatedAt: at() })
    let seen = ''
    for (const n of [1, 2, 3, 4]) {
      const entry = await me.update(_id, { content: `${long} ${n}`, updatedAt: at() })
      seen = entry.updatedAt
    }
    const other = await me.create({ content: `${long} a`, updatedAt: at() })
    const replaced = { content: `${long} b`, updatedAt: at() }
    expect(said(await me.put(other._id, replaced), 'replaced')).toEqual(full('replaced'))
    const { syncedAt: since } = await me.sync()
    const purged = [{ id: _id, deletedAt: at(), revisions: 4, seen }]
    expect(await me.sync({ since, purged })).not.toHaveProperty('unseen')
    await me.update(other._id, { ...replaced, updatedAt: at() })
  })

  it('ENT-49 is shown to the operator: bytes, entries, and how many people are near a quota', async () => {
    const env = { QUOTA_ENTRIES: '2', METRICS_TOKEN: 'a-token-for-metrics' }
    const me = await limited(env)
    const metrics = async () =>
      (await ask(me.app.port, 'GET /metrics', { token: env.METRICS_TOKEN })).text
    await me.create({ content: 'one' })
    await expect.poll(metrics).toMatch(/^daywell_people_near_storage_quota 0$/m)
    await me.create({ content: 'two' })
    const { entryBytes } = await readStorage(me.app.database.read, me.userId)
    // A reading that a busy machine is late with is left out of one answer.
    await expect.poll(metrics).toMatch(/^daywell_people_near_storage_quota 1$/m)
    await expect.poll(metrics).toMatch(/^daywell_stored_entries 2$/m)
    const bytes = `daywell_stored_bytes{kind="entries"} ${entryBytes}\n`
    await expect.poll(metrics).toContain(bytes)
  })

  it('of people who wrote before it was counted is counted when the database is migrated', async () => {
    const { user, token } = await app.signUp(now)
    const me = device(app.port, token)
    const { _id } = await me.create({ content: 'one' })
    await me.update(_id, { content: 'another' })
    await me.remove((await me.create({ content: 'gone' }))._id)
    const { database } = app
    const seed = await import('#database/migrations/0010-digests-and-storage.ts')
    const types = { text: 'text', integer: 'integer', bytes: 'bytes', strict: '' }
    const insert = seed.digestsAndStorage.statements(types).at(-1) ?? ''
    await database.write(async (trx) => {
      await sql`delete from storage_used`.execute(trx)
      await sql.raw(insert).execute(trx)
    })
    expect(await readStorage(database.read, user.id)).toEqual(await counted(user.id))
  })
})
