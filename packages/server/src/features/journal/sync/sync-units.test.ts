import { EventEmitter, once } from 'node:events'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import type { Session } from '@daywell/core/account'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Reader } from '#database/index.ts'
import { deleteEntryService } from '#features/journal/delete-entry.service.ts'
import { device, inMs, tempId } from '#features/journal/testing/device.ts'
import { NO_QUOTA } from '#features/journal/testing/no-quota.ts'
import type { Answer } from '#http/testing/answer.ts'
import { type RunningApp, runApp, signIn } from '#http/testing/running-app.ts'
import { readStorage } from '#stores/journal/storage-used.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { partsOf } from './sync-parts.ts'

const MAX_UNIT_BYTES = 100_000
const LONG = 'a long day '.repeat(3600)
const VERY_LONG = LONG.repeat(5)

it('SYNC-50 what an earlier entry of the same sync stores counts for the next one', () => {
  const tiny = { _id: 'one', content: 'x' }
  const entries = [{ _id: 'one', content: LONG }, tiny, tiny, tiny, { ...tiny, _id: 'other' }]
  const parts = partsOf({ entries }, new Map([['other', 1]]))
  expect(parts.map((part) => part.entries.map(({ at }) => at))).toEqual([
    [0, 1],
    [2, 3, 4],
  ])
})

