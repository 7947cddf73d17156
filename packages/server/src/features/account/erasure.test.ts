import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Database, Reader } from '#database/index.ts'
import { revisionsService } from '#features/journal/revisions.service.ts'
import { NO_QUOTA } from '#features/journal/testing/no-quota.ts'
import { ask } from '#http/testing/ask.ts'
import { type RunningApp, runAppForTest } from '#http/testing/running-app.ts'
import { settingsFor, startServer } from '#http/testing/server-process.ts'
import { closeUser, eraseUser } from '#stores/person-data/erasure.store.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { addEverythingElse } from '#testing/person-with-everything.ts'
import { erasureService } from './erasure.service.ts'
import { logInAt, type Person, signUpAt } from './testing/people.ts'

const MAX_UNIT_ROWS = 50
const LARGE_ENTRY_BYTES = 100_000
const MAX_UNIT_BYTES = 256_000

describe.each(engines)('deleting an account on %s', { timeout: 120_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('PROF-23 takes few rows in each unit, whatever table the person has filled', async () => {
    const app = await runAppForTest(await databases.place())
    const leaving = await signUpAt(app.port)
    const staying = await signUpAt(app.port)
    for (const { user } of [leaving, staying]) await fill(app.database, user.id, 120)
    const { _id } = (await write(app.port, leaving.token)).json as { _id: string }
    await addEverythingElse(app, leaving.user.id, _id)
    const before = await allRows(app.database)
    const units = watchUnits(app.database, leaving.user.id)
    expect((await leave(app.port, leaving)).status).toBe(204)
    expect(Math.max(...units.map(({ rows }) => rows))).toBeLessThanOrEqual(MAX_UNIT_ROWS)
    expect(Math.max(...units.map(({ bytes }) => bytes))).toBeLessThanOrEqual(MAX_UNIT_BYTES)
    expect(await isAnywhere(app.database, leaving.user.id)).toBe(false)
    const after = await allRows(app.database)
    for (const table of FILLED) {
      const others = before[table]?.filter((row) => !row.includes(leaving.user.id))
      expect({ table, rows: after[table] }).toEqual({ table, rows: others })
    }
  })

  it('PROF-23 lets others write between two units', async () => {
    const app = await runAppForTest(await databases.place())
    const leaving = await signUpAt(app.port)
    const other = await signUpAt(app.port)
    await fill(app.database, leaving.user.id, 600)
    let isOver = false
    const left = leave(app.port, leaving).finally(() => {
      isOver = true
    })
    let written = 0
    while (!isOver) {
      const { status } = await write(app.port, other.token)
      expect(status).toBe(201)
      if (!isOver) written += 1
    }
    expect((await left).status).toBe(204)
    expect(written).toBeGreaterThan(20)
  })

  it('PROF-23 leaves nothing to use, find or read from its first unit on', async () => {
    const app = await runAppForTest(await databases.place())
    const { database, port } = app
    const person = await signUpAt(port)
    await write(port, person.token)
    await fill(database, person.user.id, 60)
    await closeUser(database, person.user.id, Date.now())
    app.keyring.forget(person.user.id)
    for (const what of ['POST /api/journal/sync', 'GET /api/journal', 'GET /api/export']) {
      expect({ what, ...(await statusOf(port, what, person)) }).toMatchObject({ what, status: 401 })
    }
    expect((await logInAt(port, person)).status).toBe(401)
    await expect(app.keyring.userKey(database.read, person.user.id)).rejects.toThrow()
    expect(await namesIn(database, person)).toEqual([])
    // What is left is of no one: the names are free, and the jobs stumble over nothing.
    const { email, username, displayName, password } = person
    const again = { email, username, displayName, password }
    expect((await ask(port, 'POST /api/auth/signup', { json: again })).status).toBe(201)
    await database.write((trx) => trx.updateTable('revisions').set({ digest: null }).execute())
    await digestAll(app)
  })

  it('PROF-24 is finished after a crash, and until then shows nothing', async () => {
    const place = await databases.place()
    const { person, database } = await killedWhileLeaving(place)
    const { id } = person.user
    expect(await rowsOf(database, id)).toMatchObject({ users: 1, user_keys: 0, sessions: 0 })
    expect(await rowsOf(database, id)).not.toMatchObject({ tombstones: 0 })
    expect(await namesIn(database, person)).toEqual([])
    const { port } = await runAppForTest(place)
    expect((await logInAt(port, person)).status).toBe(401)
    expect(await statusOf(port, 'POST /api/journal/sync', person)).toEqual({ status: 401 })

    await runAppForTest(place, { jobsAfter: 1, clock: inTwoMinutes })
    await expect.poll(() => isAnywhere(database, id), { timeout: 60_000 }).toBe(false)
  })

  it('PROF-24 PROF-25 is answered 204 although erasing fails, and finished by the job', async () => {
    const place = await databases.place()
    const { port, database } = await runAppForTest(place)
    const person = await signUpAt(port)
    const { id } = person.user
    await fill(database, id, 120)
    const failing = failErasing(database, id)
    const scrubbing = vi.spyOn(database, 'scrub').mockRejectedValue(new Error('the disk is gone'))
    expect((await leave(port, person)).status).toBe(204)
    failing.mockRestore()
    scrubbing.mockRestore()
    expect(await rowsOf(database, id)).toMatchObject({ users: 1, user_keys: 0, entries: 120 })
    await runAppForTest(place, { jobsAfter: 1, clock: inTwoMinutes })
    await expect.poll(() => isAnywhere(database, id), { timeout: 60_000 }).toBe(false)
  })

  it('PROF-25 is answered in time and when the server stops, however much is left', async () => {
    const { database, keyring, signUp } = await runAppForTest(await databases.place())
    const ids: string[] = []
    for (const isStopped of [false, true]) {
      const { id } = (await signUp()).user
      ids.push(id)
      await fill(database, id, 600)
      const erasure = erasureIn({ database, keyring }, isStopped ? 600_000 : 0)
      const answered = erasure.closeAndErase(id)
      if (isStopped) erasure.stopErasing()
      await answered
      expect(await rowsOf(database, id)).toMatchObject({ users: 1, user_keys: 0, tombstones: 600 })
    }
    await erasureIn({ database, keyring }).finishErasures(new AbortController().signal)
    for (const id of ids) expect(await isAnywhere(database, id)).toBe(false)
  })

  it('PROF-25 is answered 204 by a server that stops in the middle of it', async () => {
    const { app, port, database } = await runAppForTest(await databases.place())
    const person = await signUpAt(port)
    await fill(database, person.user.id, 600)
    const { reached, resume } = pauseErasing(database, person.user.id)
    const left = leave(port, person)
    await reached
    const closed = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    resume()
    expect((await left).status).toBe(204)
    await closed
    expect(await rowsOf(database, person.user.id)).toMatchObject({ users: 1, tombstones: 600 })
  })

  it('PROF-27 is left alone by the job of another process while it is under way', async () => {
    const place = await databases.place()
    const { database, keyring, signUp } = await runAppForTest(place)
    const { id } = (await signUp()).user
    await fill(database, id, 120)
    const { reached, resume } = pauseErasing(database, id)
    const left = erasureIn({ database, keyring }).closeAndErase(id)
    await reached
    const before = await rowsOf(database, id)
    const other = erasureIn({ database: await databases.open(place), keyring })
    await other.finishErasures(new AbortController().signal)
    expect(await rowsOf(database, id)).toEqual(before)
    resume()
    await left
    expect(await isAnywhere(database, id)).toBe(false)
  })

  it('PROF-27 that fails keeps no later one waiting', async () => {
    const { database, keyring, signUp } = await runAppForTest(await databases.place())
    const [first, second] = [(await signUp()).user.id, (await signUp()).user.id]
    for (const [n, id] of [first, second].entries()) {
      await fill(database, id, 60)
      await closeUser(database, id, n)
    }
    failErasing(database, first)
    const finished = erasureIn({ database, keyring }).finishErasures(new AbortController().signal)
    await expect(finished).rejects.toThrow('the disk is gone')
    expect(await isAnywhere(database, second)).toBe(false)
    expect(await rowsOf(database, first)).toMatchObject({ users: 1, entries: 60 })
  })

  it('PROF-24 is finished by two processes that meet at the same rows', async () => {
    const place = await databases.place()
    const { database, signUp } = await runAppForTest(place)
    const { id } = (await signUp()).user
    await fill(database, id, 300)
    await closeUser(database, id, Date.now())
    const other = await databases.open(place)
    await Promise.all([eraseUser(database, id), eraseUser(other, id)])
    expect(await isAnywhere(database, id)).toBe(false)
  })

  /** A server that dies in the middle of a deletion. */
  async function killedWhileLeaving(place: FreshPlace) {
    const server = startServer({ ...settingsFor(place), SEARCH_BY_MEANING: 'off' })
    const port = await server.ready
    const person = await signUpAt(port)
    await write(port, person.token)
    const database = await databases.open(place)
    await fill(database, person.user.id, 120)
    await addTombstones(database, person.user.id, 5_000)
    const left = leave(port, person).catch(() => undefined)
    const isClosed = async () => (await rowsOf(database, person.user.id)).user_keys === 0
    while (!(await isClosed()));
    server.signal('SIGKILL')
    await server.ended
    expect(await left).toBeUndefined()
    return { person, database }
  }
})

