import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { openGate } from '#testing/gate.ts'
import { isOutOfReach, openDatabase } from './index.ts'
import { postgresPool } from './postgres/pool.ts'

describe('a PostgreSQL that goes away', () => {
  const databases = freshDatabases('postgres')

  async function behindGate() {
    const place = await databases.place()
    const gate = await openGate(new URL(place.url ?? ''))
    const database = await databases.open({ ...place, url: gate.url })
    return { place, gate, database }
  }

  const errorOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'no error',
      (error: unknown) => error,
    )

  it('is told apart from other errors, and used again once it is back', async () => {
    const { gate, database } = await behindGate()
    const read = () => database.read.selectFrom('meta').selectAll().execute()
    const write = (key: string) =>
      database.write((trx) => trx.insertInto('meta').values({ key, value: '' }).execute())
    await write('before')
    // Several idle connections break at once.
    await Promise.all([1, 2, 3, 4, 5].map(() => database.ping()))

    await gate.shut()
    for (const attempt of [database.ping, read, () => write('meanwhile')]) {
      expect(isOutOfReach(await errorOf(attempt()))).toBe(true)
    }

    await gate.reopen()
    await database.ping()
    await write('after')
    expect((await read()).map((row) => row.key).sort()).toEqual(['after', 'before'])
    await database.close()
    await gate.shut()
  })

  it('that breaks a unit off in the middle keeps none of it', async () => {
    const { gate, database } = await behindGate()
    const cutOff = database.write(async (trx) => {
      await trx.insertInto('meta').values({ key: 'half', value: '' }).execute()
      await gate.shut()
      await trx.insertInto('meta').values({ key: 'other half', value: '' }).execute()
    })
    expect(isOutOfReach(await errorOf(cutOff))).toBe(true)
    await gate.reopen()
    expect(await database.read.selectFrom('meta').selectAll().execute()).toEqual([])
    await database.close()
    await gate.shut()
  })

  it('that ends our connections one by one does not end us', async () => {
    const { place, gate, database } = await behindGate()
    await database.ping()
    const administrator = new pg.Client({ connectionString: place.url })
    await administrator.connect()
    const cutOff = database.write(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await administrator.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await trx.selectFrom('meta').selectAll().execute()
    })
    expect(isOutOfReach(await errorOf(cutOff))).toBe(true)
    await administrator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await administrator.end()
    await expect.poll(() => errorOf(database.ping())).toBe('no error')
    await database.close()
    await gate.shut()
  })

  it('that no longer answers is given up, and so is its connection', async () => {
    const { url = '' } = await databases.place()
    const pool = postgresPool(url, { connections: 1, answerTimeout: 100 })
    const first = await pool.connect()
    // Time passes for the first question alone: on a busy machine the last may take as long.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const asked = errorOf(first.query('select pg_sleep(600)', []))
    vi.advanceTimersByTime(100)
    const silent = await asked
    expect(isOutOfReach(silent)).toBe(true)
    expect(await errorOf(first.query('rollback', []))).toBe(silent)
    first.release()
    const second = await pool.connect()
    expect(await second.query('select 1 as one', [])).toMatchObject({ rows: [{ one: 1 }] })
    second.release()
    await pool.end()
  })

  it('stops the start with a sentence that names the setting', async () => {
    const { gate, database, place } = await behindGate()
    await database.close()
    await gate.shut()
    await expect(openDatabase({ ...place, url: gate.url })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('DATABASE_URL'),
    })
  })
})

describe('which errors mean out of reach', () => {
  const withCode = (code: string) => Object.assign(new Error(code), { code })

  it.each([
    'SQLITE_BUSY',
    'SQLITE_IOERR_WRITE',
    'SQLITE_FULL',
    'SQLITE_CANTOPEN',
    'ECONNREFUSED',
    '53300',
    '57P01',
    '57P03',
    '08006',
    '57014',
  ])('%s does', (code) => {
    expect(isOutOfReach(withCode(code))).toBe(true)
  })

  it.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', '23505', '42601', '22P02'])(
    '%s does not',
    (code) => {
      expect(isOutOfReach(withCode(code))).toBe(false)
    },
  )
})
