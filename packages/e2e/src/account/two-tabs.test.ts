import { logIn, makeAccount } from '#fixtures/accounts.ts'
import { sayNotNow } from '#fixtures/not-now.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { expect, open, storedSession, test } from '#fixtures/test.ts'

test('AUTH-04 ROUTE-14 PRIV-39 a login and a log-out in one tab are one in the other, whose words come back', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request)
  const other = await context.newPage()
  await open(other, '/privacy')
  await expect(other).toHaveURL('/login')
  await open(page, '/login')
  await logIn(page, account)
  await expect(page).toHaveURL('/journal')
  await expect(other).toHaveURL('/privacy')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Privacy & data')

  await sayNotNow(page)
  const editor = editorOn(page)
  await expect(editor.prompt).toHaveText(/\w+.*New Prompt/)
  await editor.text.fill('Half a thought')
  // Unsaved words are saved by the log-out, which asks first if that takes long.
  await expect(editor.status(/^Saved/)).toBeVisible()
  await other.getByRole('button', { name: 'Log Out' }).click()
  await expect(other).toHaveURL('/login')
  await expect(page).toHaveURL('/login')
  expect(await storedSession(page)).toMatchObject({ token: null, userId: null })
  await logIn(page, account)
  await expect(page).toHaveURL('/journal')
  await editor.openEntries()
  await expect(page.getByRole('article').filter({ hasText: 'Half a thought' })).toBeVisible()
})
