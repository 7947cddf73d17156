import type { APIRequestContext, Page } from '@playwright/test'
import {
  fillSignup,
  logIn,
  type MadeAccount,
  makeAccount,
  press,
  somebody,
} from '#fixtures/accounts.ts'
import { finishOnboarding } from '#fixtures/onboarding.ts'
import { expect, open, openEmptyPage, test } from '#fixtures/test.ts'

const cardOn = (page: Page) => page.getByRole('complementary', { name: 'Your recovery code' })

/** Signs up on the page for that, goes on to the journal and copies the recovery code there. */
async function copyCodeInJournal(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(page).toHaveURL('/signup')
  await fillSignup(page, somebody())
  await press(page, 'Create account')
  await expect(page).toHaveURL('/onboarding')
  await finishOnboarding(page)
  await expectJournal(page)
  const code = await cardOn(page).getByRole('code').textContent()
  await cardOn(page).getByRole('button', { name: 'Copy' }).click()
  await expect(cardOn(page).getByRole('status')).toHaveText('Copied')
  return code ?? ''
}

async function expectJournal(page: Page): Promise<void> {
  await expect(page).toHaveURL('/journal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journal')
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/login')
}

async function expectNowhere(page: Page, code: string): Promise<void> {
  await expect(cardOn(page)).toHaveCount(0)
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])
  expect((await page.content()) + (await page.evaluate(kept))).not.toContain(code)
}

async function endSessions(request: APIRequestContext, { token }: MadeAccount): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.delete('/api/auth/sessions', { headers })).status()).toBe(204)
}

/** Is refused on the way to a page whose address is nobody else's business. */
async function loseSession(
  page: Page,
  request: APIRequestContext,
  account: MadeAccount,
): Promise<void> {
  await logIn(page, account)
  await expect(page).not.toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // An open journal would hear of it by itself, and lead to the sign-in from there.
  await openEmptyPage(page)
  await endSessions(request, account)
  await page.goto('/profile?of=ann#email')
  await expect(page).toHaveURL('/login')
  // What was carried along outlives a reload, and so must whose it is.
  await page.reload()
}

test('a recovery code that was copied does not come back with its page, and is not shown to the next person in the tab', async ({
  page,
  request,
}) => {
  await page.goto('/signup')
  const first = await copyCodeInJournal(page)
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(cardOn(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Journal' }).click()
  await expectJournal(page)
  await expectNowhere(page, first)

  await leave(page)
  await page.getByRole('link', { name: 'Sign Up' }).first().click()
  const second = await copyCodeInJournal(page)
  await leave(page)
  await expectNowhere(page, second)
  await logIn(page, await makeAccount(request))
  await expectJournal(page)
  await expectNowhere(page, second)
})

test('the page that one was sent away from opens for the same person after a reload, and not for the next', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 401/)
  const account = await makeAccount(request)
  await open(page, '/login')
  await loseSession(page, request, account)
  await logIn(page, account)
  await expect(page).toHaveURL('/profile?of=ann#email')
  await leave(page)
  await loseSession(page, request, account)
  await logIn(page, await makeAccount(request))
  await expectJournal(page)
})

test('a log-out in another tab leaves the way back to its owner, and to nobody else', async ({
  page,
  context,
  request,
  problems,
}) => {
  // What a tab asks before it has heard of the log-out in another one.
  problems.allow(/status of 401/)
  const ann = await makeAccount(request)
  await open(page, '/login')
  await logIn(page, ann)
  await expectJournal(page)
  const other = await context.newPage()
  await open(other, '/profile?of=ann')
  await leave(page)
  await expect(other).toHaveURL('/login')
  await logIn(other, ann)
  await expect(other).toHaveURL('/profile?of=ann')
  await expectJournal(page)
  await leave(page)
  await expect(other).toHaveURL('/login')
  await logIn(other, await makeAccount(request))
  await expect(other).toHaveURL('/journal')
})
