const HOUR_MS = 60 * 60 * 1000

/**
 * Registers the service worker and reports when another version is ready. Without a worker the app
 * still works online, so a failure is only logged.
 */
export async function keepOnDevice(window: Window, onNewVersion: () => void): Promise<void> {
  const { serviceWorker } = window.navigator
  try {
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    serviceWorker.controller?.postMessage('page-opened')
    watchForNext(registration, onNewVersion)
    checkHourly(window, registration)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a diagnostic for developers
    console.warn('Failed to register the service worker', error)
  }
}

/** The first worker ever isn't an update: it replaces nothing. */
function watchForNext(registration: ServiceWorkerRegistration, onNewVersion: () => void): void {
  const follow = (worker: ServiceWorker | null) => {
    const reportInstalled = () => {
      const { active } = registration
      if (worker?.state === 'installed' && active && active !== worker) onNewVersion()
    }
    worker?.addEventListener('statechange', reportInstalled)
    reportInstalled()
  }
  follow(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

/** A journal may stay open for weeks, but the browser checks for updates only on navigation. */
function checkHourly({ document }: Window, registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < HOUR_MS) return
    last = Date.now()
    // Offline: there's nothing to check.
    registration.update().catch(() => {})
  })
}
