import { localDay } from '@daywell/core/time'
import { indexedDbBook } from '#services/reminders/ledger/indexed-db-book.ts'
import { ledgerIn } from '#services/reminders/ledger/ledger.ts'
import { optionsOf, WRITING_PLACE } from '#services/reminders/notification.ts'
import { type PushedDeps, showPushed } from '#services/reminders/worker/pushed.ts'
import type { ClickEvent, PushChangeEvent, PushEvent, WorkerScope } from './worker-scope.ts'

/** What arrives while the app is closed, and what becomes of it when it is touched. */
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

    /** A page on which one can write comes to the front; nobody is taken away from another one. */
    async open({ notification }: ClickEvent): Promise<void> {
      notification.close()
      const journal = (await pages()).find(({ url }) => new URL(url).pathname === '/journal')
      if (journal) await journal.focus()
      else await clients.openWindow(WRITING_PLACE)
    },

    /** The worker knows no session: the next page tells the server. */
    async renew({ oldSubscription, newSubscription }: PushChangeEvent): Promise<void> {
      if (oldSubscription && !newSubscription)
        await registration.pushManager.subscribe(oldSubscription.options)
      for (const page of await pages()) page.postMessage('push-changed')
    },
  }
}
