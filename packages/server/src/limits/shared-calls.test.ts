import { describe, expect, it } from 'vitest'
import type { Database } from '#database/index.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { sharedCalls } from './shared-calls.ts'

const START = Date.parse('2026-01-01T00:00:00Z')

describe.each(engines)(
  'calls counted by several processes on %s',
  { timeout: 60_000 },
  (engine) => {
    const databases = freshDatabases(engine)

    /** Two processes on one database, and how many units they wrote. */
    async function twoProcesses(perMinute: number) {
      const place = await databases.place()
      const opened = [await databases.open(place), await databases.open(place)]
      let units = 0
      const limits = opened.map((database) => {
        const write: Database['write'] = (unit) => {
          units += 1
          return database.write(unit)
        }
        return sharedCalls({ ...database, write }, 'calls', perMinute)
      })
      const call = async (process: number, now: number, who = 'ann') =>
        (await limits[process % 2]?.(who, now)) === undefined
      return { call, limits, units: () => units }
    }

    it('SEC-30 are as many as the limit in all, however they are spread', async () => {
      const { call, units } = await twoProcesses(600)
      let allowed = 0
      for (let n = 0; n < 700; n += 1) if (await call(n, START + n * 10)) allowed += 1
      expect(allowed).toBe(600)
      expect(await call(0, START + 7000, 'bob')).toBe(true)
      // A slice of what is left each: most calls write nothing.
      expect(units()).toBeLessThan(100)
    })

    it('MANY-08 of another kind are counted apart, for all processes as well', async () => {
      const place = await databases.place()
      const opened = [await databases.open(place), await databases.open(place)]
      const allowed = async (what: string) => {
        const limits = opened.map((database) => sharedCalls(database, what, 6))
        const calls = Array.from({ length: 20 }, (_, n) => limits[n % 2]?.('ann', START))
        return (await Promise.all(calls)).filter((refused) => refused === undefined).length
      }
      expect([await allowed('calls'), await allowed('hearing')]).toEqual([6, 6])
    })

    it('SEC-30 are never more in any 60 seconds, and go on when Retry-After says so', async () => {
      const { limits } = await twoProcesses(20)
      const made: number[] = []
      let now = START
      for (let n = 0; n < 150; n += 1) {
        now += (n * 7919) % 5000
        const refused = await limits[(n * 31) % 2]?.('ann', now)
        if (!refused) made.push(now)
        expect(made.filter((time) => time > now - 60_000).length).toBeLessThanOrEqual(20)
      }
      const waits = await Promise.all(limits.map((limit) => limit('ann', now)))
      const longest = Math.max(0, ...waits.map((wait) => wait?.retryAfter ?? 0))
      expect(await limits[0]?.('ann', now + longest * 1000 + 30_000)).toBeUndefined()
      expect(made.length).toBeGreaterThan(60)
    })

    it('SEC-30 that come at once in both are let through up to the limit', async () => {
      const { call } = await twoProcesses(50)
      const calls = Array.from({ length: 120 }, (_, n) => call(n, START))
      expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(50)
    })

    it('SEC-30 count where another process has not reported them yet', async () => {
      const { call } = await twoProcesses(20)
      expect(await call(0, START)).toBe(true)
      // From the slice that was leased before, which costs no write.
      expect(await call(0, START + 29_000)).toBe(true)
      let allowed = 0
      for (let n = 0; n < 20; n += 1) if (await call(1, START + 61_000)) allowed += 1
      expect(allowed).toBeGreaterThan(0)
      expect(allowed + 1).toBeLessThanOrEqual(20)
    })

    it('cost one write for a person who makes a few of them', async () => {
      const { call, units } = await twoProcesses(600)
      for (let n = 0; n < 30; n += 1) expect(await call(0, START + n * 900)).toBe(true)
      expect(units()).toBe(1)
    })

    it('that a process took along when it ended are free again after its time', async () => {
      const { call } = await twoProcesses(10)
      for (let n = 0; n < 4; n += 1) expect(await call(0, START)).toBe(true)
      for (let n = 0; n < 6; n += 1) expect(await call(1, START)).toBe(true)
      expect(await call(1, START + 59_000)).toBe(false)
      expect(await call(1, START + 91_000)).toBe(true)
    })
  },
)
