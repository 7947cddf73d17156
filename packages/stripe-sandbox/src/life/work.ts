import type { Account, Seconds } from '#records/account.ts'
import { idWithin } from '#records/ids.ts'
import type { Shape } from '#shapes/shape.ts'

/** What the life of an account takes from outside. */
export interface Surroundings {
  readonly now: Seconds
  readonly random: () => string
  /** Where this sandbox can be reached by a browser. */
  readonly origin: string
  /** Days between the attempts to collect a renewal. After the last one the subscription ends. */
  readonly retryAfterDays: readonly number[]
}

export interface EventDraft {
  readonly type: string
  readonly created: Seconds
  readonly object: Shape
  readonly previous?: Record<string, unknown>
}

/** A unit of work on one account: its draft, and the events to emit. */
export interface Work {
  readonly account: Account
  readonly around: Surroundings
  /** Moves on while what became due in the meantime is done at its own time. */
  now: Seconds
  readonly events: EventDraft[]
}

export interface Outcome<T> {
  readonly account: Account
  readonly events: readonly EventDraft[]
  readonly result: T
}

/** Account and command in, account and events out: the account that came in stays as it was. */
export function perform<T>(
  account: Account,
  around: Surroundings,
  act: (work: Work) => T,
): Outcome<T> {
  const work: Work = { account: structuredClone(account), around, now: around.now, events: [] }
  const result = act(work)
  return { account: work.account, events: work.events, result }
}

export function newId(work: Work, prefix: string): string {
  work.account.made += 1
  return idWithin(work.account.customer.id, prefix, work.account.made)
}

export function tell(
  work: Work,
  type: string,
  object: Shape,
  previous?: Record<string, unknown>,
): void {
  // Objects are told of as they were at that moment, whatever becomes of them later.
  const event = { type, created: work.now, object: structuredClone(object) }
  work.events.push(previous === undefined ? event : { ...event, previous })
}
