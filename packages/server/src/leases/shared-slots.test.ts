import { describe, expect, it } from 'vitest'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { NoSlot, sharedSlots } from './shared-slots.ts'

describe.each(engines)('slots of several processes on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('MANY-09 are as many as one person has in all, and free again when the work is done', async () => {
    const place = await databases.place()
    const processes = await Promise.all(
      [1, 2].map(async () =>
        sharedSlots({ database: await databases.open(place), clock: Date.now }, 'report', 3),
      ),
    )
    const end = Promise.withResolvers<string>()
    const began: Promise<unknown>[] = []
    const run = (process: number, who = 'ann') => {
      const begun = Promise.withResolvers<void>()
      began.push(begun.promise)
      return processes[process]?.(who, () => {
        begun.resolve()
        return end.promise
      })
    }
    const three = [run(0), run(1), run(0)]
    await Promise.all(began)
    await expect(run(1)).rejects.toThrow(NoSlot)
    const other = run(1, 'bob')
    end.resolve('done')
    expect(await Promise.all([...three, other])).toEqual(Array(4).fill('done'))
    expect(await run(1)).toBe('done')
  })

  it('MANY-09 are free again when the work has failed', async () => {
    const slots = sharedSlots({ database: await databases.open(), clock: Date.now }, 'report', 1)
    await expect(slots('ann', () => Promise.reject(new Error('no paper')))).rejects.toThrow(
      'no paper',
    )
    expect(await slots('ann', async () => 'done')).toBe('done')
  })
})
