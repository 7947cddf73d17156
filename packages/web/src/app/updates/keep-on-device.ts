const HOUR = 60 * 60 * 1000

/**
 * Registers the service worker and says when a version other than the open one is ready. Without
 * a worker the app works as long as there is a network, so a failure is only logged.
 */
export async function keepOnDevice(window: Window, onNewVersion: () => void): Promise<void> {
  const { serviceWorker } = window.navigator
  try {
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    serviceWorker.controller?.postMessage('page-opened')
    watchForNext(registration, onNewVersion)
    lookNowAndThen(window, registration)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: who cares for it looks there, and nobody else is troubled
    console.warn('The service worker could not be registered', error)
  }
}

/** The first worker of all brings no new version: there is none that it could replace. */
function watchForNext(registration: ServiceWorkerRegistration, onNewVersion: () => void): void {
  const follow = (worker: ServiceWorker | null) => {
    const look = () => {
      const { active } = registration
      if (worker?.state === 'installed' && active && active !== worker) onNewVersion()
    }
    worker?.addEventListener('statechange', look)
    look()
  }
  follow(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

/** A journal may stay open for weeks; by itself the browser looks only when a page is opened. */
function lookNowAndThen({ document }: Window, registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < HOUR) return
    last = Date.now()
    // Without a network there is nothing new to be had.
    registration.update().catch(() => {})
  })
}
