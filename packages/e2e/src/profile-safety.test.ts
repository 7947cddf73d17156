import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { makeAccount } from '#fixtures/accounts.ts'
import { deskOn } from '#fixtures/desk.ts'
import { wordsOnDisk } from '#fixtures/kept-on-disk.ts'
import { looksRight } from '#fixtures/looks.ts'
import { profileOn } from '#fixtures/profile-page.ts'
import { expect, open, store, storedSession, test } from '#fixtures/test.ts'

const PROFILE = '**/api/auth/profile'
const CLEARED = { token: null, userId: null, userPreferences: null, onboardingComplete: null }
const AGENTS = {
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/128.0',
  'Safari on iPhone': 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/17.4 Mobile Safari/604',
  'Chrome on Android': 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36',
}

type Account = Awaited<ReturnType<typeof makeAccount>>

async function begin(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await makeAccount(request)
  await store(page, { token: account.token, userId: account.userId })
  return account
}

/** Signs the person in elsewhere, and gives a way to see whether they still are. */
async function signInElsewhere(request: APIRequestContext, account: Account, agent: string) {
  const { email, password } = account
  const headers = { 'user-agent': agent }
  const answer = await request.post('/api/auth/login', { data: { email, password }, headers })
  const { token } = await answer.json()
  return async () => {
    const own = { headers: { authorization: `Bearer ${token}` } }
    return (await request.get('/api/auth/verify', own)).status() === 200
  }
}

test('PRIV-59 the list of sessions names each device, ends one of them or all others, and says when it cannot be had', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/ERR_FAILED/, /status of 500/)
  const mara = await begin(page, request)
  const elsewhere = await Promise.all(
    Object.values(AGENTS).map((agent) => signInElsewhere(request, mara, agent)),
  )
  const profile = profileOn(page)
  const list = profile.part('Where you are signed in')
  const unreachable = page.getByText('Your names and your email lie on the server')

  // Without a server the page says so, and comes as soon as it is asked again.
  await page.route('**/api/**', (route) => route.abort())
  await open(page, '/profile')
  await expect(unreachable).toBeVisible()
  await expect(page.getByRole('link', { name: 'Privacy & data' })).toBeVisible()
  await looksRight(page)
  await page.unroute('**/api/**')
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ status: 500 }))
  await profile.press('Try Again').click()
  await expect(profile.username).toHaveValue(mara.username)
  await expect(list.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute('**/api/auth/sessions')
  await list.getByRole('button', { name: 'Try Again' }).click()

  await expect(list.getByRole('listitem')).toHaveCount(4)
  await expect(list.getByRole('listitem').first()).toContainText('This device')
  for (const name of Object.keys(AGENTS)) await expect(list).toContainText(name)
  await expect(list).toContainText('Used within the last hour')

  await list.getByRole('button', { name: 'Sign out Firefox on Linux' }).click()
  await expect(profile.toast('Signed out: Firefox on Linux')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('list')).toBeFocused()
  const alive = () => Promise.all(elsewhere.map((isAlive) => isAlive()))
  expect(await alive()).toEqual([false, true, true])

  await list.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
  await expect(list.getByText('Sign out 2 other devices?')).toBeVisible()
  await expect(list.getByText('remove their copies of what’s on the server')).toBeVisible()
  await list.getByRole('button', { name: 'Cancel' }).click()
  await expect(list.getByRole('button', { name: 'Sign Out Everywhere Else' })).toBeFocused()
  await page.keyboard.press('Enter')
  const question = list.getByRole('group', { name: 'Sign Out Everywhere Else' })
  await question.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
  await expect(list.getByText('Only this device.')).toBeVisible()
  expect(await alive()).toEqual([false, false, false])
  expect((await storedSession(page)).token).toBe(mara.token)
})

