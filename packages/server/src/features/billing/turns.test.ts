import { describe, expect, it } from 'vitest'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { personTurns } from './turns.service.ts'
import { endTurn, prolongTurn, stillHolds, takeTurn } from './turns.store.ts'

describe.each(engines)('turns on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('a turn that another had meanwhile is lost for good, even when it is free again', async () => {
    const database = await databases.open()
    const [mine, theirs] = ['me', 'them'].map((holder) => ({ name: 'ann', holder }))
    if (!mine || !theirs) return
    const holds = () => database.write((trx) => stillHolds(trx, mine))
    expect(await takeTurn(database, mine, 0, 10)).toBe(true)
    expect(await takeTurn(database, theirs, 9, 19)).toBe(false)
    await prolongTurn(database, mine, 15)
    expect(await takeTurn(database, theirs, 14, 24)).toBe(false)
    expect(await takeTurn(database, theirs, 15, 25)).toBe(true)
    await endTurn(database, theirs)
    await prolongTurn(database, mine, 40)
    expect(await holds()).toBe(false)
    expect(await takeTurn(database, theirs, 20, 30)).toBe(true)
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
