import { chmod, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runAppForTest, signIn } from '#http/testing/running-app.ts'
import { settingsFor } from '#http/testing/server-process.ts'
import { admin } from '#testing/admin.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { administer } from './administer.ts'
import type { Verdict } from './checks/check.ts'

describe.each(engines)('the doctor on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  async function examine(place: FreshPlace, more: Record<string, string> = {}) {
    let stdout = ''
    const env = { ...settingsFor(place), PORT: '1', ...more }
    const printer = { out: (text: string) => (stdout += text), err: () => {} }
    const code = await administer(['doctor', '--json'], env, printer)
    const { checks } = JSON.parse(stdout) as { checks: Verdict[] }
    const found = (status: string) =>
      checks.filter((check) => check.status === status).map(({ name }) => name)
    return { code, checks, warnings: found('warning'), problems: found('problem') }
  }

  it('OPS-04 finds nothing wrong with a server that runs, and changes nothing', async () => {
    const place = await databases.place()
    const { port, database, signUp } = await runAppForTest(place)
    await signUp()
    const ready = { PORT: String(port) }
    // The health check of the server writes a row the first time.
    await examine(place, ready)
    const before = await allRows(database)
    const { code, checks, warnings } = await examine(place, ready)
    expect([code, warnings]).toEqual([0, []])
    expect(checks.map(({ name }) => name)).toEqual([
      ...['Settings', 'Database', 'Key', 'Disk', 'Clock', 'Server'],
    ])
    expect(checks.at(-1)?.found).toBe(`Daywell is ready at http://127.0.0.1:${port}.`)
    expect(await allRows(database)).toEqual(before)
    const { stdout } = await admin(place, 'doctor')
    expect(stdout).toMatch(/^ok {7}Database {2}(SQLite|PostgreSQL) \d+\.\d+.+ intact\.$/m)
  })

  it('OPS-04 names each problem with what to do, and ends with 2', async () => {
    const place = await databases.place()
    const { keyring, database, signUp } = await runAppForTest(place)
    const { user } = await signUp()
    await signIn({ keyring, database }, user.id, Date.now() + 3_600_000)
    const file = join(place.dataDir, 'secret.key')
    await rename(file, `${file}.away`)
    const lost = await examine(place, { PUBLIC_URL: 'http://127.0.0.1:1', SIGNUP: 'closed' })
    expect(lost).toMatchObject({
      code: 2,
      problems: ['Key', 'Clock'],
      warnings: ['Settings', 'Proxy'],
    })
    for (const { status, todo } of lost.checks) if (status === 'problem') expect(todo).toBeTruthy()
    await rename(`${file}.away`, file)
    await chmod(file, 0o644)
    expect((await examine(place)).problems).toEqual(['Clock'])
    expect(await examine(place, { PORT: 'many' })).toMatchObject({
      code: 2,
      checks: [{ name: 'Settings', status: 'problem', found: expect.stringContaining('PORT') }],
    })
  })

  it('OPS-04 says what is wrong where no database is there', async () => {
    const url = engine === 'postgres' ? 'postgres://postgres@127.0.0.1:1/none' : undefined
    const { dataDir } = await databases.place()
    const place = { url, dataDir: engine === 'sqlite' ? join(dataDir, 'none') : dataDir }
    const { code, problems } = await examine(place)
    expect([code, problems.at(-1)]).toEqual([2, 'Database'])
  })
})
