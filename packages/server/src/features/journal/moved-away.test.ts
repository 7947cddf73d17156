import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#database/index.ts'
import { type RunningApp, runApp, signIn } from '#http/testing/running-app.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { device, inMs, tempId } from './testing/device.ts'
import { addMadeFrom } from './testing/made-from.ts'

/** The tables with a column for the id of an entry, but for that of the ids themselves. */
async function tablesThatNameEntries({ engine, read }: Database): Promise<string[]> {
  const found =
    engine === 'sqlite'
      ? sql<{ name: string }>`
          select t.name from sqlite_master t join pragma_table_info(t.name) c
          where t.type = 'table' and c.name = 'entry_id'`
      : sql<{ name: string }>`
          select table_name as name from information_schema.columns
          where table_schema = current_schema() and column_name = 'entry_id'`
  const { rows } = await found.execute(read)
  return rows.map(({ name }) => name).filter((name) => name !== 'tombstones')
}

describe.each(engines)('an entry that moved to a device, on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp

  beforeAll(async () => {
    app = await runApp(await databases.place())
    return app.stop
  })

  const twoDevices = async () => {
    const { user, token } = await app.signUp()
    const other = await signIn(app, user.id)
    return { userId: user.id, me: device(app.port, token), other: device(app.port, other) }
  }
  /** In which tables something of an entry still is. */
  const tablesWith = async (id: string) => {
    const all = await allRows(app.database)
    return Object.keys(all).filter((name) => all[name]?.some((row) => row.includes(id)))
  }

  it('PRIV-48 leaves nothing of its words here but a tombstone, which reaches the others', async () => {
    const { me, other, userId } = await twoDevices()
    const sentId = tempId()
    const { _id } = await me.create({ _id: sentId, content: 'private, after all' })
    const shown = `![the lake](media:${'a1'.repeat(12)})`
    const last = await me.update(_id, { content: `more private, and longer ${shown}` })
    await addMadeFrom(app, userId, _id)
    const [{ syncedAt: since }, before] = [await me.sync(), await other.sync()]
    // Something of it is wherever anything of an entry can be: a table that is new has to be here.
    expect(await tablesWith(_id)).toEqual(
      expect.arrayContaining(['entries', ...(await tablesThatNameEntries(app.database))]),
    )
    const purged = [{ id: _id, deletedAt: inMs(0), revisions: 1, seen: last.updatedAt }]
    const answer = await me.sync({ since, purged })
    expect(answer).not.toHaveProperty('unseen')
    expect(await tablesWith(_id)).toEqual(['client_ids', 'tombstones'])
    expect([await me.deleted(), await me.list()]).toEqual([[], []])
    expect((await me.call(`GET /api/journal/${_id}/revisions`)).status).toBe(404)
    const told = await other.sync({ since: before.syncedAt })
    expect(told).toMatchObject({ entries: [], deleted: [{ id: _id }] })
    // Asking again changes nothing, under whichever id.
    for (const id of [_id, sentId]) {
      const again = await me.sync({
        since: answer.syncedAt,
        purged: [{ ...purged[0], id }] as never,
      })
      expect(again).not.toHaveProperty('unseen')
    }
    expect(await tablesWith(_id)).toEqual(['client_ids', 'tombstones'])
  })

  it('PRIV-48 takes its trash along, too, but no other words that are there', async () => {
    const { me, other } = await twoDevices()
    const entry = await me.create({ content: 'deleted, then brought here' })
    const { _id, updatedAt: seen } = entry
    await me.remove(_id)
    const purge = { id: _id, deletedAt: inMs(60_000), revisions: 0 }
    const { syncedAt } = await me.sync({ since: (await me.sync()).syncedAt, purged: [purge] })
    expect(await me.deleted()).toMatchObject([{ _id }])
    const first = await me.sync({ since: syncedAt, purged: [{ ...purge, seen }] })
    expect(await me.deleted()).toEqual([])
    expect(await tablesWith(_id)).toEqual(['tombstones'])
    await other.sync({ entries: [{ ...entry, content: 'came late', updatedAt: inMs(0) }] })
    const { syncedAt: since } = await me.sync({ since: first.syncedAt })
    expect(await me.sync({ since, purged: [{ ...purge, seen }] })).not.toHaveProperty('unseen')
    expect(await me.deleted()).toMatchObject([{ content: 'came late' }])
  })

  it('PRIV-48 stays until the device has all of its words', async () => {
    const { me, other } = await twoDevices()
    const { _id, updatedAt: first } = await me.create({ content: 'first' })
    let { syncedAt: since } = await me.sync()
    const purge = async (revisions: number, seen?: string) => {
      const one = { id: _id, deletedAt: inMs(60_000), revisions, ...(seen && { seen }) }
      const answer = await me.sync({ since, purged: [one] })
      since = answer.syncedAt
      return answer
    }
    // A device that can't name the current version is sent it.
    expect(await purge(0)).toMatchObject({ entries: [{ content: 'first' }], unseen: [_id] })
    const { updatedAt } = await other.update(_id, { content: 'from elsewhere' })
    const answer = await purge(0, first)
    expect(answer).toMatchObject({ entries: [{ content: 'from elsewhere' }], unseen: [_id] })
    expect((await purge(0, updatedAt)).unseen).toEqual([_id])
    expect(await me.list()).toMatchObject([{ content: 'from elsewhere' }])
    expect(await purge(1, updatedAt)).not.toHaveProperty('unseen')
    expect(await me.list()).toEqual([])
  })

  it('lives on where it was written on after it had moved', async () => {
    const { me, other } = await twoDevices()
    const { _id } = await me.create({ content: 'first' })
    const deletedAt = inMs(0)
    const { syncedAt: since } = await me.sync()
    await other.update(_id, { content: 'written on', updatedAt: inMs(1000) })
    const answer = await me.sync({ since, purged: [{ id: _id, deletedAt, revisions: 0 }] })
    expect(answer).not.toHaveProperty('unseen')
    expect(answer).toMatchObject({ entries: [{ content: 'written on' }], deleted: [] })
    expect(await me.earlier(_id)).toEqual(['first'])
  })

  it('and which is unknown here is settled', async () => {
    const { me } = await twoDevices()
    const ids = [tempId(), 'f'.repeat(24)]
    const purged = ids.map((id) => ({ id, deletedAt: inMs(0), revisions: 0 }))
    expect(await me.sync({ purged })).not.toHaveProperty('unseen')
  })
})