const leave = (port: number, { token }: Person) => ask(port, 'DELETE /api/auth/profile', { token })

const write = (port: number, token: string) =>
  ask(port, 'POST /api/journal', { token, json: { content: 'a day' } })

async function statusOf(port: number, what: string, { token }: Person) {
  const json = what.startsWith('POST') ? { entries: [] } : undefined
  return { status: (await ask(port, what, { token, json })).status }
}

function digestAll({ database, keyring }: RunningApp): Promise<void> {
  const parts = { database, keyring, clock: Date.now, quota: NO_QUOTA }
  return revisionsService(parts).digestAll(new AbortController().signal)
}

const FILLED = [
  'users',
  'user_keys',
  'sessions',
  'entries',
  'revisions',
  'corrections',
  'vectors',
  'summaries',
  'summary_sources',
  'client_ids',
  'tombstones',
  'push_told',
  'payment_events',
  'ended_sessions',
] as const

const inTwoMinutes = () => Date.now() + 120_000

function erasureIn(parts: Pick<RunningApp, 'database' | 'keyring'>, eraseBeforeAnswerMs?: number) {
  const others = {
    clock: Date.now,
    whenLeaving: async () => {},
    eraseMedia: async () => {},
    eraseFailed: () => {},
  }
  return erasureService({ ...parts, ...others }, eraseBeforeAnswerMs)
}