test('REC-03 the recovery code is renewed against the password, shown this once, and waits until it was put away', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 422/, /ERR_FAILED/)
  const mara = await begin(page, request)
  await open(page, '/profile')
  const profile = profileOn(page)
  const part = profile.part('Recovery code')
  const renewal = '**/api/auth/recovery-code'
  const card = page.getByRole('complementary', { name: 'Your recovery code' })
  await expect(part).toContainText('The old code stops working.')
  await profile.press('Make a New Code').click()
  await expect(profile.password).toBeFocused()
  await page.keyboard.type('not my password')
  await page.keyboard.press('Enter')
  await expect(profile.password).toHaveAccessibleDescription('This is not your current password')
  await profile.password.fill(mara.password)
  await page.route(renewal, (route) => route.abort())
  await page.keyboard.press('Enter')
  await expect(part.getByRole('alert')).toContainText('the code before may have stopped working')
  await page.unroute(renewal)

  // Whoever is gone by the time that it comes finds it where they are.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(renewal, async (route) => {
    await held
    await route.continue()
  })
  await profile.password.fill(mara.password)
  await page.keyboard.press('Enter')
  await expect(part.getByRole('button', { name: 'Making it…' })).toBeVisible()
  await page.getByRole('link', { name: 'Privacy & data' }).click()
  await expect(page).toHaveURL('/privacy')
  release()
  await expect(card.getByRole('code')).toHaveText(/^(\w{5}-){4}\w{5}$/)
  await page.goBack()
  await card.getByRole('button', { name: 'Dismiss' }).click()
  await expect(card).toHaveCount(0)

  await profile.press('Make a New Code').click()
  await profile.password.fill(mara.password)
  await page.keyboard.press('Enter')
  await expect(profile.newCode.getByRole('code')).toHaveText(/^(\w{5}-){4}\w{5}$/)
  await expect(profile.newCode).toContainText('The one before has stopped working.')
  const code = (await profile.newCode.getByRole('code').textContent()) ?? ''
  expect(code).not.toBe(mara.recoveryCode)
  await expect(card).toHaveCount(0)
  await looksRight(page)

  // Whoever goes on without having put it away still has it, once.
  await page.getByRole('link', { name: 'Privacy & data' }).click()
  await expect(card.getByRole('code')).toHaveText(code)
  await page.goBack()
  await expect(card.getByRole('code')).toHaveText(code)
  await expect(profile.newCode).toHaveCount(0)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(code)
  await page.reload()
  await expect(profile.press('Make a New Code')).toBeVisible()
  await expect(page.getByText(code)).toHaveCount(0)

  const recover = (recoveryCode: string) => {
    const data = { email: mara.email, recoveryCode, newPassword: 'another desk' }
    return request.post('/api/auth/recover', { data })
  }
  expect((await recover(mara.recoveryCode)).status()).toBe(401)
  expect((await recover(code)).status()).toBe(200)
})

test('PROF-05 PROF-11 PROF-12 PROF-13 PROF-20 ERR-36 deleting the account asks in place, counts what is only here, and deletes on Confirm Delete alone', async ({
  page,
  request,
  people,
  problems,
}) => {
  problems.allow(/status of (401|403|500)/)
  const mara = await begin(page, request)
  const desk = deskOn(page)
  await desk.open()
  await page.getByRole('switch', { name: 'Keep on this device' }).setChecked(true)
  await desk.write('Between me and this device')
  await open(page, '/profile')
  const profile = profileOn(page)
  const act = (name: string) => profile.question.getByRole('button', { name, exact: true })
  const begun = profile.press('Delete Account')
  await begun.focus()
  await page.keyboard.press('Enter')
  await expect(profile.question.getByText('1 entry exists only on this device.')).toBeVisible()
  await expect(profile.question).not.toContainText('Password')
  await looksRight(page)
  await act('Cancel').click()
  await expect(profile.question).toHaveCount(0)
  await expect(begun).toBeFocused()

  await page.keyboard.press('Enter')
  const download = page.waitForEvent('download')
  await act('Download a backup').click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    'Between me and this device',
  )
  await expect(profile.part('Backup')).toContainText('The last backup on this device was made on')

  // What fails deletes nothing, and can be tried again.
  await page.route(PROFILE, (route) => route.fulfill({ status: 500 }))
  await act('Confirm Delete').click()
  await expect(profile.said('Failed to delete account')).toBeVisible()
  await page.unroute(PROFILE)
  expect(await wordsOnDisk(page, mara.userId)).toEqual(['Between me and this device'])

  await people.letPasswordAge(mara.userId)
  await act('Confirm Delete').click()
  await expect(profile.password).toBeFocused()
  expect((await storedSession(page)).token).toBe(mara.token)
  await profile.password.fill(mara.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(profile.toast('Account deleted successfully')).toBeVisible()
  expect(await storedSession(page)).toEqual(CLEARED)
  await expect.poll(() => wordsOnDisk(page, mara.userId)).toEqual([])
  const data = { email: mara.email, password: mara.password }
  expect((await request.post('/api/auth/login', { data })).status()).toBe(401)
})
