import { ECDH } from 'node:crypto'
import type { Preferences } from '@daywell/core/preferences'
import { addDays, localDay, zoneOf } from '@daywell/core/time'
import { AppError } from '#app-error.ts'
import type { UserKey } from '#crypto/index.ts'
import type { Trx } from '#database/index.ts'
import type { Subscription } from '#stores/push/delivery.ts'
import { dropFromAhead, forgetTold, withdraw } from '#stores/push/outbox.store.ts'
import {
  addPerson,
  findPerson,
  holdPerson,
  type PushPerson,
  resetLooksFromAhead,
  savePerson,
} from '#stores/push/people.store.ts'
import {
  ownerOf,
  putSubscription,
  registerWithRetry,
  removeSubscriptions,
  TakenMeanwhile,
} from '#stores/push/subscriptions.store.ts'
import { deliverService } from './deliver.service.ts'
import { dueService } from './due.service.ts'
import { type PlanService, planService } from './plan.service.ts'
import { withDay } from './plan.ts'
import { pushAddresses } from './push-address.ts'
import type { PushDeps } from './push-deps.ts'
import { newVapidKey, type Vapid, vapid } from './vapid.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY = 24 * HOUR_MS
const KEYS_KEPT = 8 * DAY
/** As far as calendars on earth are apart; what is later comes from a clock gone wrong. */
const DAYS_AHEAD = 2
/** Further ahead than today ends anywhere. */
const MAX_AHEAD_MS = 3 * DAY

const MINUTE_MS = 60_000
/** Two devices in two zones change a person's zone at most this often. */
const ZONE_CHANGE_EVERY_MS = MINUTE_MS
/** Another process may have received another zone since. */
const ZONE_SURE_FOR_MS = 10 * MINUTE_MS
const MAX_ZONES_HEARD = 10_000

/** Reminders that arrive when the app is closed. */
export function pushService(deps: PushDeps) {
  const { database, keyring, clock } = deps
  const addresses = pushAddresses(deps.allowHosts)
  let opened: Promise<Vapid> | undefined

  /** NOTE-27, NOTE-40: made on the first start, and the same for all processes from then on. */
  const openVapid = () => {
    opened ??= keyring
      .instanceSecret(database, 'push', newVapidKey)
      .then((kept) => vapid(kept, deps.subject))
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  const lookForDue = dueService(deps)
  const plans = planService(deps)
  const register = registerService(deps, plans)
  const { deliverAll, close } = deliverService(deps, { addresses, openVapid, plans })
  const keyOf = (userId: string) => keyring.userKey(database.read, userId)

  return {
    openVapid,

    async subscribe(userId: string, timeZone: string, sent: Subscription): Promise<void> {
      if (!addresses.read(sent.endpoint)) throw wrong('endpoint', 'Must be a public https address')
      if (!isOnCurve(sent.keys.p256dh)) throw wrong('keys.p256dh', 'Must be a P-256 key')
      const key = await keyOf(userId)
      await register(key, timeZone, sent)
    },

    async unsubscribe(userId: string, endpoint: string | undefined): Promise<void> {
      const key = await keyOf(userId)
      await database.write(async (trx) => {
        // In the same lock order as elsewhere, so that there is no deadlock.
        const person = await holdPerson(trx, key)
        await removeSubscriptions(trx, userId, endpoint)
        await plans.settle(trx, key, person)
      })
    },

    /** NOTE-47: only the day, and only of a person who agreed. */
    async tellDay(userId: string, localDate: string): Promise<void> {
      const key = await keyOf(userId)
      await database.write(async (trx) => {
        const person = await holdPerson(trx, key)
        if (!person?.tellDays) throw new AppError('days_not_agreed')
        const latest = addDays(localDay(clock(), person.timeZone), DAYS_AHEAD)
        if (localDate > latest) return
        await savePerson(trx, key, { ...person, daysTold: withDay(person.daysTold, localDate) })
      })
    },

    /** A call of the person came from there. */
    cameFrom: whereabouts(async (userId, timeZone) => {
      const key = await keyOf(userId)
      const known = await findPerson(database.read, key)
      if (!known || known.timeZone === timeZone) return
      await database.write(async (trx) => {
        const person = await holdPerson(trx, key)
        if (person && person.timeZone !== timeZone)
          await plans.plan(trx, key, { ...person, timeZone })
      })
    }, deps.monotonic),

    /** In the unit that saves the preferences. */
    async preferencesSaved(
      trx: Trx,
      userId: string,
      { before, after }: { readonly before: Preferences; readonly after: Preferences },
    ): Promise<void> {
      if (samePlan(before, after)) return
      const key = await keyring.userKey(trx, userId)
      const person = await holdPerson(trx, key)
      if (!person) return
      const { reminderEnabled, streakAlerts } = after.notifications
      await withdraw(trx, userId, [
        ...(reminderEnabled ? [] : (['reminder'] as const)),
        ...(streakAlerts ? [] : (['streak-risk'] as const)),
      ])
      await plans.plan(trx, key, person)
    },

    /** What has become due is put on its way, and what is on its way is sent. */
    async remind(stopped: AbortSignal): Promise<void> {
      await lookForDue(stopped)
      await deliverAll(stopped, () => lookForDue(stopped))
    },

    close,

    /** Removes what is over, and puts right what a clock that was set ahead has left behind. */
    async forget(stopped?: AbortSignal): Promise<void> {
      const now = clock()
      await forgetTold(database, { before: now - KEYS_KEPT, after: now + DAY }, stopped)
      await dropFromAhead(database, now + MAX_AHEAD_MS, stopped)
      await database.write((trx) => resetLooksFromAhead(trx, now + HOUR_MS, now))
    },
  }
}

export type PushService = ReturnType<typeof pushService>

function samePlan(before: Preferences, after: Preferences): boolean {
  const relevant = ({ notifications, journalStyle }: Preferences) => [
    ...[notifications.reminderEnabled, notifications.streakAlerts, notifications.preferredTime],
    journalStyle.privacyLevel === 'local',
  ]
  return JSON.stringify(relevant(before)) === JSON.stringify(relevant(after))
}

function wrong(field: string, sentence: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: sentence } })
}

function isOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'compressed')
    return true
  } catch {
    return false
  }
}

/** Registers the browsers of people, who may share one. */
function registerService({ database, keyring, clock }: PushDeps, plans: PlanService) {
  /** In one order for all, so that no two who take over from each other wait for each other. */
  const hold = async (trx: Trx, keys: readonly UserKey[]) => {
    const held = new Map<UserKey, PushPerson | undefined>()
    for (const key of keys.toSorted((a, b) => (a.userId < b.userId ? -1 : 1)))
      held.set(key, await holdPerson(trx, key))
    return held
  }

  /** The previous owner loses the browser, and with it what they agreed to there. */
  const register = async (trx: Trx, key: UserKey, timeZone: string, sent: Subscription) => {
    const now = clock()
    await addPerson(trx, key, timeZone, now)
    const owner = await ownerOf(trx, sent.endpoint)
    const isTheirs = owner === undefined || owner === key.userId
    const former = isTheirs ? undefined : await keyring.userKey(trx, owner)
    const held = await hold(trx, former ? [key, former] : [key])
    if ((await ownerOf(trx, sent.endpoint)) !== owner) throw new TakenMeanwhile()
    await putSubscription(trx, key, sent, now)
    if (former) await plans.settle(trx, former, held.get(former))
    await plans.settle(trx, key, held.get(key), timeZone)
  }

  return (key: UserKey, timeZone: string, sent: Subscription): Promise<void> =>
    registerWithRetry(database, (trx) => register(trx, key, timeZone, sent))
}

/** Notices when a person's calls begin to come from another zone; all other calls cost nothing. */
function whereabouts(
  moved: (userId: string, timeZone: string) => Promise<void>,
  monotonic: () => number,
) {
  const heard = new Map<string, { readonly zone: string; readonly at: number }>()
  return async (userId: string, header: unknown): Promise<void> => {
    const zone = knownZone(header)
    if (zone === undefined) return
    const now = monotonic()
    const last = heard.get(userId)
    const age = now - (last?.at ?? Number.NEGATIVE_INFINITY)
    if (age < (last?.zone === zone ? ZONE_SURE_FOR_MS : ZONE_CHANGE_EVERY_MS)) return
    if (heard.size >= MAX_ZONES_HEARD) heard.clear()
    heard.set(userId, { zone, at: now })
    await moved(userId, zone)
  }
}

/** An unknown zone does not move a person to UTC. */
function knownZone(header: unknown): string | undefined {
  if (typeof header !== 'string') return undefined
  const zone = zoneOf(header)
  return zone === 'UTC' && !/utc$/i.test(header) ? undefined : zone
}
