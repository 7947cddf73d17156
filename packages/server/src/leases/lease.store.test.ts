import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#database/index.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { acquireLease, holdsLease, releaseLease, renewLease, withLease } from './lease.store.ts'

const [MINE, THEIRS] = [
  { name: 'ann', holder: 'me' },
  { name: 'ann', holder: 'them' },
]
const noon = Date.parse('2026-03-01T12:00:00Z')
const HOUR = 3_600_000

describe.each(engines)('leases on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  const isHeld = { isAcquired: false }
  const isFree = { isAcquired: true }

  it('that another had meanwhile are lost for good, even when they are free again', async () => {
    const database = await databases.open()
    const holds = () => database.write((trx) => holdsLease(trx, MINE))
    expect(await acquireLease(database, MINE, { now: 0, ms: 10 })).toEqual(isFree)
    expect(await acquireLease(database, THEIRS, { now: 9, ms: 10 })).toEqual(isHeld)
    await renewLease(database, MINE, { now: 5, ms: 10 })
    expect(await acquireLease(database, THEIRS, { now: 14, ms: 10 })).toEqual(isHeld)
    expect(await acquireLease(database, THEIRS, { now: 15, ms: 10 })).toEqual(isFree)
    await releaseLease(database, THEIRS)
    await renewLease(database, MINE, { now: 30, ms: 10 })
    expect(await holds()).toBe(false)
    expect(await acquireLease(database, THEIRS, { now: 20, ms: 10 })).toEqual(isFree)
  })

  it.each([
    ['seconds', 15_000],
    ['an hour', HOUR],
  ])('RUN-50 of %s are free after the clock was set back', async (_, ms) => {
    const database = await databases.open()
    await acquireLease(database, MINE, { now: noon, ms })
    const taken = await acquireLease(database, THEIRS, { now: noon - HOUR, ms })
    expect(taken).toEqual({ isAcquired: true, ignoredMs: HOUR })
    expect(await acquireLease(database, MINE, { now: noon - HOUR, ms })).toEqual(isHeld)
  })

  it('RUN-50 are held where clocks differ by no more than a minute, or than their term', async () => {
    const database = await databases.open()
    await acquireLease(database, MINE, { now: noon, ms: HOUR })
    const behind = (skew: number) => acquireLease(database, THEIRS, { now: noon - skew, ms: HOUR })
    expect(await behind(60_000)).toEqual(isHeld)
    expect(await behind(60_001)).toEqual({ isAcquired: true, ignoredMs: 60_001 })
    const [short, shortOfThem] = [MINE, THEIRS].map((lease) => ({ ...lease, name: 'short' }))
    if (!short || !shortOfThem) return
    await acquireLease(database, short, { now: noon, ms: 15_000 })
    const shortBehind = (skew: number) =>
      acquireLease(database, shortOfThem, { now: noon - skew, ms: 15_000 })
    expect(await shortBehind(15_000)).toEqual(isHeld)
    expect(await shortBehind(15_001)).toEqual({ isAcquired: true, ignoredMs: 15_001 })
  })

  it('RUN-50 taken by a clock that was set ahead are free when it is right again', async () => {
    const database = await databases.open()
    const ahead = noon + 365 * 24 * HOUR
    await acquireLease(database, MINE, { now: ahead, ms: HOUR })
    const { isAcquired } = await acquireLease(database, THEIRS, { now: noon, ms: HOUR })
    expect(isAcquired).toBe(true)
  })
})

describe('leases on PostgreSQL', { timeout: 60_000 }, () => {
  const databases = freshDatabases('postgres')

  it('MANY-13 go by its clock, so that a process whose clock is wrong takes none', async () => {
    const database = await openDatabase(await databases.place())
    onTestFinished(() => database.close())
    const wrong = (ms: number) => ({ database, clock: () => Date.now() + ms })
    const held = await withLease(wrong(-HOUR), 'ann', async () => {
      const taken = await withLease(wrong(HOUR), 'ann', async () => 'taken')
      return taken ?? 'held'
    })
    expect(held).toEqual({ result: 'held' })
  })
})
