import type { Client } from '#api/client.ts'
import { databaseOf } from '#device/local-store/tables/database-of.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import type { PreferencesDeps } from '#services/preferences/preferences-deps.ts'
import { preferencesStoreOf } from '#services/preferences/preferences-store.ts'
import { keepReminders } from '#services/reminders/keep-reminders.ts'
import { deviceLedger } from '#services/reminders/ledger/device-ledger.ts'
import { browserNotifier } from '#services/reminders/page/browser-notifier.ts'
import { onPermissionChange, permissionIn } from '#services/reminders/permission.ts'
import { browserPush } from '#services/reminders/push/browser-push.ts'
import type { Reminders } from '#services/reminders/reminders.ts'
import type { Session } from '#services/session/session.ts'

interface OpenRemindersDeps {
  readonly session: Session
  readonly journal: JournalHandle
  readonly preferences: PreferencesDeps
  readonly apiOf: (userId: string) => Client<'api'>
}

/** Composes the reminders of the signed-in person. */
export function openReminders(
  window: Window & typeof globalThis,
  deps: OpenRemindersDeps,
): Reminders {
  const { journal, preferences } = deps
  const workers: ServiceWorkerContainer | undefined = window.navigator.serviceWorker
  const reminders = keepReminders({
    ...deps,
    handle: journal,
    storage: journal.storage,
    timers: preferences.timers,
    preferences: preferencesStoreOf(preferences),
    ledger: deviceLedger(databaseOf(window), journal.storage),
    notifier: browserNotifier(window),
    push: browserPush(workers),
    now: () => Date.now(),
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    repeat: (act, ms) => window.setInterval(act, ms),
    stopRepeating: (id) => window.clearInterval(id),
    // biome-ignore lint/suspicious/noConsole: a diagnostic for developers
    log: (what, why = '') => console.warn(what, why),
  })
  let permission = permissionIn(window)
  onPermissionChange(() => {
    const before = permission
    permission = permissionIn(window)
    if (permission !== before) reminders.follow()
  })
  window.addEventListener('online', reminders.follow)
  // The first service worker may activate after this; push subscriptions need an active one.
  const waitForWorker = (found?: ServiceWorkerRegistration) => {
    if (!found?.active) void workers?.ready.then(reminders.follow)
  }
  workers?.getRegistration().then(waitForWorker, () => waitForWorker())
  workers?.addEventListener('message', ({ data }) => {
    if (data === 'push-changed') reminders.follow()
  })
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'visible') reminders.look()
  })
  return reminders
}
