import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { beginSession } from '#testing/people.ts'
import { journalService } from './journal.service.ts'
import { device, inMs } from './testing/device.ts'
import { NO_QUOTA } from './testing/no-quota.ts'

describe.each(engines)('refused versions on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp

  beforeAll(async () => {
    app = await runApp(await databases.place())
    return app.stop
  })

  const someone = async () => {
    const { user, token } = await app.signUp()
    return { ...device(app.port, token), userId: user.id }
  }
  const tooOld = (_id: string, from: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({
      _id,
      content: `old text ${from + n}`,
      updatedAt: inMs(-1e9 + from + n),
    }))
  const refusedOf = async (me: Awaited<ReturnType<typeof someone>>, id: string) =>
    (await me.revisions(id)).filter(({ refused }) => refused).map(({ entry }) => entry.content)

  it('ENT-44 are compared without opening any: a page of them opens what stands, once in each unit', async () => {
    const me = await someone()
    const { _id } = await me.create({ content: 'what stands' })
    await me.sync({ entries: tooOld(_id, 0, 50) })
    const key = await app.keyring.userKey(app.database.read, me.userId)
    const opens = vi.spyOn(key, 'open')
    const units = vi.spyOn(app.database, 'write')
    await me.sync({ entries: [...tooOld(_id, 0, 50), ...tooOld(_id, 50, 150)] })
    const [opened, written] = [opens.mock.calls.length, units.mock.calls.length]
    expect(written).toBe(200 / 10)
    // The answer shows what stands once more.
    expect(opened).toBeLessThanOrEqual(written + 1)
  })

  it('ENT-35 ENT-43 are kept up to 50 an entry, each once, and the sender is told of the others', async () => {
    const me = await someone()
    const { _id } = await me.create({ content: 'what stands' })
    const other = await me.create({ content: 'another entry' })
    const first = await me.sync({ entries: tooOld(_id, 0, 49) })
    expect(first.notStored).toBeUndefined()
    const again = await me.sync({ entries: [...tooOld(_id, 0, 49), ...tooOld(_id, 49, 3)] })
    const code = 'too_many_versions'
    expect(again.notStored).toEqual([
      { at: 50, code },
      { at: 51, code },
    ])
    expect(await refusedOf(me, _id)).toHaveLength(50)
    const [, one] = tooOld(_id, 50, 2)
    const answer = await me.put(_id, one ?? {})
    expect([answer.status, answer.json]).toMatchObject([409, { code }])
    const more = await me.sync({ entries: tooOld(other._id, 0, 1) })
    expect(more.notStored).toBeUndefined()
    // What stood, and what is newer, is not limited by it.
    await me.update(_id, { content: 'newer', updatedAt: inMs(1000) })
    expect(await me.earlier(_id)).toContain('what stands')
  })

  it('ENT-35 are kept wherever they differ in what a person can change', async () => {
    const me = await someone()
    const { _id } = await me.create({ content: 'what stands' })
    const old = { _id, content: 'old text', createdAt: inMs(-2e9), updatedAt: inMs(-1e9) }
    const changes = [
      ...[{}, { title: 'a title' }, { prompt: 'a prompt' }, { mood: 'calm' }, { favorite: true }],
      ...[{ tags: ['a'] }, { tags: ['b'] }, { hideFromAssistant: true }],
      ...[{ localDate: '2026-01-01' }, { timeZone: 'Asia/Tokyo' }, { createdAt: inMs(-3e9) }],
    ]
    const entries = changes.map((change) => ({ ...old, ...change }))
    for (let n = 0; n < 2; n += 1) await me.sync({ entries })
    expect(await refusedOf(me, _id)).toHaveLength(changes.length)
  })

  it('ENT-43 are not limited by the versions that once stood', async () => {
    const me = await someone()
    const { _id } = await me.create({ content: 'first', updatedAt: inMs(-1e8) })
    const newer = Array.from({ length: 55 }, (_, n) => `new text ${n}`)
    const entries = newer.map((content, n) => ({ _id, content, updatedAt: inMs(-1e7 + n) }))
    await me.sync({ entries })
    expect(await me.earlier(_id)).toHaveLength(55)
    const { notStored } = await me.sync({ entries: tooOld(_id, 0, 1) })
    expect(notStored).toBeUndefined()
    expect(await refusedOf(me, _id)).toEqual(['old text 0'])
  })

  it('ENT-43 of a deleted entry are limited as well', async () => {
    const me = await someone()
    const { _id } = await me.create({ content: 'what stood', updatedAt: inMs(-1000) })
    await me.remove(_id)
    const { notStored } = await me.sync({ entries: tooOld(_id, 0, 52) })
    expect(notStored?.map(({ at }) => at)).toEqual([50, 51])
    expect(await refusedOf(me, _id)).toHaveLength(50)
  })

  it('ENT-44 from before there were digests are not kept twice, and a job digests them', async () => {
    const me = await someone()
    const { _id } = await me.create({ content: 'what stands' })
    const sent = tooOld(_id, 0, 12)
    await me.sync({ entries: sent })
    const forget = () =>
      app.database.write((trx) =>
        trx.updateTable('revisions').set({ digest: null }).where('entry_id', '=', _id).execute(),
      )
    const undigested = async () =>
      (
        await app.database.read
          .selectFrom('revisions')
          .select('id')
          .where('entry_id', '=', _id)
          .where('digest', 'is', null)
          .execute()
      ).length
    await forget()
    await me.sync({ entries: sent.slice(0, 5) })
    expect([await undigested(), (await refusedOf(me, _id)).length]).toEqual([7, 12])
    await forget()
    const { revisions } = journalService({ ...app, ...parts })
    await revisions.digestAll(new AbortController().signal)
    expect(await undigested()).toBe(0)
    await me.sync({ entries: sent.map((one) => ({ ...one, updatedAt: inMs(-2e9) })) })
    expect(await refusedOf(me, _id)).toHaveLength(12)
  })

  it('of two people, and of two entries, have different digests for the same words', async () => {
    const [me, other] = [await someone(), await someone()]
    const ids = [
      (await me.create({ content: 'one' }))._id,
      (await me.create({ content: 'two' }))._id,
      (await other.create({ content: 'one' }))._id,
    ]
    const times = { createdAt: inMs(-2e9), updatedAt: inMs(-1e9) }
    const same = { content: 'the same words', localDate: '2026-01-01', ...times }
    for (const [n, _id] of ids.entries()) {
      await (n < 2 ? me : other).sync({ entries: [{ _id, ...same }] })
    }
    const rows = await app.database.read
      .selectFrom('revisions')
      .select('digest')
      .where('entry_id', 'in', ids)
      .where('refused', '=', 1)
      .execute()
    expect(new Set(rows.map(({ digest }) => digest?.toString('hex'))).size).toBe(3)
  })

  const parts = {
    clock: Date.now,
    quota: NO_QUOTA,
  }

  it('SYNC-48 of one person do not block other people, who write in between', async () => {
    const [me, other] = [await someone(), await someone()]
    const { _id } = await me.create({ content: 'what stands' })
    const journal = journalService({ ...app, ...parts })
    const from = { timeZone: 'UTC', device: undefined, level: undefined }
    const writerOf = async (userId: string) => {
      const session = await beginSession(app.database, app.keyring, userId, userId, Date.now())
      return { userId, ...session, ...from }
    }
    const [mine, theirs] = [await writerOf(me.userId), await writerOf(other.userId)]
    const units = vi.spyOn(app.database, 'write')
    const body = { entries: tooOld(_id, 0, 200) }
    const { signal: gone } = new AbortController()
    const syncing = journal.sync(mine, { body, lastSync: undefined, gone })
    let isOver = false
    const over = syncing.then(() => {
      isOver = true
    })
    await journal.save(theirs, { content: 'in between' })
    const begun = units.mock.calls.length
    expect(isOver).toBe(false)
    await over
    const all = units.mock.calls.length
    expect(all).toBe(200 / 10 + 1)
    expect(begun).toBeLessThan(all)
  })

  it('SYNC-48 that come again after a sync was cut off between two units change nothing', async () => {
    const me = await someone()
    const { _id } = await me.create({ content: 'what stands' })
    const entries = tooOld(_id, 0, 40)
    const { write } = app.database
    let units = 0
    const cut = vi.spyOn(app.database, 'write').mockImplementation((unit) => {
      units += 1
      return units === 2 ? Promise.reject(new Error('cut off')) : write(unit)
    })
    expect((await me.syncCall({ entries })).status).toBe(500)
    cut.mockRestore()
    expect(await refusedOf(me, _id)).toHaveLength(10)
    await me.sync({ entries })
    await me.sync({ entries })
    expect((await refusedOf(me, _id)).toReversed()).toEqual(entries.map(({ content }) => content))
  })
})
