import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { answerAll, answersForNewcomer, start } from '#features/onboarding/testing/newcomer.ts'

const CODE = 'ABCD-EFGH-JKMN-PQRS'
const slip = page.getByRole('region', { name: 'Your recovery code' })
const main = page.getByRole('navigation', { name: 'Main' })

function isNowhere(): void {
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])
  expect(document.documentElement.outerHTML + kept).not.toContain(CODE)
}

it('ONB-32 a recovery code stays on its step, and is not shown to the next person in the tab', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  localStorage.setItem('notificationsNotNowUntil', new Date(Date.now() + 1e9).toISOString())
  const signedIn = { user: ANNA, token: 'a-token', device: 'one' }
  await openApp(
    '/signup',
    answersForNewcomer({
      ...journalOn().answers,
      signup: {
        status: 201,
        body: { ...signedIn, onboardingComplete: false, recoveryCode: CODE },
      },
      login: { status: 200, body: { ...signedIn, onboardingComplete: true } },
      logout: { status: 204, body: undefined },
    }),
  )
  const fields = {
    Username: 'anna',
    'Display name': 'Anna',
    Email: ANNA.email,
    Password: 'a quiet desk',
    'Confirm password': 'a quiet desk',
  }
  for (const [label, value] of Object.entries(fields))
    await page.getByLabelText(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await expect.poll(() => location.pathname).toBe('/onboarding')
  await answerAll()
  await expect.element(slip.getByRole('code')).toHaveTextContent(CODE)
  await start()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your journal' })).toBeVisible()
  isNowhere()
  await main.getByRole('link', { name: 'Profile' }).click()
  await expect.poll(() => location.pathname).toBe('/profile')
  await main.getByRole('link', { name: 'Journal' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your journal' })).toBeVisible()
  isNowhere()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect.poll(() => location.pathname).toBe('/login')
  isNowhere()
  await page.getByLabelText('Email', { exact: true }).fill('bert@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('a quiet desk')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => location.pathname).toBe('/journal')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your journal' })).toBeVisible()
  isNowhere()
})
