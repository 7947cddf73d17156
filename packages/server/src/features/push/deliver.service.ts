import { setTimeout as pause } from 'node:timers/promises'
import { addDays, localDay } from '@daywell/core/time'
import type { Sealed } from '#database/index.ts'
import { writtenDays } from '#stores/journal/entry-reader.store.ts'
import type { Delivery } from '#stores/push/delivery.ts'
import { isAnythingWaiting, putDone, putLater, takeSome } from '#stores/push/outbox.store.ts'
import { holdPerson, toldDays } from '#stores/push/people.store.ts'
import {
  openSubscription,
  removeSubscription,
  sealedSubscriptions,
} from '#stores/push/subscriptions.store.ts'
import { deliverySlots } from './delivery-slots.ts'
import type { PlanService } from './plan.service.ts'
import type { PushAddresses } from './push-address.ts'
import { notNow, whatToDo } from './push-answer.ts'
import type { PushDeps } from './push-deps.ts'
import { pushSender } from './send.ts'
import type { Vapid } from './vapid.ts'

/** Nothing is leased from the outbox beyond what is in flight. */
const MAX_IN_FLIGHT = 32
/** Longer than a try can take. */
const LEASE_MS = 60_000
/** What was sent within this time is recorded in one write. */
const BATCH_MS = 20
/** How long messages in flight may take after the server was stopped. */
const STOP_GRACE_MS = 3_000
/** How often to look for newly due messages while answers are outstanding. */
const LOOK_EVERY_MS = 1_000

interface Needed {
  readonly addresses: PushAddresses
  readonly openVapid: () => Promise<Vapid>
  readonly plans: Pick<PlanService, 'settle'>
}

/** One of the outbox, as it was taken. */
interface Taken {
  readonly delivery: Delivery
  readonly sealed: Sealed<'push_subscriptions'> | undefined
  readonly isInVain: boolean
}

/** Milliseconds between two messages: 10,000 take most of a minute, and calls hardly notice. */
const PACE_MS = 4
const MAX_EXTRA_MS = 50

