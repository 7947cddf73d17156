import type { Page } from '@playwright/test'
import { profileOn } from '#fixtures/pages/profile-page.ts'
import type { Screen } from './screen.ts'

const HOUR = 60 * 60_000

/** A phone that was used today, a laptop, and something old that did not say what it is. */
async function withDevices(page: Page): Promise<void> {
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
  const session = (id: string, device: string | null, hours: number, since: number) => ({
    id,
    device,
    current: id === 'a',
    lastUsedAt: ago(hours),
    createdAt: ago(since),
  })
  const json = [
    session('a', 'Chrome on Linux', 0, 30),
    session('b', 'Safari on iPhone', 0.4, 400),
    session('c', 'Firefox on Windows', 26, 600),
    session('d', null, 500, 700),
  ]
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ json }))
  await page.reload({ waitUntil: 'networkidle' })
}

function shot(state: string, prepare: (page: Page) => Promise<void>): Screen {
  const screen = { name: 'profile', path: '/profile', as: 'member', from: 'product' } as const
  return { ...screen, state, extent: 'page', prepare }
}

/** The profile screen in its states. */
export const profilePage: readonly Screen[] = [
  shot('default', withDevices),
  shot('errors', async (page) => {
    const profile = profileOn(page)
    await profile.username.fill('mara l')
    await profile.press('Change Password').click()
    await profile.field('Current Password').fill('a quiet desk')
    await profile.press('Save Changes').click()
  }),
  shot('password-needed', async (page) => {
    const profile = profileOn(page)
    const refused = { error: 'Please confirm your password to continue', code: 'password_needed' }
    await page.route('**/api/auth/profile', (route) =>
      route.fulfill({ status: 403, json: refused }),
    )
    await profile.email.fill('mara@example.org')
    await profile.press('Save Changes').click()
    await profile.password.waitFor()
  }),
  shot('new-code', async (page) => {
    const profile = profileOn(page)
    const json = { recoveryCode: '7KQ2M-9XW4T-B3HNA-ZE8RC-5YJ6P' }
    await page.route('**/api/auth/recovery-code', (route) => route.fulfill({ json }))
    await profile.press('Create a new code').click()
    await profile.password.fill('a quiet desk')
    await page.keyboard.press('Enter')
    await profile.newCode.getByRole('button', { name: 'Download' }).click()
  }),
  shot('sign-out-others', async (page) => {
    await withDevices(page)
    await profileOn(page).press('Log out everywhere else').click()
  }),
  shot('deletion', async (page) => {
    const profile = profileOn(page)
    await profile.press('Delete Account').click()
    await profile.question.getByText(/on this device\.$/).waitFor()
  }),
  shot('unreachable', async (page) => {
    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    await profileOn(page).press('Try again').waitFor()
  }),
]
