import type { UserKey } from '#crypto/index.ts'
import type { Trx } from '#database/index.ts'
import { KINDS } from '#stores/push/delivery.ts'
import { withdraw } from '#stores/push/outbox.store.ts'
import type { PushPerson } from '#stores/push/people.store.ts'
import { savePerson } from '#stores/push/people.store.ts'
import { isAgreed } from '#stores/push/subscriptions.store.ts'
import { mayRemind, planned } from './plan.ts'
import type { PushDeps } from './push-deps.ts'

/** Keeps a person's plan up to date; the calling unit holds the person's row. */
export function planService({ clock, preferencesOf }: PushDeps) {
  /** Saves what has changed, and with it when to look next. */
  const plan = async (trx: Trx, key: UserKey, person: PushPerson) => {
    const preferences = await preferencesOf(trx, key.userId)
    if (!mayRemind(person.tellDays, preferences)) await withdraw(trx, key.userId, KINDS)
    await savePerson(trx, key, planned(person, preferences, clock()))
  }

  return {
    plan,

    /**
     * After a change of the browsers. The person agrees to tell their days in a browser, and may
     * do so in one and not in another: the days are known as long as one of them tells them.
     */
    async settle(trx: Trx, key: UserKey, person: PushPerson | undefined, timeZone?: string) {
      if (!person) return
      const tellDays = await isAgreed(trx, key)
      const wanted = { ...person, timeZone: timeZone ?? person.timeZone, tellDays }
      const isSame = wanted.timeZone === person.timeZone && tellDays === person.tellDays
      // A page that says at every start what is known already changes nothing.
      if (isSame && person.nextDue !== null) return
      await plan(trx, key, { ...wanted, daysTold: tellDays ? person.daysTold : [] })
    },
  }
}

export type PlanService = ReturnType<typeof planService>
