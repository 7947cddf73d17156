import { describe, expect, it } from 'vitest'
import { inTurn, TooBusy } from './in-turn.ts'

describe('work in turn', () => {
  function setUp(room: Parameters<typeof inTurn>[0]) {
    const work = inTurn(room)
    const started: number[] = []
    const jobs = Array.from({ length: 6 }, () => Promise.withResolvers<number>())
    const begin = (n: number) =>
      work(() => {
        started.push(n)
        return jobs[n]?.promise as Promise<number>
      })
    const turn = () => new Promise(setImmediate)
    return { started, jobs, begin, turn }
  }

  it('runs so many at once, and the rest as they came', async () => {
    const { started, jobs, begin, turn } = setUp({ atOnce: 2, waiting: 10 })
    const done = [0, 1, 2, 3, 4].map(begin)
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
    const done = [0, 1, 2].map(begin)
    await expect(begin(3)).rejects.toThrow(TooBusy)
    jobs[0]?.resolve(0)
    await turn()
    done.push(begin(4))
    for (const job of jobs) job.resolve(0)
    await Promise.all(done)
    expect(started).toEqual([0, 1, 2, 4])
  })
})
