import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { standInCentre } from './testing/centre.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('NOTE-28 ERR-33 one click ends all notifications everywhere, and a refusal by the server ends none', async () => {
  standInCentre('granted')
  const first = defaultPreferences()
  const notifications = { ...first.notifications, reminderEnabled: true }
  signIn()
  const no = { error: 'No.', code: 'no', fields: { 'notifications.preferredTime': 'No' } }
  const server = await openApp(
    '/preferences',
    answersForAnna({
      getPreferences: { status: 200, body: { ...first, notifications, version: 1 } },
      savePreferences: { status: 422, body: no },
      unsubscribePush: { status: 204, body: undefined },
    }),
  )
  const scheduled = () => localStorage.getItem('scheduledNotifications') ?? ''
  await expect.poll(scheduled).toContain('Time to Write')
  const off = page.getByRole('button', { name: 'Turn off all notifications' })
  await off.click()
  await expect.element(page.getByText('Failed to disable notifications')).toBeVisible()
  expect(server.sent('unsubscribePush')).toEqual([])
  server.answers.savePreferences = ({ body }) => ({
    status: 200,
    body: { ...(body as Preferences), version: 2 },
  })
  await off.click()
  await expect.element(page.getByText('All notifications disabled')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /streak/i })).not.toBeChecked()
  const nothing = { reminderEnabled: false, streakAlerts: false }
  expect(server.sent('savePreferences').at(-1)).toMatchObject({ notifications: nothing })
  await expect.poll(() => server.sent('unsubscribePush')).toEqual([{}])
  await expect.poll(scheduled).toBe('')
})
