import { describe, expect, it } from 'vitest'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { type PayerLease, payerLeases } from './payer-lease.service.ts'

describe.each(engines)('leases of payers on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('RUN-50 dated ahead by a clock that was set back since are ignored', async () => {
    const database = await databases.open()
    let now = Date.parse('2026-03-01T12:00:00Z')
    const withPayerLease = payerLeases(database, () => now)
    const late = withPayerLease('ann', async (lease) => {
      now -= 3_600_000
      const there = payerLeases(database, () => now)
      expect(await there('ann', async () => 'at once')).toBe('at once')
      await lease.write(async () => {})
    })
    // What the older one knows is not written over it.
    await expect(late).rejects.toMatchObject({ code: 'payments_unavailable' })
  })

  it('that are lost in the middle of the work let it write nothing', async () => {
    const database = await databases.open()
    let now = 0
    const [here, there] = [payerLeases(database, () => now), payerLeases(database, () => now)]
    const note = (value: string) => async (lease: PayerLease) =>
      lease.write((trx) => trx.insertInto('meta').values({ key: 'said', value }).execute())
    const late = here('ann', async (lease) => {
      now += 16_000
      await there('ann', note('by the newer'))
      await note('by the older')(lease)
    })
    await expect(late).rejects.toMatchObject({ code: 'payments_unavailable' })
    const said = database.read.selectFrom('meta').select('value').where('key', '=', 'said')
    expect(await said.execute()).toEqual([{ value: 'by the newer' }])
    expect(await here('ann', async () => 'and goes on')).toBe('and goes on')
  })

  it('that are not free within twenty seconds refuse the call, and Stripe is not asked', async () => {
    const database = await databases.open()
    let passed = 0
    const withPayerLease = payerLeases(
      database,
      () => 0,
      () => passed,
    )
    const { promise: held, resolve: end } = Promise.withResolvers<void>()
    const asked: string[] = []
    const wish = (who: string) => withPayerLease('ann', async () => void asked.push(who))
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const first = withPayerLease('ann', () => {
      begin()
      return held
    })
    await begun
    const tooLong = [wish('waits for too long'), wish('waits behind')]
    passed = 19_000
    const later = wish('came later')
    passed = 20_001
    end()
    const refused = { status: 'rejected', reason: { code: 'payments_unavailable' } }
    expect(await Promise.allSettled(tooLong)).toMatchObject([refused, refused])
    await Promise.all([first, later])
    expect(asked).toEqual(['came later'])
  })
})
