import { setImmediate as nextMacrotask } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database, Sealed } from '#database/index.ts'
import { type RunningApp, runApp, runAppForTest, signIn } from '#http/testing/running-app.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { rowsAfterUnits } from '#testing/rows-after-units.ts'
import { storedBytes } from '#testing/stored-bytes.ts'
import { deleteEntryService } from './delete-entry.service.ts'
import { device, tempId } from './testing/device.ts'
import { addMadeFrom } from './testing/made-from.ts'
import { NO_QUOTA } from './testing/no-quota.ts'

const DAY = 24 * 60 * 60 * 1000

describe.each(engines)('Recently deleted on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let place: FreshPlace
  let app: RunningApp
  let now = Date.now()
  const clock = () => now

  beforeAll(async () => {
    place = await databases.place()
    app = await runApp(place, { clock })
    return app.stop
  })

  const signUpDevice = async () => {
    const { user, token } = await app.signUp(now)
    return { ...device(app.port, token), userId: user.id }
  }
  const purge = () => deleteEntryService({ ...app, clock, quota: NO_QUOTA }).purge()
  const at = (ms: number) => new Date(now + ms).toISOString()

  it('SYNC-46 holds the deleted entries, the last deleted first', async () => {
    const me = await signUpDevice()
    const entries = []
    for (const content of ['one', 'two', 'three']) entries.push(await me.create({ content }))
    for (const { _id } of entries.slice(0, 2)) {
      now += 1000
      await me.remove(_id)
    }
    const [one, two, three] = entries
    expect(await me.deleted()).toEqual([
      { ...two, deletedAt: at(0) },
      { ...one, deletedAt: at(-1000) },
    ])
    expect(await me.list()).toEqual([three])
  })

  it('SYNC-47 gives an entry back with its revisions, and no older deletion takes it again', async () => {
    const me = await signUpDevice()
    const { _id } = await me.create({ content: 'first' })
    const second = await me.update(_id, { content: 'second' })
    now += 1000
    await me.remove(_id)
    const deletedAt = at(0)
    const { syncedAt: since } = await me.sync()
    const restored = await me.restore(_id)
    expect(restored).toEqual({ ...second, updatedAt: expect.any(String) })
    expect(Date.parse(restored.updatedAt)).toBeGreaterThan(Date.parse(deletedAt))
    expect(await me.list()).toEqual([restored])
    expect(await me.deleted()).toEqual([])
    expect(await me.earlier(_id)).toEqual(['first'])
    const { entries, deleted } = await me.sync({ since, deleted: [{ id: _id, deletedAt }] })
    expect([entries, deleted]).toEqual([[restored], []])
    for (const id of [_id, '65f2c3a0a1b2c3d4e5f60718', 'x']) {
      const answer = await me.call(`POST /api/journal/deleted/${id}/restore`)
      expect([answer.status, answer.json]).toMatchObject([404, { code: 'entry_not_found' }])
    }
  })

  /** The ciphertexts of an entry and its versions. */
  async function sealedOf(id: string): Promise<Buffer[]> {
    const { read } = app.database
    const entries = await read.selectFrom('entries').select('sealed').where('id', '=', id).execute()
    const versions = read.selectFrom('revisions').select('sealed').where('entry_id', '=', id)
    return [...entries, ...(await versions.execute())].map(({ sealed }) => Buffer.from(sealed))
  }

  /** Those of which the database, and on SQLite its files, still hold the bytes. */
  async function stillStored(sealed: readonly Buffer[]): Promise<Buffer[]> {
    // As the job does after every purge.
    await app.database.scrub()
    const bytes = await storedBytes(app.database, place)
    return sealed.filter((one) => bytes.includes(one))
  }

  it('SYNC-34 keeps words and revisions for 30 days, gives them back, and then holds nothing of them', async () => {
    const me = await signUpDevice()
    const rescued = await me.create({ content: 'a first rescue' })
    await me.update(rescued._id, { content: 'a rescue' })
    await me.remove(rescued._id)
    const { _id } = await me.create({ content: 'first words of the lighthouse' })
    await me.update(_id, { content: 'second words of the lighthouse' })
    await me.remove(_id)
    const rowsOf = async (table: 'entries' | 'revisions') =>
      (
        await app.database.read
          .selectFrom(table)
          .select('id')
          .where('user_id', '=', me.userId)
          .execute()
      ).length
    now += 30 * DAY - 1
    await purge()
    expect([await rowsOf('entries'), await rowsOf('revisions')]).toEqual([2, 2])
    const sealed = await sealedOf(_id)
    expect(sealed).toHaveLength(2)
    expect(await stillStored(sealed)).toEqual(sealed)
    const late = device(app.port, await signIn(app, me.userId, now))
    expect(await late.restore(rescued._id)).toMatchObject({ content: 'a rescue' })
    now += 1000
    expect(await purge()).toBeGreaterThan(0)
    expect([await rowsOf('entries'), await rowsOf('revisions')]).toEqual([1, 1])
    expect(await stillStored(sealed)).toEqual([])
    expect(await late.earlier(rescued._id)).toEqual(['a first rescue'])
    const again = { ...device(app.port, await signIn(app, me.userId, now)) }
    expect(await again.deleted()).toEqual([])
    expect((await again.call(`POST /api/journal/deleted/${_id}/restore`)).status).toBe(404)
    expect((await again.call(`GET /api/journal/${_id}/revisions`)).status).toBe(404)
  })

  it('SYNC-41 leaves a tombstone without words, which an old copy does not bring back to life', async () => {
    const me = await signUpDevice()
    const clientId = tempId()
    const entry = await me.create({ _id: clientId, content: 'the old copy' })
    now += 1000
    await me.remove(entry._id)
    const deletedAt = at(0)
    const sealed = await sealedOf(entry._id)
    expect(await stillStored(sealed)).toEqual(sealed)
    now += 31 * DAY
    await purge()
    const again = device(app.port, await signIn(app, me.userId, now))
    const tombstone = { id: entry._id, deletedAt }
    expect((await again.sync()).deleted).toEqual([tombstone])
    const { syncedAt: since } = await again.sync()
    for (const _id of [entry._id, clientId]) {
      const answer = await again.sync({ since, entries: [{ ...entry, _id, content: 'old words' }] })
      expect(answer).toMatchObject({ entries: [], deleted: [tombstone] })
      expect((await again.post({ ...entry, _id })).status).toBe(404)
    }
    expect(await again.list()).toEqual([])
    // SYNC-29: what it brought is kept, and has its days there from now on.
    expect(await again.deleted()).toMatchObject([{ _id: entry._id, content: 'old words' }])
    expect(await stillStored(sealed)).toEqual([])
    // What was written after the deletion does, under its id.
    const edit = { ...entry, _id: clientId, content: 'written since', updatedAt: at(-DAY) }
    const revived = await again.post(edit)
    expect([revived.status, revived.json]).toMatchObject([200, { _id: entry._id }])
    expect((await again.sync()).deleted).toEqual([])
    expect((await again.list()).map(({ content }) => content)).toEqual(['written since'])
  })

  it('ends by itself', async () => {
    const me = await signUpDevice()
    const { _id } = await me.create({ content: 'x' })
    await me.remove(_id)
    const later = now + 31 * DAY
    await runAppForTest(place, { clock: () => later, jobsAfter: 1 })
    const { read } = app.database
    const rows = () => read.selectFrom('entries').select('id').where('id', '=', _id).execute()
    while ((await rows()).length > 0) await nextMacrotask()
  })

  it('RUN-19 ends with the unit under way when the server stops', async () => {
    const own = await runAppForTest(await databases.place(), { clock })
    const { user } = await own.signUp()
    await addDeleted(own.database, user.id, 120)
    const stopping = new AbortController()
    const left = rowsAfterUnits(own.database, 'entries', () => stopping.abort())
    const { purge } = deleteEntryService({ ...own, clock, quota: NO_QUOTA })
    expect([await purge(stopping.signal), left]).toEqual([50, [70]])
    expect([await purge(), left]).toEqual([70, [70, 20, 0]])
  })

  it('SYNC-34 gives what was told late its 30 days too', async () => {
    const me = await signUpDevice()
    const { _id } = await me.create({
      content: 'x',
      updatedAt: at(-90 * DAY),
      createdAt: at(-90 * DAY),
    })
    await me.sync({ deleted: [{ id: _id, deletedAt: at(-60 * DAY) }] })
    await purge()
    expect(await me.deleted()).toMatchObject([{ _id }])
  })

  it('PRIV-49 drops the summaries and vectors made from an entry, whichever way it is deleted', async () => {
    const [me, other] = [await signUpDevice(), await signUpDevice()]
    const bystander = await other.create({ content: 'y' })
    await addMadeFrom(app, other.userId, bystander._id)
    for (const remove of [
      (id: string) => me.remove(id),
      (id: string) => me.sync({ deleted: [id] }),
      (id: string) => me.sync({ deleted: [{ id, deletedAt: at(0) }] }),
    ]) {
      const { _id } = await me.create({ content: 'x' })
      now += 1000
      await addMadeFrom(app, me.userId, _id)
      expect(await madeFrom(app, _id)).toEqual([1, 1, 1])
      await remove(_id)
      expect(await madeFrom(app, _id)).toEqual([0, 0, 0])
    }
    expect(await madeFrom(app, bystander._id)).toEqual([1, 1, 1])
  })
})

/** How many summaries, sources of them and vectors there are of an entry. */
async function madeFrom({ database: { read } }: RunningApp, id: string): Promise<number[]> {
  const summaries = read.selectFrom('summaries').select('id').where('period_start', '=', id)
  const sources = read.selectFrom('summary_sources').select('entry_id').where('entry_id', '=', id)
  const vectors = read.selectFrom('vectors').select('entry_id').where('entry_id', '=', id)
  const found = [await summaries.execute(), await sources.execute(), await vectors.execute()]
  return found.map((rows) => rows.length)
}

/** Entries whose 30 days are over. */
async function addDeleted(database: Database, userId: string, count: number): Promise<void> {
  const facts = { created_at: 1, updated_at: 1, deleted_at: 1, local_date: '2026-01-01' }
  const rows = Array.from({ length: count }, (_, n) => ({
    id: `gone ${n}`,
    user_id: userId,
    changed_at: n,
    word_count: 1,
    ...facts,
    sealed: Buffer.alloc(40) as Sealed<'entries'>,
  }))
  await database.write((trx) => trx.insertInto('entries').values(rows).execute())
}