/** Sends the messages in the outbox. */
export function deliverService(deps: PushDeps, { addresses, openVapid, plans }: Needed) {
  const { database, keyring, clock, failed } = deps
  const sender = pushSender(addresses)
  const room = deliverySlots(MAX_IN_FLIGHT)

  const keyFor = (userId: string) => keyring.userKey(database.read, userId)
  const putAllDone = inBatches(BATCH_MS, (ids: readonly string[]) =>
    database.write((trx) => putDone(trx, ids)),
  )
  const done = ({ id }: Delivery) => putAllDone(id)

  const gone = async ({ user_id: userId, subscription_id: id }: Delivery) => {
    const key = await keyFor(userId)
    await database.write(async (trx) => {
      const person = await holdPerson(trx, key)
      await removeSubscription(trx, userId, id)
      await plans.settle(trx, key, person)
    })
  }

  const send = async (
    delivery: Delivery,
    sealed: Sealed<'push_subscriptions'>,
    signal: AbortSignal,
  ) => {
    const key = await keyFor(delivery.user_id)
    const subscription = openSubscription(key, delivery.subscription_id, sealed)
    const { origin } = new URL(subscription.endpoint)
    const leave = await room.enter(delivery.user_id, origin, signal)
    if (!leave) return notNow(delivery, clock())
    const answer = await openVapid()
      .then(async (vapid) => {
        // Loaded when something is sent: many servers never do.
        const { messageFor } = await import('./message.ts')
        return sender.send(messageFor(subscription, delivery, vapid, clock()), signal)
      })
      .catch((err: unknown) => ({ err }))
    leave(!('err' in answer))
    return whatToDo(answer, delivery, clock())
  }

  const deliver = async ({ delivery, sealed, isInVain }: Taken, signal: AbortSignal) => {
    if (!sealed || isInVain || delivery.expires_at <= clock()) return done(delivery)
    const outcome = await send(delivery, sealed, signal)
    if (outcome.because) failed(outcome.because)
    if (outcome.next === 'later')
      return database.write((trx) => putLater(trx, delivery.id, outcome.at))
    return outcome.next === 'gone' ? gone(delivery) : done(delivery)
  }

  const take = async (atMost: number) => {
    const now = clock()
    const taken = await takeSome(database, { now, until: now + LEASE_MS, atMost })
    const ids = taken.map((delivery) => delivery.subscription_id)
    const sealed = await sealedSubscriptions(database.read, ids)
    const hasWritten = await whoHasWritten(taken, now)
    return taken.map((delivery) => ({
      delivery,
      sealed: sealed.get(delivery.subscription_id),
      isInVain: hasWritten(delivery),
    }))
  }

  /** What was on its way for a while, perhaps in another process, may be out of date by now. */
  const whoHasWritten = async (taken: readonly Delivery[], now: number) => {
    const people = taken.map((delivery) => delivery.user_id)
    const from = addDays(localDay(now, 'UTC'), -2)
    const written = await writtenDays(database.read, people, from)
    const told = await toldDays(database.read, people)
    return ({ user_id: userId, notice }: Delivery) => {
      const { day } = JSON.parse(notice) as { day: string }
      return [written, told].some((days) => days.get(userId)?.has(day))
    }
  }

  /** The next ones, once there is room for them; none: all is done. */
  const next = async (underWay: ReadonlySet<Promise<void>>, lookForDue: () => Promise<void>) => {
    for (;;) {
      const inFlight = underWay.size - room.waiting()
      // Half of the room at least, so that what is taken shares the writing.
      const taken = inFlight > MAX_IN_FLIGHT / 2 ? [] : await take(MAX_IN_FLIGHT - inFlight)
      if (taken.length > 0) return taken
      if (underWay.size === 0) return undefined
      const isQuiet = pause(LOOK_EVERY_MS, true, { ref: false })
      if (await Promise.race([isQuiet, ...underWay])) await lookForDue()
    }
  }

  return {
    /** Until nothing is left that could be sent now. */
    async deliverAll(stopped: AbortSignal, lookForDue: () => Promise<void>): Promise<void> {
      if (!(await isAnythingWaiting(database.read, clock()))) return
      const ending = afterwards(stopped, STOP_GRACE_MS)
      const underWay = new Set<Promise<void>>()
      const begin = (taken: Taken) => {
        const one = deliver(taken, ending.signal)
          .catch((err: unknown) => failed({ err }))
          .finally(() => underWay.delete(one))
        underWay.add(one)
      }
      for (;;) {
        const taken = stopped.aborted ? undefined : await next(underWay, lookForDue)
        if (!taken) break
        for (const one of taken) {
          begin(one)
          await keepPace()
        }
      }
      await Promise.all(underWay)
      ending.forget()
    },

    close: () => sender.close(),
  }
}

/** A signal that comes so long after another, which is not kept waiting for it. */
function afterwards(signal: AbortSignal, wait: number) {
  const later = new AbortController()
  const begin = () => void setTimeout(() => later.abort(), wait).unref()
  signal.addEventListener('abort', begin)
  return { signal: later.signal, forget: () => signal.removeEventListener('abort', begin) }
}

/** Waits between two messages, and longer where the event loop has more to do than it can. */
async function keepPace(): Promise<void> {
  const begun = performance.now()
  await pause(PACE_MS)
  const late = performance.now() - begun - PACE_MS
  if (late > 1) await pause(Math.min(late, MAX_EXTRA_MS))
}

/** Batches calls in quick succession; each caller waits until its batch is done. */
function inBatches<T>(wait: number, all: (items: readonly T[]) => Promise<void>) {
  let batch: { readonly items: T[]; readonly done: Promise<void> } | undefined
  return (item: T): Promise<void> => {
    if (batch) {
      batch.items.push(item)
      return batch.done
    }
    const items = [item]
    const done = pause(wait).then(() => {
      batch = undefined
      return all(items)
    })
    batch = { items, done }
    return done
  }
}
