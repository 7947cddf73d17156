import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { settingsFor } from '#http/testing/server-process.ts'
import { refusalOf, startHere } from '#http/testing/start-here.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { startPgBouncer } from '../../../../../tools/setup/pgbouncer.mjs'
import { openDatabase } from '../index.ts'
import { postgresPool } from './pool.ts'

const SENTENCES = /^[A-Z][^\n]+\.$/

describe('behind PgBouncer in transaction mode', { timeout: 120_000 }, () => {
  const databases = freshDatabases('postgres', { hasTables: false })
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>
  const POOL_SIZE = 2

  beforeAll(async () => {
    pooler = await startPgBouncer(process.env.TEST_DATABASE_URL ?? '', { poolSize: POOL_SIZE })
  })
  afterAll(() => pooler.stop())

  /** A fresh database, seen through the pooler. */
  async function pooledPlace() {
    const place = await databases.place()
    const url = new URL(pooler.url)
    url.pathname = new URL(place.url ?? '').pathname
    return { ...place, url: url.toString(), directUrl: place.url ?? '' }
  }

  it('MANY-01 a server starts, migrates and saves with more connections than the pooler has', async () => {
    const { port } = await startHere(settingsFor(await pooledPlace()))
    const person = { email: 'ann@example.com', username: 'ann', displayName: 'Ann' }
    const signedUp = await ask(port, 'POST /api/auth/signup', {
      json: { ...person, password: 'nine quiet lanterns' },
    })
    expect(signedUp.status).toBe(201)
    const { token } = signedUp.json as { token: string }
    const saves = Array.from({ length: 40 }, (_, n) =>
      ask(port, 'POST /api/journal', { token, json: { content: `entry ${n}` } }),
    )
    expect(new Set((await Promise.all(saves)).map(({ status }) => status))).toEqual(new Set([201]))
    const { json } = await ask(port, 'GET /api/journal?limit=50', { token })
    expect(json).toHaveLength(40)
  })

  it('MANY-02 the limits of a unit end with it and hold for no one else', async () => {
    const place = await pooledPlace()
    const database = await openDatabase(place)
    onTestFinished(() => database.close())
    const timeouts = sql<{ statement: string; idle: string }>`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`
    const inUnit = await database.write((trx) => timeouts.execute(trx))
    expect(inUnit.rows).toEqual([{ statement: '15s', idle: '1min' }])
    const other = new pg.Client({ connectionString: place.url })
    await other.connect()
    onTestFinished(() => other.end())
    for (let n = 0; n < POOL_SIZE; n += 1) {
      const { rows } = await other.query('select current_setting($1) as set', ['statement_timeout'])
      expect(rows).toEqual([{ set: '0' }])
    }
  })

  it.each(['pooled', 'direct'])(
    'MANY-03 a read that takes too long is cancelled, %s',
    async (way) => {
      const { url, directUrl } = await pooledPlace()
      const pool = postgresPool(way === 'pooled' ? url : directUrl, {
        connections: 1,
        statementTimeout: 50,
      })
      onTestFinished(() => pool.end())
      const client = await pool.connect()
      // The server says so itself: nothing runs there any more.
      await expect(client.query('select pg_sleep(600)', [])).rejects.toMatchObject({
        code: '57014',
      })
      client.release()
      const next = await pool.connect()
      expect(await next.query('select 1 as one', [])).toMatchObject({ rows: [{ one: 1 }] })
      next.release()
    },
  )

  it('MANY-04 a database that the pooler does not know ends the start with a sentence', async () => {
    const place = await pooledPlace()
    const url = new URL(place.url)
    url.pathname = '/no_such_journal'
    const refusal = await refusalOf(settingsFor({ ...place, url: url.toString() }))
    expect(refusal).toMatch(SENTENCES)
    expect(refusal).toMatch(/Create the database, or check its name in DATABASE_URL/)
  })
})
