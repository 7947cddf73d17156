import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { parsePrometheus } from '#http/testing/prometheus-text.ts'
import { type RunningApp, runApp, runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { openGate } from '#testing/gate.ts'

const METRICS_TOKEN = 'a-token-for-whoever-runs-this'
const HOUR_MS = 3_600_000

/** Takes the room from the storage, as a full disk does, and gives it back. */
const fullDisk = {
  async sqlite({ database }: RunningApp) {
    const pragma = (text: string) => database.write((trx) => sql.raw(text).execute(trx))
    // It can't be lower than what is there: no page comes on top.
    await pragma('pragma max_page_count = 1')
    const fill = (name: string) => {
      const row = { name, holder: '', held_until: 0 }
      return database.write((trx) => trx.insertInto('locks').values(row).execute())
    }
    const fillUp = async () => {
      for (let n = 0; n < 1000; n += 1) await fill(`z${n}`)
    }
    await expect(fillUp()).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    return () => pragma('pragma max_page_count = 1000000')
  },
  async postgres({ database }: RunningApp) {
    const run = (text: string) => database.write((trx) => sql.raw(text).execute(trx))
    await run(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    for (const table of ['entries', 'locks']) {
      await run(`create trigger no_room before insert on ${table} execute function no_room()`)
    }
    return () => run('drop function no_room cascade')
  },
}

describe.each(engines)('health on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('API-22 tells apart a process that lives and one that can be sent calls', async () => {
    const { port } = await runAppForTest(await databases.place())
    for (const path of ['/api/health', '/api/health/live', '/api/health/ready']) {
      const answer = await ask(port, `GET ${path}`)
      expect([answer.status, answer.json]).toEqual([200, { status: 'ok' }])
    }
  })

  it('API-22 API-23 a full disk: alive, not ready, saves are answered 507, and reads go through', async () => {
    let now = Date.now()
    const running = await runAppForTest(await databases.place(), {
      env: { METRICS_TOKEN },
      clock: () => now,
    })
    const { port, signUp } = running
    const { token } = await signUp()
    const json = { content: 'x'.repeat(20_000) }
    const free = await fullDisk[engine](running)
    // The session's last use is due to be written, too.
    now += 2 * HOUR_MS

    const saved = await ask(port, 'POST /api/journal', { token, json })
    expect([saved.status, saved.json]).toMatchObject([507, { code: 'disk_full' }])
    expect(saved.json).toMatchObject({ error: expect.stringContaining('disk is full') })
    expect(Number(saved.headers['retry-after'])).toBeGreaterThan(0)
    const ready = await ask(port, 'GET /api/health/ready')
    expect([ready.status, ready.json]).toMatchObject([503, { code: 'not_ready' }])
    expect(ready.json).toMatchObject({ error: expect.stringContaining('full') })
    expect((await ask(port, 'GET /api/health/live')).status).toBe(200)
    expect((await ask(port, 'GET /api/journal', { token })).status).toBe(200)
    const { text } = await ask(port, 'GET /metrics', { token: METRICS_TOKEN })
    const errors = parsePrometheus(text).get('daywell_storage_errors_total')?.samples
    const kinds = errors?.filter(({ value }) => value > 0).map(({ labels }) => labels.kind)
    expect(kinds).toEqual(['full'])

    await free()
    expect((await ask(port, 'POST /api/journal', { token, json })).status).toBe(201)
    const status = async () => (await ask(port, 'GET /api/health/ready')).status
    await expect.poll(status, { timeout: 20_000 }).toBe(200)
  })
})

describe('a PostgreSQL that takes no writes', { timeout: 60_000 }, () => {
  const databases = freshDatabases('postgres')

  it('API-22 is not ready while it is read-only', async () => {
    const place = await databases.place()
    const gate = await openGate(new URL(place.url ?? ''))
    const { port, database, stop } = await runApp({ ...place, url: gate.url })
    onTestFinished(async () => {
      await stop()
      await gate.shut()
    })
    const name = new URL(place.url ?? '').pathname.slice(1)
    await database.write((trx) =>
      sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(trx),
    )
    // New connections have the setting.
    gate.recover()
    const read = async () => (await ask(port, 'GET /api/health/ready')).json
    await expect.poll(read).toMatchObject({ error: expect.stringContaining('read-only') })
    expect((await ask(port, 'GET /api/health')).status).toBe(200)
  })

  it('API-22 API-24 that hangs is told of before its calls are given up', async () => {
    const place = await databases.place()
    const gate = await openGate(new URL(place.url ?? ''))
    const { port, database, stop } = await runApp({ ...place, url: gate.url })
    onTestFinished(async () => {
      gate.recover()
      await stop()
      await gate.shut()
    })
    await database.ping()
    gate.stall()
    let isGivenUp = false
    const call = database.ping().catch(() => {
      isGivenUp = true
    })
    const [health, ready, live] = await Promise.all(
      ['/api/health', '/api/health/ready', '/api/health/live'].map((path) =>
        ask(port, `GET ${path}`),
      ),
    )
    expect([health?.status, ready?.status, live?.status]).toEqual([503, 503, 200])
    expect(isGivenUp).toBe(false)
    gate.recover()
    await call
    const status = async () => (await ask(port, 'GET /api/health/ready')).status
    await expect.poll(status, { timeout: 20_000 }).toBe(200)
  })
})
