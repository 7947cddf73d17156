import { describe, expect, it } from 'vitest'
import { createSemaphore, type SemaphoreLimits, type Share, TooBusy } from './semaphore.ts'

describe('a semaphore', () => {
  function setUp(limits: Partial<SemaphoreLimits>) {
    let now = 0
    const work = createSemaphore(
      { maxRunning: 1, maxWaiting: 10, maxWaitMs: 8000, ...limits },
      () => now,
    )
    const pass = (ms: number) => {
      now += ms
    }
    const started: number[] = []
    const jobs = Array.from({ length: 6 }, () => Promise.withResolvers<number>())
    const begin = (n: number, ...shares: Share[]) =>
      work(shares, () => {
        started.push(n)
        return jobs[n]?.promise as Promise<number>
      })
    const macrotask = () => new Promise(setImmediate)
    return { started, jobs, begin, macrotask, pass }
  }

  it('runs so many at once, and the rest as they came', async () => {
    const { started, jobs, begin, macrotask } = setUp({ maxRunning: 2, maxWaiting: 10 })
    const done = [0, 1, 2, 3, 4].map((n) => begin(n))
    await macrotask()
    expect(started).toEqual([0, 1])
    jobs[1]?.resolve(1)
    await macrotask()
    expect(started).toEqual([0, 1, 2])
    jobs[0]?.reject(new Error('failed'))
    await expect(done[0]).rejects.toThrow('failed')
    await macrotask()
    expect(started).toEqual([0, 1, 2, 3])
    for (const n of [2, 3, 4]) jobs[n]?.resolve(n)
    expect(await Promise.all(done.slice(1))).toEqual([1, 2, 3, 4])
  })

  it('refuses work beyond its queue, and continues', async () => {
    const { jobs, begin, macrotask, started } = setUp({ maxRunning: 1, maxWaiting: 2 })
    const done = [0, 1, 2].map((n) => begin(n))
    await expect(begin(3)).rejects.toThrow(TooBusy)
    jobs[0]?.resolve(0)
    await macrotask()
    done.push(begin(4))
    for (const job of jobs) job.resolve(0)
    await Promise.all(done)
    expect(started).toEqual([0, 1, 2, 4])
  })

  it('refuses work of a share that is full, and no other', async () => {
    const { jobs, begin, macrotask, started } = setUp({})
    const [ann, bob] = ['ann', 'bob'].map((name) => ({ name, maxWaiting: 1 })) as [Share, Share]
    const done = [begin(0, ann), begin(1, ann)]
    await expect(begin(2, ann)).rejects.toThrow(TooBusy)
    await expect(begin(2, bob, ann)).rejects.toThrow(TooBusy)
    done.push(begin(3, bob))
    jobs[0]?.resolve(0)
    await macrotask()
    done.push(begin(4, ann))
    for (const job of jobs) job.resolve(0)
    await Promise.all(done)
    expect(started).toEqual([0, 1, 3, 4])
  })

  it('refuses work that has waited too long, and takes the next', async () => {
    const { jobs, begin, macrotask, started, pass } = setUp({})
    const share = { name: 'ann', maxWaiting: 1 }
    const [first, late] = [begin(0), begin(1, share)]
    pass(8001)
    const next = begin(2)
    jobs[0]?.resolve(0)
    await expect(late).rejects.toThrow(TooBusy)
    await macrotask()
    expect(started).toEqual([0, 2])
    const again = begin(3, share)
    for (const job of jobs) job.resolve(0)
    await Promise.all([first, next, again])
  })
})
