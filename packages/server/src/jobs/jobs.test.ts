import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '#database/index.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { claim } from './claim.ts'
import { type Job, startJobs } from './jobs.ts'

describe.each(engines)('jobs on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  const start = (database: Database, jobs: Job[], clock: () => number) => {
    const errors: unknown[] = []
    const running = startJobs({
      database,
      clock,
      jobs,
      firstAfter: 1,
      failed: (name, error) => errors.push([name, error]),
    })
    onTestFinished(running.stop)
    return { ...running, errors }
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
        claim(database, { name: 'job', holder: `${n}`, now: at, until: at + 1000 }),
      )
      return (await Promise.all(claims)).filter(Boolean).length
    }
    expect(await take(now)).toBe(1)
    expect(await take(now + 999)).toBe(0)
    expect(await take(now + 1000)).toBe(1)
  })

  it('that fail are told of and come again', async () => {
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
    const { errors } = start(database, [failing], Date.now)
    await again.promise
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