/** Lets every unit fail that takes a revision of the person away, the first that go. */
function failErasing(database: Database, userId: string) {
  const { write } = database
  const spy = vi.spyOn(database, 'write').mockImplementation((unit) =>
    write(async (trx) => {
      const before = await held(trx, userId, ['revisions'])
      const result = await unit(trx)
      const after = await held(trx, userId, ['revisions'])
      if (after.rows < before.rows) throw new Error('the disk is gone')
      return result
    }),
  )
  onTestFinished(() => spy.mockRestore())
  return spy
}

/** Lets the unit wait that comes after the first page of the person's revisions is erased. */
function pauseErasing(database: Database, userId: string) {
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const { promise: resumed, resolve: resume } = Promise.withResolvers<void>()
  const { write } = database
  let first: number | undefined
  const spy = vi.spyOn(database, 'write').mockImplementation(async (unit) => {
    const { rows } = await held(database.read, userId, ['revisions'])
    first ??= rows
    if (rows < first) {
      reach()
      await resumed
    }
    return write(unit)
  })
  onTestFinished(() => spy.mockRestore())
  return { reached, resume }
}

/** Rows of a person in every table that grows as they please; some are large. */
async function fill(database: Database, userId: string, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, n) => n)
  for (let at = 0; at < count; at += 100) {
    const some = numbers.slice(at, at + 100)
    await database.write(async (trx) => {
      for (const [table, rowOf] of Object.entries(rowsFor(userId))) {
        const rows = some.map((n) => ({ user_id: userId, ...rowOf(n) }))
        await trx
          .insertInto(table as (typeof FILLED)[number])
          .values(rows as never)
          .execute()
      }
    })
  }
}

