import type { Random } from '#http/fuzz/random.ts'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import type { FreshPlace } from '#testing/fresh-databases.ts'
import { otherProcess } from './more-processes.ts'
import { type Paying, type Person, runPaying } from './paying.ts'
import { type StripeTruth, stripeAt } from './truth.ts'

const CLOCKS_DIFFER = 3000

/**
 * Everything a life may go through. A run that never reaches one of these proves nothing about it.
 */
export const turns = ['grace', 'grace over', 'end arranged', 'renewal', 'money back'] as const
type LifeTurn = (typeof turns)[number]

/** A person in a random life. */
export interface Living extends Person {
  customerId: string | undefined
  readonly secrets: string[]
}

/** Two processes on one database, people who click, and a connection that breaks. */
export interface World {
  readonly paying: Paying
  readonly apps: readonly [RunningApp, RunningApp]
  readonly people: readonly [Living, Living]
  readonly truth: StripeTruth
  readonly random: Random
  readonly met: Set<LifeTurn>
  sweep(): Promise<void>
  stop(): Promise<void>
}

export async function startWorld(
  place: FreshPlace,
  random: Random,
  met: World['met'],
): Promise<World> {
  const paying = await runPaying(place)
  const { clock, env } = paying
  // No two machines have the very same time.
  const second = await runApp(place, { clock: () => clock() + CLOCKS_DIFFER, env })
  await paying.sandbox.control.hold()
  const living = async () => ({ ...(await paying.person()), customerId: undefined, secrets: [] })
  const other = otherProcess(paying)
  return {
    paying,
    random,
    met,
    truth: stripeAt(paying.stripeUrl),
    sweep: other.sweep,
    apps: [paying, second],
    people: [await living(), await living()],
    async stop() {
      await second.stop()
      await paying.stop()
    },
  }
}

/** A person's subscriptions at Stripe that haven't ended. */
export async function openOf({ truth }: World, { customerId }: Living) {
  const all = customerId ? await truth.subscriptionsOf(customerId) : []
  return { all, open: all.filter(({ status }) => !ENDED.includes(status)) }
}

export const ENDED = ['canceled', 'incomplete_expired']
