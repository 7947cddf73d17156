import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '#database/index.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { acquireLease } from '#leases/lease.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { type Job, startJobs } from './jobs.ts'

describe.each(engines)('jobs on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  const start = (database: Database, jobs: Job[], clock: () => number) => {
    const errors: unknown[] = []
    const skips: string[] = []
    const ignored: [string, number][] = []
    const successes: string[] = []
    const running = startJobs({
      database,
      clock,
      jobs,
      firstAfter: 1,
      failed: (name, error) => errors.push([name, error]),
      succeeded: (name) => successes.push(name),
      skipped: (name) => skips.push(name),
      ignoredLock: (name, aheadMs) => ignored.push([name, aheadMs]),
    })
    onTestFinished(running.stop)
    return { ...running, errors, skips, ignored, successes }
  }

  it('run by themselves, again and again', async () => {
    const database = await databases.open()
    const thrice = Promise.withResolvers<void>()
    let runs = 0
    const job = {
      name: 'count',
      every: 1,
      run: async () => {
        runs += 1
        if (runs === 3) thrice.resolve()
      },
    }
    start(database, [job], Date.now)
    await thrice.promise
  })

  it('run once in their time, whatever the number of processes', async () => {
    const place = await databases.place()
    const now = Date.now()
    const take = async (at: number) => {
      const opened = await Promise.all([1, 2, 3].map(() => databases.open(place)))
      const claims = opened.map((database, n) =>
        acquireLease(database, { name: 'job', holder: `${n}` }, { now: at, ms: 1000 }),
      )
      return (await Promise.all(claims)).filter(({ isAcquired }) => isAcquired).length
    }
    expect(await take(now)).toBe(1)
    expect(await take(now + 999)).toBe(0)
    expect(await take(now + 1000)).toBe(1)
  })

  it('RUN-50 go on after the clock was set back, and the log hears of it once', async () => {
    const database = await databases.open()
    const hour = 3_600_000
    const thrice = Promise.withResolvers<void>()
    let now = Date.parse('2026-03-01T12:00:00Z')
    const before = { name: 'job sweep', holder: 'a process that was stopped' }
    await acquireLease(database, before, { now, ms: 20_000 })
    now -= hour
    let runs = 0
    const job = {
      name: 'sweep',
      every: 1,
      run: async () => {
        now += 1
        runs += 1
        if (runs === 3) thrice.resolve()
      },
    }
    const { ignored } = start(database, [job], () => now)
    await thrice.promise
    expect(ignored).toEqual([['sweep', hour + 20_000 - 1]])
  })

  it('RUN-50 of the server say in its log that a lock dated ahead was ignored', async () => {
    const place = await databases.place()
    const now = Date.parse('2026-03-01T12:00:00Z')
    const earlier = await databases.open(place)
    const held = { name: 'job remind', holder: 'before' }
    await acquireLease(earlier, held, { now: now + 3_600_000, ms: 20_000 })
    const { promise: line, resolve } = Promise.withResolvers<string>()
    const write = (text: string) => text.includes('the clock was set back') && resolve(text)
    const options = { clock: () => now, jobsAfter: 1, env: { LOG_LEVEL: 'warn' } }
    await runAppForTest(place, { ...options, logStream: { write } })
    expect(JSON.parse(await line)).toMatchObject({ job: 'remind', aheadMs: 3_600_000 })
  })

  it('RUN-50 that another process does are noted as skipped', async () => {
    const database = await databases.open()
    const now = Date.parse('2026-03-01T12:00:00Z')
    const other = { name: 'job sweep', holder: 'another process' }
    await acquireLease(database, other, { now, ms: 60_000 })
    let runs = 0
    const twice = Promise.withResolvers<void>()
    const job = { name: 'sweep', every: 60_000, run: async () => runs++ }
    const mine = { name: 'mine', every: 1, run: async () => twice.resolve() }
    const { skips, stop } = start(database, [job, mine], () => now)
    await twice.promise
    await stop()
    expect([skips.includes('sweep'), runs]).toEqual([true, 0])
  })

  it('API-21 that fail are told of, come again, and count as no success', async () => {
    const database = await databases.open()
    const again = Promise.withResolvers<void>()
    let runs = 0
    const failing = {
      name: 'fail',
      every: 1,
      run: async () => {
        runs += 1
        if (runs === 2) again.resolve()
        throw new Error('no')
      },
    }
    const { errors, successes } = start(database, [failing], Date.now)
    await again.promise
    expect(successes).toEqual([])
    expect(errors[0]).toEqual(['fail', new Error('no')])
  })

  it('that are under way are waited for when the server stops', async () => {
    const database = await databases.open()
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const job = {
      name: 'long',
      every: 1000,
      run: () => {
        begun.resolve()
        return end.promise
      },
    }
    const { stop } = start(database, [job], Date.now)
    await begun.promise
    let stopped = false
    const stopping = stop().then(() => {
      stopped = true
    })
    await database.ping()
    expect(stopped).toBe(false)
    end.resolve()
    await stopping
  })
})
