import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#database/index.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { rowsAfterUnits } from '#testing/rows-after-units.ts'
import { countAttempt, sweepAttempts, waitFor } from './recent-attempts.ts'

const start = Date.parse('2026-01-01T00:00:00Z')

describe.each(engines)('attempts on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let database: Database
  let names = 0

  beforeAll(async () => {
    database = await databases.open()
  })

  it('SEC-72 are swept a page at a time, so that others write in between', async () => {
    const own = await databases.open()
    const rows = Array.from({ length: 120 }, (_, n) => ({ key: `${n}`, times: '[]', until: 1 }))
    await own.write((trx) => trx.insertInto('limits').values(rows).execute())
    const left = rowsAfterUnits(own, 'limits')
    await sweepAttempts(own, start)
    expect(left).toEqual([70, 20, 0])
  })

  it('are never more than the limit in any 60 seconds, and go on as soon as was said', async () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 30 })
    const check = async (perMinute: number, waits: number[]) => {
      const limits = [{ key: `property-${names++}`, perMinute }]
      const counted: number[] = []
      let now = start
      for (const gap of waits) {
        now += gap
        const wait = await countAttempt(database, limits, now)
        const recent = counted.filter((time) => time > now - 60_000)
        expect(wait !== undefined).toBe(recent.length >= perMinute)
        if (wait === undefined) counted.push(now)
        else {
          expect(await waitFor(database.read, limits, now + wait - 1)).toBe(1)
          expect(await waitFor(database.read, limits, now + wait)).toBeUndefined()
        }
      }
    }
    await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 5 }), gaps, check), { numRuns: 30 })
  })

  it('are all counted when many come at once', async () => {
    const limits = [
      { key: 'crowd-account', perMinute: 10 },
      { key: 'crowd-address', perMinute: 100 },
    ]
    const waits = await Promise.all(
      Array.from({ length: 30 }, () => countAttempt(database, limits, start)),
    )
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(10)
  })

  it('SEC-20 that lie further ahead than a minute are not counted: the clock was set back', async () => {
    const limits = [{ key: 'set-back', perMinute: 3 }]
    for (let n = 0; n < 3; n += 1) await countAttempt(database, limits, start)
    expect(await waitFor(database.read, limits, start)).toBe(60_000)
    const [near, far] = [start - 60_000, start - 60_001]
    expect(await waitFor(database.read, limits, near)).toBe(120_000)
    expect(await waitFor(database.read, limits, far)).toBeUndefined()
    // What is counted by the clock as it is now counts, and nothing of before comes back with it.
    for (let n = 0; n < 3; n += 1) expect(await countAttempt(database, limits, far)).toBeUndefined()
    expect(await countAttempt(database, limits, far)).toBe(60_000)
    expect(await waitFor(database.read, limits, start)).toBeUndefined()
  })

  it('SEC-20 that lie further ahead than a clock can differ are swept away', async () => {
    await countAttempt(database, [{ key: 'ahead', perMinute: 3 }], start)
    await sweepAttempts(database, start - 60_000)
    const keys = async () =>
      (await database.read.selectFrom('limits').select('key').execute()).map(({ key }) => key)
    expect(await keys()).toContain('ahead')
    await sweepAttempts(database, start - 60_001)
    expect(await keys()).not.toContain('ahead')
  })

  it('leave nothing behind once they say nothing any more', async () => {
    await countAttempt(database, [{ key: 'old', perMinute: 3 }], start)
    await countAttempt(database, [{ key: 'new', perMinute: 3 }], start + 1)
    await sweepAttempts(database, start + 60_000)
    const left = await database.read.selectFrom('limits').select('key').execute()
    expect(left.map(({ key }) => key)).toContain('new')
    expect(left.map(({ key }) => key)).not.toContain('old')
  })
})
