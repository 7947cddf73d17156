import { endpoints } from '@daywell/core/contract'
import type { Client } from '#api/client.ts'
import type { TextStorage } from '#local-store/text-storage.ts'
import { type BrowserPush, subscribed } from './browser-push.ts'
import { type PushMark, pushMarks } from './push-mark.ts'

interface Parts {
  readonly userId: string
  /** Speaks for this person and for nobody who signs in later. */
  readonly api: Pick<Client<'api'>, 'call'>
  readonly storage: TextStorage
  readonly push: BrowserPush
  readonly timeZone: () => string
  /** Whether this person is to be reached by push in this browser. */
  readonly wanted: () => boolean
  readonly agreed: () => boolean
}

/** Keeps this browser subscribed to push for one person as long as they want it, and not longer. */
export function pushKeeper(parts: Parts) {
  const { userId, api, storage, push, wanted, agreed, timeZone } = parts
  const marks = pushMarks(storage)

  const tellOff = async () => {
    if (!marks.isOffOwed(userId)) return
    await api.call(endpoints.unsubscribePush, { body: {} })
    marks.offIsTold(userId)
  }
  const subscribe = async (manager: PushManager) => {
    // What the one before subscribed to is not this person's.
    if (marks.read().userId !== userId) await unsubscribeHere(manager, storage)
    const { key } = (await api.call(endpoints.pushKey)).body
    const subscription = await subscribed(manager, key)
    const { endpoint } = subscription
    const mark: PushMark = { userId, endpoint, tellDays: agreed(), timeZone: timeZone() }
    if (isSame(marks.read(), mark)) return
    const body = { ...json(subscription), tellDays: mark.tellDays }
    await api.call(endpoints.subscribePush, { body })
    marks.write(mark)
  }
  const unsubscribe = async (manager: PushManager) => {
    const { userId: whose, endpoint } = marks.read()
    await unsubscribeHere(manager, storage)
    if (whose === userId && endpoint)
      await api.call(endpoints.unsubscribePush, { body: { endpoint } })
  }
  const settle = async () => {
    await tellOff()
    const manager = await push.manager()
    if (!manager) return
    await (wanted() ? subscribe(manager) : unsubscribe(manager))
  }

  let last: Promise<void> = Promise.resolve()
  return {
    /** Brings browser and server to what is wanted now; one after the other. */
    settle(): Promise<void> {
      last = last.catch(() => {}).then(settle)
      return last
    },
    /** No browser of this person is reached any more; the server hears of it when it can. */
    async endEverywhere(): Promise<void> {
      marks.oweOff(userId)
      const manager = await push.manager()
      if (manager) await unsubscribeHere(manager, storage)
      await tellOff()
    },
  }
}

/** Whoever is pushed to from elsewhere does not reach this browser any more. */
export async function unsubscribeHere(
  manager: Pick<PushManager, 'getSubscription'>,
  storage: TextStorage,
): Promise<void> {
  await (await manager.getSubscription())?.unsubscribe()
  pushMarks(storage).clear()
}

function isSame(before: Partial<PushMark>, now: PushMark): boolean {
  return (Object.keys(now) as (keyof PushMark)[]).every((name) => before[name] === now[name])
}

function json(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}
