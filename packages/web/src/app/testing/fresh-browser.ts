import '#kit/styles/index.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeApp } from './open-app.tsx'

// Imported after the app's styles: the journal waits at most 1.5 s for this chunk.
await import('#features/journal/notifications/offer.tsx')

const IDLE_AFTER_MS = 100

/** A headless browser denies the permission and remembers that for the next test. */
function forgetPermission(): void {
  let permission: NotificationPermission = 'default'
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    permission = 'denied'
    return permission
  })
}

beforeEach(() => {
  // The previous test may have written again after its cleanup.
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(console, 'error')
  forgetPermission()
  // A page driven by a test never becomes idle.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, IDLE_AFTER_MS))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})

afterEach(async () => {
  vi.useRealTimers()
  const problems = closeApp()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '')
  delete document.documentElement.dataset.theme
  await page.viewport(1280, 800)
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  const printed = vi.mocked(console.error).mock.calls.map((parts) => parts.join(' '))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect([...problems, ...printed], 'errors in the browser').toEqual([])
})
