import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const journal = { name: 'notifications', path: '/journal', as: 'member', from: 'product' } as const
const preferences = { ...journal, path: '/preferences' } as const

type Permission = 'default' | 'granted' | 'denied'

/** Reloads the page with a permission, and without an earlier "Not now". */
async function openWith(page: Page, permission: Permission): Promise<void> {
  await page.addInitScript(`
    delete localStorage.notificationsNotNowUntil
    delete sessionStorage.notificationsFirstVisit
    Object.defineProperty(Notification, 'permission', { value: '${permission}' })
  `)
  await page.reload({ waitUntil: 'networkidle' })
}

async function showControls(page: Page, permission: Permission): Promise<void> {
  await openWith(page, permission)
  await page.getByRole('button', { name: 'Turn off all notifications' }).scrollIntoViewIfNeeded()
}

/** The question in the journal, the line where the browser denies, and the controls. */
export const notifications: readonly Screen[] = [
  { ...journal, state: 'asked', extent: 'window', prepare: (page) => openWith(page, 'default') },
  { ...journal, state: 'denied', extent: 'window', prepare: (page) => openWith(page, 'denied') },
  {
    ...preferences,
    state: 'controls-granted',
    extent: 'window',
    prepare: (page) => showControls(page, 'granted'),
  },
  {
    ...preferences,
    state: 'controls-asked',
    extent: 'window',
    prepare: (page) => showControls(page, 'default'),
  },
  {
    ...preferences,
    state: 'controls-denied',
    extent: 'window',
    prepare: (page) => showControls(page, 'denied'),
  },
]
