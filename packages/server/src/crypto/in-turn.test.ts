import { describe, expect, it } from 'vitest'
import { inTurn, type Room, type Share, TooBusy } from './in-turn.ts'

describe('work in turn', () => {
  function setUp(room: Partial<Room>) {
    let now = 0
    const work = inTurn({ atOnce: 1, waiting: 10, patience: 8000, ...room }, () => now)
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
    const turn = () => new Promise(setImmediate)
    return { started, jobs, begin, turn, pass }
  }

  it('runs so many at once, and the rest as they came', async () => {
    const { started, jobs, begin, turn } = setUp({ atOnce: 2, waiting: 10 })
    const done = [0, 1, 2, 3, 4].map((n) => begin(n))
    await turn()
    expect(started).toEqual([0, 1])
    jobs[1]?.resolve(1)
    await turn()
    expect(started).toEqual([0, 1, 2])
    jobs[0]?.reject(new Error('failed'))
    await expect(done[0]).rejects.toThrow('failed')
    await turn()
    expect(started).toEqual([0, 1, 2, 3])
    for (const n of [2, 3, 4]) jobs[n]?.resolve(n)
    expect(await Promise.all(done.slice(1))).toEqual([1, 2, 3, 4])
  })

  it('turns away whoever would wait in vain, and goes on', async () => {
    const { jobs, begin, turn, started } = setUp({ atOnce: 1, waiting: 2 })
    const done = [0, 1, 2].map((n) => begin(n))
    await expect(begin(3)).rejects.toThrow(TooBusy)
    jobs[0]?.resolve(0)
    await turn()
    done.push(begin(4))
    for (const job of jobs) job.resolve(0)
    await Promise.all(done)
    expect(started).toEqual([0, 1, 2, 4])
  })

  it('turns away who has a share that is full, and nobody else', async () => {
    const { jobs, begin, turn, started } = setUp({})
    const [ann, bob] = ['ann', 'bob'].map((name) => ({ name, waiting: 1 })) as [Share, Share]
    const done = [begin(0, ann), begin(1, ann)]
    await expect(begin(2, ann)).rejects.toThrow(TooBusy)
    await expect(begin(2, bob, ann)).rejects.toThrow(TooBusy)
    done.push(begin(3, bob))
    jobs[0]?.resolve(0)
    await turn()
    done.push(begin(4, ann))
    for (const job of jobs) job.resolve(0)
    await Promise.all(done)
    expect(started).toEqual([0, 1, 3, 4])
  })

  it('turns away who has waited too long, and takes the next', async () => {
    const { jobs, begin, turn, started, pass } = setUp({})
    const share = { name: 'ann', waiting: 1 }
    const [first, late] = [begin(0), begin(1, share)]
    pass(8001)
    const next = begin(2)
    jobs[0]?.resolve(0)
    await expect(late).rejects.toThrow(TooBusy)
    await turn()
    expect(started).toEqual([0, 2])
    const again = begin(3, share)
    for (const job of jobs) job.resolve(0)
    await Promise.all([first, next, again])
  })
})
