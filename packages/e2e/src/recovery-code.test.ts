import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fillSignup, press, somebody } from '#fixtures/accounts.ts'
import { finishOnboarding } from '#fixtures/onboarding.ts'
import { expect, test } from '#fixtures/test.ts'

const cardOn = (page: Page) => page.getByRole('complementary', { name: 'Your recovery code' })
const CODE = /^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/

async function signUp(page: Page) {
  const account = somebody()
  await page.goto('/signup')
  await fillSignup(page, account)
  await press(page, 'Create account')
  await expect(page).toHaveURL('/onboarding')
  const shown = cardOn(page).getByRole('code')
  await expect(shown).toHaveText(CODE)
  return { account, code: (await shown.textContent()) ?? '' }
}

test('REC-01 a signup shows a recovery code that works, this once', async ({ page, request }) => {
  const { account, code } = await signUp(page)
  await cardOn(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(cardOn(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(page.getByText(code)).toHaveCount(0)
  const data = { email: account.email, recoveryCode: code, newPassword: 'another desk' }
  expect((await request.post('/api/auth/recover', { data })).status()).toBe(200)
})

test('REC-02 the code has a copy button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { code } = await signUp(page)
  await cardOn(page).getByRole('button', { name: 'Copy' }).click()
  await expect(cardOn(page).getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(code)
})

test('REC-02 the code has a download button, whose file says what it is for', async ({
  page,
  server,
}) => {
  const { code } = await signUp(page)
  const download = page.waitForEvent('download')
  await cardOn(page).getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('daywell-recovery-code.txt')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\n')).toContain(code)
  expect(text).toContain('If you forget your password')
  expect(text).toContain(`${server.origin}/recover`)
  await expect(cardOn(page).getByRole('status')).toHaveText('Downloaded')
})

test('the card blocks nothing and stays, over pages and reloads, until it was put away', async ({
  page,
}) => {
  const { code } = await signUp(page)
  await page.reload()
  await expect(cardOn(page).getByRole('code')).toHaveText(code)
  await finishOnboarding(page)
  await expect(cardOn(page).getByRole('code')).toHaveText(code)
  const download = page.waitForEvent('download')
  await cardOn(page).getByRole('button', { name: 'Download' }).click()
  await download
  // It was kept: it is not snatched away, but does not follow any further.
  await expect(cardOn(page).getByRole('code')).toHaveText(code)
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(cardOn(page)).toHaveCount(0)
})

test('the code stays in this tab: not in local storage, not in another tab, not in a request', async ({
  page,
  context,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  const { code } = await signUp(page)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(code)
  const other = await context.newPage()
  await other.goto('/onboarding')
  await expect(other.getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(cardOn(other)).toHaveCount(0)
  await page.reload()
  await expect(cardOn(page)).toBeVisible()
  expect(sent.filter((request) => request.includes(code))).toEqual([])
})

test('a log-out takes the code along', async ({ page }) => {
  const { code } = await signUp(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(cardOn(page)).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(code)
})

test('without a clipboard it is copied by selection', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { code } = await signUp(page)
  await page.evaluate(`Object.defineProperty(navigator, 'clipboard', {
    configurable: true, value: undefined,
  })`)
  await cardOn(page).getByRole('button', { name: 'Copy' }).click()
  await expect(cardOn(page).getByRole('status')).toHaveText('Copied')
  await page.evaluate(`delete navigator.clipboard`)
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(code)
})

test('where copying is not allowed at all, it says so and keeps the card', async ({ page }) => {
  await signUp(page)
  await page.evaluate(`{
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  }`)
  await cardOn(page).getByRole('button', { name: 'Copy' }).click()
  await expect(cardOn(page).getByRole('status')).toContainText('copy it yourself')
  await page.reload()
  await expect(cardOn(page)).toBeVisible()
})
