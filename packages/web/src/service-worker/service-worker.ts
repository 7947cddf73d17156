import { type BuiltApp, keptApp } from './kept-app.ts'
import { pushes } from './pushes.ts'
import { revokeLater } from './revoke-later.ts'
import { LANDING, SHELL, wayOf } from './way-of-request.ts'
import type { WorkerScope } from './worker-scope.ts'

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