describe.each(engines)('units of a sync on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  /** Of each call that the gate has let in. */
  const letIn = new EventEmitter()

  beforeAll(async () => {
    const prepare = (server: RunningApp['app']) =>
      server.addHook('preHandler', async ({ session }) => {
        letIn.emit(session?.sessionId ?? '')
      })
    app = await runApp(await databases.place(), { prepare })
    return app.stop
  })

  /** A person who has written much, and the bytes that each unit opens from now on. */
  const watched = async () => {
    const { user, token } = await app.signUp()
    const me = device(app.port, token)
    const entries = []
    for (let n = 0; n < 6; n += 1) entries.push(await me.create({ content: `${n} ${LONG}` }))
    const key = await app.keyring.userKey(app.database.read, user.id)
    const { write } = app.database
    const { open } = key
    const opened: number[] = []
    let isInUnit = false
    const units = vi.spyOn(app.database, 'write').mockImplementation((unit) =>
      write(async (trx) => {
        opened.push(0)
        isInUnit = true
        try {
          return await unit(trx)
        } finally {
          isInUnit = false
        }
      }),
    )
    const opens = vi.spyOn(key, 'open').mockImplementation((place, sealed) => {
      if (isInUnit) opened.push((opened.pop() ?? 0) + sealed.length)
      return open.call(key, place, sealed)
    })
    onTestFinished(() => {
      units.mockRestore()
      opens.mockRestore()
    })
    return { me, entries, opened }
  }

  it('SYNC-50 open little of what is stored, however little is sent', async () => {
    const { me, entries, opened } = await watched()
    await me.sync({
      entries: entries.map(({ _id }) => ({ _id, content: 'x', updatedAt: inMs(9) })),
    })
    expect(Math.max(...opened)).toBeLessThanOrEqual(MAX_UNIT_BYTES)
    expect(opened.filter((bytes) => bytes > 0)).toHaveLength(3)
  })

  it('SYNC-54 of one person take turns, and beyond ten that wait a sync is refused for now', async () => {
    const { token } = await app.signUp()
    const me = device(app.port, token)
    const entries = [{ content: 'a day' }]
    await me.sync({ entries })
    const { write } = app.database
    const held = Promise.withResolvers<void>()
    const units = vi.spyOn(app.database, 'write').mockImplementation(async (unit) => {
      await held.promise
      return write(unit)
    })
    onTestFinished(() => units.mockRestore())
    const calls = Array.from({ length: 14 }, () => me.syncCall({ entries }))
    const refused: Answer[] = []
    const allRefused = new Promise<void>((resolve) => {
      for (const call of calls)
        void call.then((answer) => {
          if (answer.status === 429 && refused.push(answer) === 3) resolve()
        })
    })
    await allRefused
    expect(refused[0]?.headers['retry-after']).toBe('5')
    expect(units.mock.calls).toHaveLength(1)
    held.resolve()
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(11)
  })

  /** Holds the first unit from now on; the others run. */
  const holdUnit = () => {
    const { write } = app.database
    const begun = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const units = vi.spyOn(app.database, 'write').mockImplementation(write)
    units.mockImplementationOnce(async (unit) => {
      begun.resolve()
      await held.promise
      return write(unit)
    })
    onTestFinished(() => units.mockRestore())
    return { begun: begun.promise, release: held.resolve }
  }
  const withTwoDevices = async () => {
    const { user, token } = await app.signUp()
    const otherToken = await signIn(app, user.id)
    const [me, other] = [device(app.port, token), device(app.port, otherToken)]
    const endOther = async () => {
      const { status } = await me.call('DELETE /api/auth/sessions')
      expect(status).toBe(204)
    }
    const sessions = (await other.call('GET /api/auth/sessions')).json as Session[]
    const otherId = sessions.find(({ current }) => current)?.id ?? ''
    return { me, other, otherId, otherToken, endOther }
  }

  it('SYNC-56 of a session that ended while its sync waited store and tell nothing', async () => {
    const { me, other, otherId, endOther } = await withTwoDevices()
    await me.create({ content: 'for my eyes' })
    const unit = holdUnit()
    const first = me.sync({ entries: [{ content: 'mine' }] })
    await unit.begun
    const hasComeIn = once(letIn, otherId)
    const waiting = other.syncCall({ entries: [{ content: 'not mine' }] })
    await hasComeIn
    await endOther()
    unit.release()
    const answer = await waiting
    expect(answer).toMatchObject({ status: 401, json: { code: 'session_ended' } })
    expect(answer.text).not.toContain('for my eyes')
    await first
    const contents = (await me.list()).map(({ content }) => content)
    expect(contents.sort()).toEqual(['for my eyes', 'mine'])
  })

  it('SYNC-56 store nothing more once the session has ended between two of them', async () => {
    const { me, other, endOther } = await withTwoDevices()
    const { write } = app.database
    const units = vi.spyOn(app.database, 'write').mockImplementation(write)
    onTestFinished(() => units.mockRestore())
    units.mockImplementationOnce(async (unit) => {
      const result = await write(unit)
      await endOther()
      return result
    })
    const entries = [1, 2, 3].map((n) => ({ content: `${n} ${VERY_LONG}` }))
    expect(await other.syncCall({ entries })).toMatchObject({ status: 401 })
    expect(await me.list()).toHaveLength(1)
  })

  it('SYNC-56 are refused to a session that ended before a single save or deletion', async () => {
    const { me, other, otherId, endOther } = await withTwoDevices()
    const { _id } = await me.create({ content: 'a day' })
    const unit = holdUnit()
    const hasComeIn = once(letIn, otherId)
    const late = other.remove(_id)
    await Promise.all([hasComeIn, unit.begun])
    await endOther()
    unit.release()
    expect(await late).toMatchObject({ status: 401, json: { code: 'session_ended' } })
    expect(await me.list()).toHaveLength(1)
  })

  /** Sends a sync over a connection of its own, which can be cut. */
  const syncToCut = async (token: string, entries: unknown[]) => {
    const connected = once(app.app.server, 'connection')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const call = { method: 'POST', path: '/api/journal/sync', headers, agent: false }
    const outgoing = request({ host: '127.0.0.1', port: app.port, ...call })
    outgoing.on('error', () => {})
    outgoing.end(JSON.stringify({ entries }))
    const [socket] = (await connected) as [Socket]
    return async () => {
      const closed = once(socket, 'close')
      outgoing.destroy()
      await closed
    }
  }

  it('SYNC-57 of a device that went while its sync waited are not merged', async () => {
    const { me, otherToken, otherId } = await withTwoDevices()
    const unit = holdUnit()
    const first = me.sync({ entries: [{ content: 'the first' }] })
    await unit.begun
    const hasComeIn = once(letIn, otherId)
    const cut = await syncToCut(otherToken, [{ content: 'to be sent again' }])
    await hasComeIn
    await cut()
    const next = me.sync({ entries: [{ content: 'the next' }] })
    unit.release()
    await Promise.all([first, next])
    const contents = (await me.list()).map(({ content }) => content)
    expect(contents.sort()).toEqual(['the first', 'the next'])
  })

  it('SYNC-57 of a device that went end after the one under way', async () => {
    const { me, otherToken } = await withTwoDevices()
    const unit = holdUnit()
    const entries = [1, 2, 3].map((n) => ({ content: `${n} ${VERY_LONG}` }))
    const cut = await syncToCut(otherToken, entries)
    await unit.begun
    await cut()
    unit.release()
    // Waits until the other sync is over.
    await me.sync()
    expect(await me.list()).toHaveLength(1)
  })

  it('SYNC-51 open nothing for deletions, be they stale or not, nor for purges', async () => {
    const { me, entries, opened } = await watched()
    const ids = entries.map(({ _id }) => _id)
    const { syncedAt: since } = await me.sync()
    opened.length = 0
    await me.sync({ deleted: ids.map((id) => ({ id, deletedAt: inMs(-1e9) })), since })
    expect(await me.list()).toHaveLength(6)
    const answer = await me.sync({ since })
    const [one, ...others] = answer.entries
    const purge = { id: one?._id ?? '', deletedAt: inMs(0), revisions: 0 }
    const purged = [{ ...purge, seen: one?.updatedAt ?? '' }]
    await me.sync({ deleted: others.map(({ _id }) => _id), purged, since: answer.syncedAt })
    expect(await me.list()).toHaveLength(0)
    expect(await me.deleted()).toHaveLength(5)
    expect(opened.length).toBeGreaterThan(6)
    expect(Math.max(...opened)).toBe(0)
  })

  it('SYNC-52 take some versions at a time away when the days of an entry are over', async () => {
    const { user, token } = await app.signUp()
    const me = device(app.port, token)
    const { _id } = await me.create({ content: `0 ${VERY_LONG}` })
    for (let n = 1; n < 13; n += 1) await me.update(_id, { content: `${n} ${VERY_LONG}` })
    await me.remove(_id)
    const bytesIn = async (read: Reader) => {
      const bytes = sql<number | string>`coalesce(sum(length(sealed)), 0)`.as('bytes')
      const rows = read.selectFrom('revisions').select(bytes).where('entry_id', '=', _id)
      return Number((await rows.executeTakeFirstOrThrow()).bytes)
    }
    const left = [await bytesIn(app.database.read)]
    const write: typeof app.database.write = (unit) =>
      app.database.write(async (trx) => {
        const result = await unit(trx)
        left.push(await bytesIn(trx))
        return result
      })
    const clock = () => Date.now() + 31 * 24 * 60 * 60 * 1000
    const database = { ...app.database, write }
    await deleteEntryService({ ...app, database, clock, quota: NO_QUOTA }).purge()
    const gone = left.slice(1).map((bytes, n) => (left[n] ?? 0) - bytes)
    expect(left[0]).toBeGreaterThan(2_000_000)
    expect(left.at(-1)).toBe(0)
    expect(Math.max(...gone)).toBeLessThanOrEqual(1_000_000)
    const nothing = { entries: 0, entryBytes: 0, versionBytes: 0, mediaBytes: 0 }
    expect(await readStorage(app.database.read, user.id)).toEqual(nothing)
    expect((await me.sync()).deleted.map(({ id }) => id)).toEqual([_id])
  })

  /** An entry with many versions, and what a device says that has all of them. */
  const withVersions = async (count: number) => {
    const { user, token } = await app.signUp()
    const me = device(app.port, token)
    let entry = await me.create({ content: 'version 0' })
    for (let n = 1; n <= count; n += 1)
      entry = await me.update(entry._id, { content: `version ${n}` })
    const { syncedAt: since } = await me.sync()
    const purge = { id: entry._id, deletedAt: inMs(60_000), revisions: count }
    return { me, entry, user, since, purge: { ...purge, seen: entry.updatedAt } }
  }
  const versionsOf = async (read: Reader, id: string) => {
    const rows = read.selectFrom('revisions').select('id').where('entry_id', '=', id)
    return (await rows.execute()).length
  }
  /** How many versions each unit leaves, and something that happens after one of them. */
  const unitsOf = (id: string, then?: { after: number; act: () => Promise<unknown> }) => {
    const left: number[] = []
    const { write } = app.database
    const spy = vi.spyOn(app.database, 'write').mockImplementation(async (unit) => {
      const result = await write(async (trx) => {
        const done = await unit(trx)
        left.push(await versionsOf(trx, id))
        return done
      })
      if (left.length === then?.after) await then.act()
      return result
    })
    onTestFinished(() => spy.mockRestore())
    return left
  }

  it('SYNC-55 take a page of versions at a time away when a device purges an entry', async () => {
    const { me, entry, user, since, purge } = await withVersions(120)
    const left = unitsOf(entry._id)
    expect(await me.sync({ since, purged: [purge] })).not.toHaveProperty('unseen')
    expect(left).toEqual([70, 20, 0])
    expect([await me.list(), await me.deleted()]).toEqual([[], []])
    const nothing = { entries: 0, entryBytes: 0, versionBytes: 0, mediaBytes: 0 }
    expect(await readStorage(app.database.read, user.id)).toEqual(nothing)
  })

  it('SYNC-55 leave a version that comes between two units of a purge', async () => {
    const { me, entry, since, purge } = await withVersions(60)
    const stale = { content: 'from a device that was away', updatedAt: inMs(-1e9) }
    const left = unitsOf(entry._id, { after: 1, act: () => me.put(entry._id, stale) })
    const answer = await me.sync({ since, purged: [purge] })
    expect(answer.unseen).toEqual([entry._id])
    expect(left).toEqual([10, 11, 11])
    expect(await me.earlier(entry._id)).toContain(stale.content)
  })

  it('SYNC-55 ask for the versions anew where a purge was interrupted', async () => {
    const { me, entry, since, purge } = await withVersions(60)
    const crash = () => Promise.reject(new Error('interrupted'))
    unitsOf(entry._id, { after: 1, act: crash })
    expect((await me.syncCall({ since, purged: [purge] })).status).toBe(500)
    const answer = await me.sync({ since, purged: [purge] })
    expect(answer).toMatchObject({ unseen: [entry._id], entries: [{ _id: entry._id }] })
    expect(await me.earlier(entry._id)).toHaveLength(10)
    const again = { ...purge, revisions: 10 }
    const settled = await me.sync({ since: answer.syncedAt, purged: [again] })
    expect(settled).not.toHaveProperty('unseen')
    expect(await me.list()).toEqual([])
  })

  const addUnknown = async (userId: string, count: number) => {
    const rows = Array.from({ length: count }, (_, n) => ({
      user_id: userId,
      entry_id: `temp_${n}`,
      deleted_at: 1,
      changed_at: n + 1,
    }))
    for (let at = 0; at < rows.length; at += 2500) {
      const some = rows.slice(at, at + 2500)
      await app.database.write((trx) => trx.insertInto('tombstones').values(some).execute())
    }
  }

  it('SYNC-53 drop a page of older tombstones at a time', async () => {
    const { user, token } = await app.signUp()
    await addUnknown(user.id, 10_200)
    await device(app.port, token).sync({ deleted: [tempId()] })
    const { count } = await app.database.read
      .selectFrom('tombstones')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(10_201 - 50)
  })

  it('SYNC-53 keep the newest 10,000 tombstones of ids whose creates never came', async () => {
    const { user, token } = await app.signUp()
    const me = device(app.port, token)
    const { _id } = await me.create({ content: 'a day' })
    await me.remove(_id)
    const row = { user_id: user.id, deleted_at: 1, changed_at: 0 }
    const known = { ...row, entry_id: '0123456789abcdef01234567' }
    await app.database.write((trx) => trx.insertInto('tombstones').values(known).execute())
    await addUnknown(user.id, 10_000)
    const sent = [tempId(), tempId()]
    await me.sync({ deleted: sent })
    const kept = await app.database.read
      .selectFrom('tombstones')
      .select('entry_id')
      .where('user_id', '=', user.id)
      .orderBy('changed_at')
      .execute()
    const ids = kept.map(({ entry_id }) => entry_id)
    expect(ids).toHaveLength(10_001)
    expect(ids.slice(0, 2)).toEqual(['0123456789abcdef01234567', 'temp_2'])
    expect(ids.slice(-2)).toEqual(sent)
  })
})
