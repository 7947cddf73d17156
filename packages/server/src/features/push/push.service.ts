import { ECDH } from 'node:crypto'
import type { Preferences } from '@daywell/core/preferences'
import { addDays, localDay } from '@daywell/core/time'
import { AppError } from '#app-error.ts'
import type { UserKey } from '#crypto/index.ts'
import type { Trx } from '#database/index.ts'
import { deliverService } from './deliver.service.ts'
import { KINDS, type Subscription } from './delivery.ts'
import { dueService } from './due.service.ts'
import { forgetTold, withdraw } from './outbox.store.ts'
import {
  addPerson,
  findPerson,
  holdPerson,
  removeUnlessSubscribed,
  savePerson,
} from './people.store.ts'
import { mayRemind, type PushPerson, planned, withDay } from './plan.ts'
import { pushAddresses } from './push-address.ts'
import type { PushParts } from './push-parts.ts'
import { registerBrowser, removeSubscriptions } from './subscriptions.store.ts'
import { newVapidKey, type Vapid, vapid } from './vapid.ts'
import { whereabouts } from './whereabouts.ts'

const DAY = 24 * 60 * 60 * 1000
const KEYS_KEPT = 8 * DAY
/** As far as calendars on earth are apart; what is later comes from a clock gone wrong. */
const DAYS_AHEAD = 2

/** Reminders that arrive when the app is closed. */
export function pushService(parts: PushParts) {
  const { database, keyring, clock } = parts
  const addresses = pushAddresses(parts.allowHosts)
  let opened: Promise<Vapid> | undefined

  /** NOTE-27, NOTE-40: made on the first start, and the same for all processes from then on. */
  const openVapid = () => {
    opened ??= keyring
      .instanceSecret(database, 'push', newVapidKey)
      .then((kept) => vapid(kept, parts.subject))
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  const lookForDue = dueService(parts)
  const { deliverAll, close } = deliverService(parts, addresses, openVapid)
  const keyOf = (userId: string) => keyring.userKey(database.read, userId)

  /** Saves what has changed of a person who is held, and with it when to look next. */
  const plan = async (trx: Trx, key: UserKey, person: PushPerson) => {
    const preferences = await parts.preferencesOf(trx, key.userId)
    if (!mayRemind(person.tellDays, preferences)) await withdraw(trx, key.userId, KINDS)
    await savePerson(trx, key, planned(person, preferences, clock()))
  }

  return {
    openVapid,

    async subscribe(userId: string, timeZone: string, sent: Subscription & { tellDays: boolean }) {
      if (!addresses.read(sent.endpoint)) throw wrong('endpoint', 'Must be a public https address')
      if (!isOnCurve(sent.keys.p256dh)) throw wrong('keys.p256dh', 'Must be a key of P-256')
      const { tellDays } = sent
      const key = await keyOf(userId)
      await registerBrowser(database, key, sent, clock(), async (trx) => {
        await addPerson(trx, key, timeZone, clock())
        const person = await holdPerson(trx, key)
        const same = person?.timeZone === timeZone && person.tellDays === tellDays
        // A page that says at every start what is known already changes nothing.
        if (!person || (same && person.nextDue !== null)) return
        const daysTold = tellDays ? person.daysTold : []
        await plan(trx, key, { ...person, timeZone, tellDays, daysTold })
      })
    },

    async unsubscribe(userId: string, endpoint: string | undefined): Promise<void> {
      const key = await keyOf(userId)
      await database.write(async (trx) => {
        // In the same order as everybody else, so that no two wait for each other.
        await holdPerson(trx, key)
        await removeSubscriptions(trx, userId, endpoint)
        await removeUnlessSubscribed(trx, userId)
      })
    },

    /** NOTE-47: the day alone, and only of somebody who agreed. */
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
        if (person && person.timeZone !== timeZone) await plan(trx, key, { ...person, timeZone })
      })
    }, clock),

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
      await plan(trx, key, person)
    },

    /** What has become due is put on its way, and what is on its way is sent. */
    async remind(stopped: AbortSignal): Promise<void> {
      await lookForDue(stopped)
      await deliverAll(stopped)
    },

    close,

    forget: () => database.write((trx) => forgetTold(trx, clock() - KEYS_KEPT)),
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
