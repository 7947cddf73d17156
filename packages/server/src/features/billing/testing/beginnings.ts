import { expect } from 'vitest'
import { expectFair } from './fair.ts'
import { DAY } from './paying.ts'
import { arrangeEnd, cancel, type Deed, standStill, toTheRenewal, twoTabs } from './random-life.ts'
import type { World } from './world.ts'

const HOUR = DAY / 24

/** How a life begins: what takes weeks would be rare in one that is short. */
type Beginning = (world: World) => Promise<void>

const all = async (world: World) => {
  for (const one of world.people) await expectFair(world, one)
}

/** In two tabs, and cancelled in the first week while another process stands still. */
const inTheFirstWeek: Beginning = async (world) => {
  const [ann, bob] = world.people
  const { control } = world.paying.sandbox
  for (const one of [ann, bob]) await twoTabs(world, one)
  await all(world)
  // What ends in the very second in which it was paid is asked for twice, which does no harm.
  await world.paying.pass(HOUR)
  control.forgetCalls()
  await cancel(world, ann)
  await all(world)
  const { calls } = await control.state()
  expect(calls['POST /v1/refunds'], 'calls for one refund').toBe(1)
  await standStill({ ...world, random: { ...world.random, pick: (some) => some[0] as never } }, bob)
  await all(world)
}

/** After two months one owes the third, and the other leaves. */
const owing: Beginning = async (world) => {
  const [ann, bob] = world.people
  for (const one of [ann, bob]) await paid(world, one)
  await toTheRenewal(world, ann)
  // Too late for the money back. The end is taken back at Stripe, and arranged there again.
  await cancel(world, bob)
  for (const _ of ['taken back', 'arranged']) await arrangeEnd(world, bob)
  await world.paying.sandbox.control.cards(ann.customerId ?? '', 'declines')
  await all(world)
  await toTheRenewal(world, ann)
  await all(world)
}

const owingTooLong: Beginning = async (world) => {
  await owing(world)
  await world.paying.pass(3 * DAY - 3 * HOUR)
  await all(world)
  await world.paying.pass(3 * HOUR)
  await all(world)
}

const paid: Deed = async (_, person) => {
  await person.subscribe('price_m')
  person.customerId = await person.customer()
}

export const beginnings: readonly Beginning[] = [inTheFirstWeek, owing, owingTooLong]