function rowsFor(userId: string): Record<string, (n: number) => object> {
  const of = (n: number) => ({ id: `${userId}-${n}` })
  const entry = (n: number) => ({ entry_id: `${userId}-${n}` })
  const sealed = (n: number) => Buffer.alloc(n % 20 === 0 ? LARGE_ENTRY_BYTES : 40, 1)
  const [made, changed, small] = [{ created_at: 1 }, { updated_at: 1 }, { sealed: sealed(1) }]
  const dates = { changed_at: 1, deleted_at: null, local_date: '2026-01-01', word_count: 1 }
  const summary = { kind: 'weekly', state: '', ...made, ...small }
  return {
    entries: (n) => ({ ...of(n), ...made, ...changed, ...dates, sealed: sealed(n) }),
    revisions: (n) => ({ ...of(n), ...entry(n), ...changed, replaced_at: n, sealed: sealed(n) }),
    corrections: (n) => ({ ...of(n), ...entry(n), ...made, ...small }),
    vectors: (n) => ({ ...entry(n), model: 'm', ...changed, ...small }),
    summaries: (n) => ({ ...of(n), period_start: String(n), ...summary }),
    summary_sources: (n) => ({ summary_id: of(n).id, ...entry(n) }),
    client_ids: (n) => ({ client_id: of(n).id, ...entry(n), ...made }),
    tombstones: (n) => ({ entry_id: `gone ${n}`, deleted_at: 1, changed_at: n }),
    push_told: (n) => ({ key: `reminder ${n}`, told_at: n }),
    payment_events: (n) => ({ ...of(n), type: 'x', ...made, received_at: 1 }),
    ended_sessions: (n) => ({ token_hash: of(n).id, ended_at: n }),
  }
}

async function addTombstones(database: Database, userId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    user_id: userId,
    entry_id: `many ${n}`,
    deleted_at: 1,
    changed_at: n,
  }))
  for (let at = 0; at < rows.length; at += 2500) {
    const some = rows.slice(at, at + 2500)
    await database.write((trx) => trx.insertInto('tombstones').values(some).execute())
  }
}

/** How many rows of the person, and how many of their sealed bytes, each unit takes away. */
function watchUnits(database: Database, userId: string) {
  const gone: { rows: number; bytes: number }[] = []
  const { write } = database
  const spy = vi.spyOn(database, 'write').mockImplementation((unit) =>
    write(async (trx) => {
      const before = await held(trx, userId)
      const result = await unit(trx)
      const after = await held(trx, userId)
      gone.push({ rows: before.rows - after.rows, bytes: before.bytes - after.bytes })
      return result
    }),
  )
  onTestFinished(() => spy.mockRestore())
  return gone
}

async function held(
  read: Reader,
  userId: string,
  tables: readonly (typeof FILLED)[number][] = FILLED,
) {
  let [rows, bytes] = [0, 0]
  for (const table of tables) {
    const sizes = ['entries', 'revisions'].includes(table) ? sql`length(sealed)` : sql`0`
    const found = await sql<{ rows: number | string; bytes: number | string }>`
      select count(*) as rows, coalesce(sum(${sizes}), 0) as bytes from ${sql.table(table)}
      where ${sql.ref(table === 'users' ? 'id' : 'user_id')} = ${userId}`.execute(read)
    rows += Number(found.rows[0]?.rows)
    bytes += Number(found.rows[0]?.bytes)
  }
  return { rows, bytes }
}

async function rowsOf({ read }: Database, userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of FILLED) {
    const found = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(table)}
      where ${sql.ref(table === 'users' ? 'id' : 'user_id')} = ${userId}`.execute(read)
    counts[table] = Number(found.rows[0]?.count)
  }
  return counts
}

async function isAnywhere(database: Database, text: string): Promise<boolean> {
  return JSON.stringify(await allRows(database)).includes(text)
}

/** Which names of the person any row still holds. */
async function namesIn(database: Database, { email, username }: Person): Promise<string[]> {
  const all = JSON.stringify(await allRows(database))
  return [email, username].filter((name) => all.includes(name))
}
