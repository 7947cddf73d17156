import '#kit/styles/index.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeApp } from './open-app.tsx'

// Loaded after the styles of the app: the journal waits a second and a half for it, no longer.
await import('#features/journal/notifications/offer.tsx')

const IDLE_AFTER_MS = 100

/** A browser without a window refuses when it is asked, and remembers that for the next test. */
function forgetPermission(): void {
  let permission: NotificationPermission = 'default'
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    permission = 'denied'
    return permission
  })
}

beforeEach(() => {
  // What the last test left was removed, and may have been written once more since.
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(console, 'error')
  forgetPermission()
  // A page that is driven by a test has no idle moment of its own.
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
  expect([...problems, ...printed], 'what nobody should see in a browser').toEqual([])
})
