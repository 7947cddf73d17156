import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetEvents } from '#stores/billing/subscriptions.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { rowsAfterUnits } from '#testing/rows-after-units.ts'
import { refusing } from './testing/bad-line.ts'
import { otherProcess } from './testing/more-processes.ts'
import { DAY, type Paying, type Person, runPaying } from './testing/paying.ts'

const HOUR = 60 * 60
const LOOK = 'GET /v1/subscriptions'

describe.each(engines)('the sweep on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let paying: Paying
  let people: Person[]
  beforeAll(async () => {
    paying = await runPaying(await databases.place())
    await paying.sandbox.control.hold()
    people = await Promise.all([paying.person(), paying.person(), paying.person()])
    for (const one of people) {
      await one.subscribe()
      await one.status()
    }
  }, 60_000)
  afterAll(() => paying.stop())

  const looks = async (sweep: () => Promise<unknown>) => {
    paying.sandbox.control.forgetCalls()
    await sweep()
    return (await paying.sandbox.control.state()).calls[LOOK] ?? 0
  }

  const withOldEvents = async () => {
    const database = await databases.open()
    const rows = Array.from({ length: 120 }, (_, n) => ({
      id: `${n}`,
      user_id: null,
      type: 'x',
      created_at: 1,
      received_at: 1,
    }))
    await database.write((trx) => trx.insertInto('payment_events').values(rows).execute())
    return database
  }

  it('SEC-72 forgets old events a page at a time, so that others write in between', async () => {
    const database = await withOldEvents()
    const left = rowsAfterUnits(database, 'payment_events')
    await forgetEvents(database, 2)
    expect(left).toEqual([70, 20, 0])
  })

  it('RUN-19 forgets no further page of them when the server stops', async () => {
    const database = await withOldEvents()
    const stopping = new AbortController()
    const left = rowsAfterUnits(database, 'payment_events', () => stopping.abort())
    await forgetEvents(database, 2, stopping.signal)
    expect(left).toEqual([70])
  })

  it('asks once a day where nothing is expected, and once only, however many processes', async () => {
    const [one, two] = [otherProcess(paying), otherProcess(paying)]
    await paying.pass(23 * HOUR)
    expect(await looks(one.sweep)).toBe(0)
    await paying.pass(HOUR)
    expect(await looks(() => Promise.all([one.sweep(), two.sweep()]))).toBe(3)
    expect([...one.failures, ...two.failures]).toEqual([])
  })

  it('asks every hour once a period is over, until it knows the next', async () => {
    await paying.pass(31 * DAY)
    expect(await looks(otherProcess(paying).sweep)).toBe(3)
    await paying.pass(HOUR)
    expect(await looks(otherProcess(paying).sweep)).toBe(0)
  })

  it('RUN-51 asks about people of whom a clock that was set ahead says they were just asked about', async () => {
    const ahead = { updated_at: paying.clock() + 365 * DAY * 1000 }
    await paying.database.write((trx) => trx.updateTable('subscriptions').set(ahead).execute())
    expect(await looks(otherProcess(paying).sweep)).toBe(3)
    expect(await looks(otherProcess(paying).sweep)).toBe(0)
  })

  it('gives up while Stripe is down, and passes over one that Stripe refuses', async () => {
    await paying.pass(DAY)
    const other = otherProcess(paying)
    paying.line.instead(LOOK, refusing('', 500))
    await other.sweep()
    expect(other.failures).toHaveLength(1)
    paying.line.mend()
    const [first] = await Promise.all(people.map((one) => one.customer()))
    paying.line.instead(`${LOOK}?customer=${first}`, refusing('parameter_invalid_empty'))
    other.failures.length = 0
    expect(await looks(other.sweep)).toBe(2)
    expect(other.failures).toHaveLength(1)
    paying.line.mend()
    expect(await looks(other.sweep), 'and comes back to it').toBe(1)
  })
})
