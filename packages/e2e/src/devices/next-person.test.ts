import type { Page } from '@playwright/test'
import { logIn, makeAccount } from '#fixtures/accounts.ts'
import { sayNotNow } from '#fixtures/not-now.ts'
import { expect, open, openEmptyPage, test } from '#fixtures/test.ts'

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/login')
}

test('ERR-50 the way back outlives a reload; after a log-out in another tab it is its owner’s alone', async ({
  page,
  context,
  request,
  problems,
}) => {
  // What a tab asks before it has heard of the log-out in another one.
  problems.allow(/status of 401/)
  const [ann, bert] = [await makeAccount(request), await makeAccount(request)]
  await page.goto('/preferences')
  await expect(page).toHaveURL('/login')
  await page.reload()
  await logIn(page, ann)
  await expect(page).toHaveURL('/preferences')
  await expect(page.getByRole('switch', { name: 'Assistant' })).toBeVisible()

  const other = await context.newPage()
  await open(other, '/profile?of=ann')
  await leave(page)
  await expect(other).toHaveURL('/login')
  // What was carried along outlives a reload, and so must whose it is.
  await other.reload()
  await logIn(other, ann)
  await expect(other).toHaveURL('/profile?of=ann')
  await expect(page).toHaveURL('/journal')
  await sayNotNow(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journal')
  await leave(page)
  await expect(other).toHaveURL('/login')
  await other.reload()
  await logIn(other, bert)
  await expect(other).toHaveURL('/journal')

  // Nor is it for the next person where the server has ended the session.
  await page.close()
  await leave(other)
  await logIn(other, ann)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your journal')
  // An open journal would hear of it at once, and lead to the sign-in from there.
  await openEmptyPage(other)
  const headers = { authorization: `Bearer ${ann.token}` }
  expect((await request.delete('/api/auth/sessions', { headers })).status()).toBe(204)
  await other.goto('/profile?of=ann#email')
  await expect(other).toHaveURL('/login')
  await other.reload()
  await logIn(other, bert)
  await expect(other).toHaveURL('/journal')
})
