import { localDay } from '@daywell/core/time'
import { indexedDbBook } from '#services/reminders/ledger/indexed-db-book.ts'
import { ledgerIn } from '#services/reminders/ledger/ledger.ts'
import { optionsOf, WRITING_PLACE } from '#services/reminders/notification.ts'
import { type PushedDeps, showPushed } from '#services/reminders/worker/pushed.ts'
import type { ClickEvent, PushChangeEvent, PushEvent, WorkerScope } from './worker-scope.ts'

/** Shows pushes that arrive while the app is closed, and handles clicks on them. */
export function pushes({ registration, clients, indexedDB }: WorkerScope) {
  const parts: PushedDeps = {
    ledger: ledgerIn(indexedDbBook(indexedDB)),
    now: () => Date.now(),
    today: () => localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone),
    isThere: async (tag) => (await registration.getNotifications({ tag })).length > 0,
    show: (one, quiet) => registration.showNotification(one.title, optionsOf(one, quiet)),
    async unsubscribe() {
      await (await registration.pushManager.getSubscription())?.unsubscribe()
    },
  }
  const pages = () => clients.matchAll({ type: 'window', includeUncontrolled: true })
  return {
    show: ({ data }: PushEvent) => showPushed(data?.text(), parts),

    /** Focuses a page you can write on; never navigates away from another page. */
    async open({ notification }: ClickEvent): Promise<void> {
      notification.close()
      const journal = (await pages()).find(({ url }) => new URL(url).pathname === '/journal')
      if (journal) await journal.focus()
      else await clients.openWindow(WRITING_PLACE)
    },

    /** The worker has no session, so the next page tells the server. */
    async renew({ oldSubscription, newSubscription }: PushChangeEvent): Promise<void> {
      if (oldSubscription && !newSubscription)
        await registration.pushManager.subscribe(oldSubscription.options)
      for (const page of await pages()) page.postMessage('push-changed')
    },
  }
}
