import type { Entry } from '@daywell/core/journal'
import { anEntry } from '@daywell/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { takeStamps } from '#stores/accounts/stamps.store.ts'
import { insertVersion, sealVersion } from '#stores/journal/entry-versions.store.ts'
import { closeUser, eraseUser } from '#stores/person-data/erasure.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { beginSession } from '#testing/people.ts'
import { exportService } from './export/export.service.ts'
import { journalService } from './journal/journal.service.ts'
import { jsonList } from './journal/json-pieces.ts'
import { NO_QUOTA } from './journal/testing/no-quota.ts'

const ENTRIES = 2_000
/** Two pages: a count of turns may move just before or just after a page. */
const MAX_ROWS_A_TURN = 100
const idOf = (n: number) => n.toString(16).padStart(24, '0')

describe.each(engines)('long reads on %s', { timeout: 120_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  let userId: string
  let token: string

  beforeAll(async () => {
    app = await runApp(await databases.place())
    const person = await app.signUp()
    ;[userId, token] = [person.user.id, person.token]
    await seed(app, userId, { count: ENTRIES, first: 0, content: (n) => `day ${n}` })
  }, 120_000)
  afterAll(() => app.stop())

  const services = () => {
    const { database, keyring } = app
    const parts = { database, keyring, clock: Date.now }
    return {
      exports: exportService({ ...parts, readPreferences: async () => ({}) as never }),
      journal: journalService({
        ...parts,
        quota: NO_QUOTA,
      }),
    }
  }

  it('SEC-70 an export gives others their turn after every page', async () => {
    const { pieces } = await services().exports.begin(
      { id: userId } as never,
      new AbortController().signal,
    )
    expect(await rowsATurn(pieces)).toEqual({ all: ENTRIES, longestRun: expect.toSatisfy(isPage) })
  })

  it('SEC-70 so do the list of entries and a first sync', async () => {
    const { journal } = services()
    const list = jsonList(await journal.list(userId))
    expect(await rowsATurn(list)).toEqual({ all: ENTRIES, longestRun: expect.toSatisfy(isPage) })
    const session = await beginSession(app.database, app.keyring, userId, 'a hash', Date.now())
    const writer = { userId, ...session, timeZone: 'UTC', device: undefined, level: undefined }
    const { signal: gone } = new AbortController()
    const sync = await journal.sync(writer, { body: { entries: [] }, lastSync: undefined, gone })
    expect(await rowsATurn(sync)).toEqual({ all: 500, longestRun: expect.toSatisfy(isPage) })
  })

  it('SEC-70 a page of long texts ends after few of them', async () => {
    const { user } = await app.signUp()
    const long = 'x'.repeat(100_000)
    await seed(app, user.id, { count: 7, first: ENTRIES, content: () => long })
    const { journal, exports } = services()
    const list = jsonList(await journal.list(user.id))
    const { pieces } = await exports.begin(user as never, new AbortController().signal)
    for (const read of [list, pieces]) {
      const lengths: number[] = []
      for await (const piece of read) lengths.push(Math.floor(piece.length / long.length))
      expect(lengths.filter((count) => count > 0)).toEqual([2, 2, 2, 1])
    }
  })

  it('SEC-70 a count reads no more than a page at once, and counts what it exports', async () => {
    const turns = turnsFromNow()
    const held = await services().exports.count({ id: userId } as never)
    expect(held).toMatchObject({ entries: ENTRIES, deleted: 0, revisions: 0 })
    expect(turns.end()).toBeGreaterThanOrEqual(ENTRIES / 1_000)
  })

  it('SEC-71 has two exports of a person under way and refuses a third, and no one else', async () => {
    const { exports } = services()
    const begin = (id: string) => exports.begin({ id } as never, leaving.signal)
    const leaving = new AbortController()
    const [first] = [await begin(userId), await begin(userId)]
    await expect(begin(userId)).rejects.toMatchObject({
      code: 'too_many_requests',
      extras: { retryAfter: 30 },
    })
    const other = await app.signUp()
    await begin(other.user.id)
    for await (const _ of first.pieces);
    await begin(userId)
    await expect(begin(userId)).rejects.toThrow()
    // Even before they took the first piece.
    leaving.abort()
    await begin(userId)
  })

  it('SEC-70 other calls are answered while an export is under way', async () => {
    const ends: string[] = []
    const get = async (path: string, name: string) => {
      const answer = await fetch(`${app.url}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      await answer.text()
      ends.push(name)
      return answer.status
    }
    const long = get('/api/export', 'long')
    for (let n = 0; n < 5; n += 1) expect(await get('/api/health', 'short')).toBe(200)
    expect(await long).toBe(200)
    expect(ends.slice(0, 3)).toEqual(['short', 'short', 'short'])
  })

  it('SEC-70 others have their turns while a large journal is deleted', async () => {
    const { database } = app
    const turns = turnsFromNow()
    await closeUser(database, userId, Date.now())
    await eraseUser(database, userId)
    expect(turns.end()).toBeGreaterThan(5)
    const left = await database.read.selectFrom('entries').select('id').limit(9).execute()
    expect(left, 'those of someone else').toHaveLength(7)
  })
})

const isPage = (rows: number) => rows > 0 && rows <= MAX_ROWS_A_TURN

/** Counts the turns of the event loop. */
function turnsFromNow() {
  let turns = 0
  const next = () => {
    turns += 1
    ticking = setImmediate(next)
  }
  let ticking = setImmediate(next)
  return {
    count: () => turns,
    end() {
      clearImmediate(ticking)
      return turns
    },
  }
}

/** How many entries came in all, and how many at most between two turns of the event loop. */
async function rowsATurn(pieces: AsyncIterable<string | Buffer>) {
  const turns = turnsFromNow()
  const rows = new Map<number, number>()
  for await (const piece of pieces) {
    const entries = piece.toString().match(/"_id":/g)?.length ?? 0
    rows.set(turns.count(), (rows.get(turns.count()) ?? 0) + entries)
  }
  turns.end()
  const each = [...rows.values()]
  return { all: each.reduce((sum, one) => sum + one, 0), longestRun: Math.max(...each) }
}

interface Seed {
  readonly count: number
  readonly first: number
  readonly content: (n: number) => string
}

async function seed({ database, keyring }: RunningApp, userId: string, of: Seed) {
  const end = of.first + of.count
  for (let from = of.first; from < end; from += 500)
    await database.write(async (trx) => {
      const key = await keyring.userKey(trx, userId)
      const stamps = await takeStamps(trx, { userId }, Date.now(), 500)
      for (let n = from; n < Math.min(end, from + 500); n += 1) {
        const entry: Entry = anEntry({ userId, _id: idOf(n), content: of.content(n) })
        await insertVersion(trx, sealVersion(key, entry), {
          changedAt: stamps.next(),
          sitting: '',
        })
      }
    })
}
