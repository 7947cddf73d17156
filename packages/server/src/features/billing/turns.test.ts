import { describe, expect, it } from 'vitest'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { personTurns } from './turns.service.ts'

describe.each(engines)('turns on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('RUN-50 a turn dated ahead by a clock that was set back since keeps nobody waiting', async () => {
    const database = await databases.open()
    let now = Date.parse('2026-03-01T12:00:00Z')
    const inTurn = personTurns(database, () => now)
    const late = inTurn('ann', async (turn) => {
      now -= 3_600_000
      const there = personTurns(database, () => now)
      expect(await there('ann', async () => 'at once')).toBe('at once')
      await turn.write(async () => {})
    })
    // What the older one knows is not written over it.
    await expect(late).rejects.toMatchObject({ code: 'payments_unavailable' })
  })

  it('whoever lost it in the middle of their work writes nothing', async () => {
    const database = await databases.open()
    let now = 0
    const [here, there] = [personTurns(database, () => now), personTurns(database, () => now)]
    const note = (value: string) => async (turn: Parameters<Parameters<typeof here>[1]>[0]) =>
      turn.write((trx) => trx.insertInto('meta').values({ key: 'said', value }).execute())
    const late = here('ann', async (turn) => {
      now += 16_000
      await there('ann', note('by the newer'))
      await note('by the older')(turn)
    })
    await expect(late).rejects.toMatchObject({ code: 'payments_unavailable' })
    const said = database.read.selectFrom('meta').select('value').where('key', '=', 'said')
    expect(await said.execute()).toEqual([{ value: 'by the newer' }])
    expect(await here('ann', async () => 'and goes on')).toBe('and goes on')
  })
  it('whoever waited for twenty seconds is told to come back, and Stripe is asked nothing', async () => {
    const database = await databases.open()
    let passed = 0
    const inTurn = personTurns(
      database,
      () => 0,
      () => passed,
    )
    const { promise: held, resolve: end } = Promise.withResolvers<void>()
    const asked: string[] = []
    const wish = (who: string) => inTurn('ann', async () => void asked.push(who))
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const first = inTurn('ann', () => {
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
