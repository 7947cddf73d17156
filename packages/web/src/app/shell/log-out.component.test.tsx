import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { expectPath, stored, title } from '#app/testing/screen.ts'

const logOut = () => page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click()
const area = page.getByRole('region', { name: 'In progress' })
const SESSION = ['token', 'userId', 'userPreferences', 'onboardingComplete']
/** Matches the SHA-256 of `a-token`: the server ends a session by its hash. */
const HASH = /^[0-9a-f]{64}$/

it('NAV-03 Log Out ends the session here and on the server', async () => {
  signIn()
  const logout = { status: 204, body: undefined } as const
  const server = await openApp('/profile', answersForAnna({ logout }))
  await logOut()
  await expectPath('/login')
  await expect.poll(() => server.sent('logout')).toHaveLength(1)
  const told = server.calls.find(({ name }) => name === 'logout')
  expect(told?.headers.get('authorization')).toBe('Bearer a-token')
  expect(stored(...SESSION)).toEqual([null, null, null, null])
  await expect.poll(() => stored('revocationsOwed')).toEqual([null])
})

it('AUTH-62 a log-out works while the server is unreachable, and is sent later', async () => {
  signIn()
  const revokeSession = { status: 204, body: undefined } as const
  const server = await openApp('/profile', answersForAnna({ revokeSession }))
  await expect.element(area).toBeInTheDocument()
  server.goOffline()
  await logOut()
  await expect.poll(() => area.element().textContent).toContain('when you’re back online')
  await expect.element(title).toHaveTextContent('Log in to your journal')
  expect(stored(...SESSION)).toEqual([null, null, null, null])
  const [owed] = stored('revocationsOwed')
  expect(owed).toMatch(HASH)
  expect(JSON.stringify({ ...localStorage })).not.toContain('a-token')
  server.comeBack()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => server.sent('revokeSession')).toEqual([{ tokenHash: owed }])
  await expect.poll(() => stored('revocationsOwed')).toEqual([null])
})

it('NAV-31 on a phone Profile has Log Out instead of the bar', async () => {
  await page.viewport(360, 780)
  signIn()
  await openApp('/profile', answersForAnna({ logout: { status: 204, body: undefined } }))
  const button = page.getByRole('button', { name: /^log out$/i })
  await expect
    .element(page.getByRole('main').getByRole('button', { name: 'Log out' }))
    .toBeVisible()
  expect(button.elements()).toHaveLength(1)
  await button.click()
  await expectPath('/login')
})
