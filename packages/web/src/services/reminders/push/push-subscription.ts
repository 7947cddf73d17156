import { endpoints } from '@daywell/core/contract'
import type { Client } from '#api/client.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import { type BrowserPush, currentSubscription } from './browser-push.ts'
import { pushMarks } from './push-mark.ts'

interface PushSubscriptionDeps {
  readonly userId: string
  /** A client for this person only, even if another one signs in later. */
  readonly api: Pick<Client<'api'>, 'call'>
  readonly storage: TextStorage
  readonly push: BrowserPush
  readonly timeZone: () => string
  /** Whether this person wants push in this browser. */
  readonly wanted: () => boolean
  readonly agreed: () => boolean
}

/** Keeps this browser subscribed to push for one person, as long as they want it. */
export function createPushSubscription(parts: PushSubscriptionDeps) {
  const { userId, api, storage, push, wanted, agreed, timeZone } = parts
  const marks = pushMarks(storage)
  // In memory only: the next page registers again with a server that has lost a browser.
  let lastSent: string | undefined

  const sendOwed = async () => {
    const body = marks.owed(userId)
    if (!body) return
    await api.call(endpoints.unsubscribePush, { body })
    marks.clearOwed(userId)
  }
  const subscribe = async (manager: PushManager) => {
    // The previous person's subscription isn't this person's.
    if (marks.read().userId !== userId) await unsubscribeHere(manager, storage)
    const { key } = (await api.call(endpoints.pushKey)).body
    const subscription = await currentSubscription(manager, key)
    const { endpoint } = subscription
    const body = { ...json(subscription), tellDays: agreed() }
    const sending = JSON.stringify([body, timeZone()])
    if (sending === lastSent) return
    // Before the call: if its answer is lost, the server may know all the same.
    marks.write({ userId, endpoint })
    await api.call(endpoints.subscribePush, { body })
    lastSent = sending
  }
  /** Ends here at once, whether or not the server is reachable. */
  const endHere = async (manager: PushManager | undefined) => {
    lastSent = undefined
    const { userId: whose, endpoint } = marks.read()
    if (whose === userId && endpoint) marks.oweEnd(userId, endpoint)
    if (manager) await unsubscribeHere(manager, storage)
  }
  const settle = async () => {
    const manager = await push.manager()
    if (!wanted()) await endHere(manager)
    await sendOwed()
    if (manager && wanted()) await subscribe(manager)
  }

  let last: Promise<void> = Promise.resolve()
  return {
    /** Reconciles browser and server with what is wanted; calls are queued. */
    settle(): Promise<void> {
      last = last.catch(() => {}).then(settle)
      return last
    },
    /** Ends push in all of this person's browsers; the next `settle` tells the server. */
    async endEverywhere(): Promise<void> {
      marks.oweOff(userId)
      await endHere(await push.manager())
    },
  }
}

/** Ends this browser's subscription, so that pushes no longer reach it. */
export async function unsubscribeHere(
  manager: Pick<PushManager, 'getSubscription'>,
  storage: TextStorage,
): Promise<void> {
  await (await manager.getSubscription())?.unsubscribe()
  pushMarks(storage).clear()
}

function json(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}
