import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#database/index.ts'
import { dropLease, holdsLease, type Lease } from '#leases/lease.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { onceForAll } from './once.service.ts'

describe.each(engines)('what is made once for all on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('INS-70 is made on when it takes longer than anyone waits, and is there for the next', async () => {
    const database = await openDatabase(await databases.place())
    onTestFinished(() => database.close())
    const slow = Promise.withResolvers<string>()
    let [made, kept]: [number, string | undefined] = [0, undefined]
    const wanted = {
      name: 'a week',
      find: async () => kept,
      make: async () => {
        made += 1
        kept = await slow.promise
        return kept
      },
    }
    const hasty = onceForAll(database, Date.now, 1)
    const late = { code: 'still_working', extras: { retryAfter: expect.any(Number) } }
    await expect(hasty(wanted)).rejects.toMatchObject(late)
    await expect(hasty(wanted)).rejects.toThrow('still working on your summary')
    await expect.poll(() => made).toBe(1)
    slow.resolve('the week')
    await expect.poll(() => hasty(wanted).catch(() => undefined)).toBe('the week')
    expect(made).toBe(1)
  })

  it('MANY-11 is given the lease that fences what it stores', async () => {
    const database = await openDatabase(await databases.place())
    onTestFinished(() => database.close())
    const make = (lease: Lease) => database.write((trx) => holdsLease(trx, lease))
    const once = onceForAll(database, Date.now)
    expect(await once({ name: 'a month', find: async () => undefined, make })).toBe(true)
    const lose = async (lease: Lease) => {
      await database.write((trx) => dropLease(trx, lease.name))
      return make(lease)
    }
    expect(await once({ name: 'a month', find: async () => undefined, make: lose })).toBe(false)
  })
})
