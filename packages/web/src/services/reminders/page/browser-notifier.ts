import { optionsOf, WRITING_PLACE } from '../notification.ts'
import { permissionIn } from '../permission.ts'
import type { Notifier } from './once-notifier.ts'

type Browser = Pick<Window & typeof globalThis, 'navigator' | 'focus' | 'location' | 'open'> & {
  readonly Notification?: typeof Notification
}

/**
 * Shows notifications through the service worker, so that a click works after the page is closed.
 */
export function browserNotifier(window: Browser): Notifier {
  const workers: ServiceWorkerContainer | undefined = window.navigator.serviceWorker
  return {
    permission: () => permissionIn(window),
    async show(one) {
      const options = optionsOf(one)
      const registration = await workers?.getRegistration().catch(() => undefined)
      if (registration?.active) return registration.showNotification(one.title, options)
      if (window.Notification) showByPage(window, window.Notification, one.title, options)
    },
  }
}

/** Without a worker: clickable only while the page is open, and without buttons. */
function showByPage(
  window: Browser,
  Shown: typeof Notification,
  title: string,
  { actions: _, ...options }: ReturnType<typeof optionsOf>,
): void {
  const shown = new Shown(title, options)
  shown.onclick = () => {
    window.focus()
    // Never navigates away from a page with possibly unsaved input.
    if (window.location.pathname !== '/journal') window.open(WRITING_PLACE)
    shown.close()
  }
}
