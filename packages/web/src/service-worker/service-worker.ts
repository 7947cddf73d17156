import { localDay } from '@daywell/core/time'
import { indexedDbBook } from '#services/reminders/ledger/indexed-db-book.ts'
import { ledgerIn } from '#services/reminders/ledger/ledger.ts'
import { optionsOf, WRITING_PLACE } from '#services/reminders/notification.ts'
import { type PushedDeps, showPushed } from '#services/reminders/worker/pushed.ts'
import { type BuiltApp, keptApp } from './kept-app.ts'
import { revokeLater } from './revoke-later.ts'
import { LANDING, SHELL, wayOf } from './way-of-request.ts'
import type { ClickEvent, PushChangeEvent, PushEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Injected by the build, so every build is a different worker and the browser sees an update. */
declare const BUILT_APP: BuiltApp

const built = BUILT_APP
const cachedApp = keptApp(self, built)
const pushed = pushes(self)
const app = { origin: self.location.origin, files: new Set(Object.keys(built.files)) }

self.addEventListener('install', (event) => event.waitUntil(cachedApp.keep()))

self.addEventListener('activate', (event) => event.waitUntil(cachedApp.takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const way = wayOf(request, app)
  if (way === 'file') event.respondWith(cachedApp.find(new URL(request.url).pathname, request))
  if (way === 'landing') event.respondWith(cachedApp.find(LANDING, request))
  if (way === 'shell') event.respondWith(cachedApp.find(SHELL, request))
  if (way === 'network, else shell') event.respondWith(cachedApp.askServer(request))
})

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
  if (event.data === 'page-opened') event.waitUntil(cachedApp.dropOlder())
})

self.addEventListener('sync', (event) => event.waitUntil(revokeLater(event.tag, self)))

self.addEventListener('push', (event) => event.waitUntil(pushed.show(event)))

self.addEventListener('notificationclick', (event) => event.waitUntil(pushed.open(event)))

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(pushed.renew(event)))

/** Shows pushes that arrive while the app is closed, and handles clicks on them. */
function pushes({ registration, clients, indexedDB }: WorkerScope) {
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
