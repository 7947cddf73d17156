import type { UserKey } from '#crypto/index.ts'
import type { Trx } from '#database/index.ts'
import type { Subscription } from '#stores/push/delivery.ts'
import type { PushPerson } from '#stores/push/people.store.ts'
import { addPerson, holdPerson } from '#stores/push/people.store.ts'
import {
  ownerOf,
  putSubscription,
  registerWithRetry,
  TakenMeanwhile,
} from '#stores/push/subscriptions.store.ts'
import type { PlanService } from './plan.service.ts'
import type { PushDeps } from './push-deps.ts'

/** Registers the browsers of people, who may share one. */
export function registerService({ database, keyring, clock }: PushDeps, plans: PlanService) {
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
