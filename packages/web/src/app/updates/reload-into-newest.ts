/**
 * Activates the newest service worker and reloads. A plain reload wouldn't do: a new worker waits
 * until every page of the old one is closed, or until it's told to skip waiting.
 */
export async function reloadIntoNewest({ navigator, location }: Window): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const registration = await workers?.getRegistration().catch(() => undefined)
  if (!registration?.waiting) return location.reload()
  workers.addEventListener('controllerchange', () => location.reload(), { once: true })
  registration.waiting.postMessage('take-over')
}
