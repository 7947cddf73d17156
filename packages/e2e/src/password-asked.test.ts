import { fill, input, logIn, makeAccount, press } from '#fixtures/accounts.ts'
import { bytesOf, filesOn } from '#fixtures/files-page.ts'
import { looksRight } from '#fixtures/looks.ts'
import { expect, open, store, storedSession, test } from '#fixtures/test.ts'

test('PROF-22 a backup and an import ask for a password that was given too long ago, and continue', async ({
  page,
  request,
  people,
  problems,
}) => {
  problems.allow(/status of (403|422)/)
  const { token, userId, password } = await makeAccount(request)
  await store(page, { token, userId })
  const files = filesOn(page)
  await files.open()
  await people.letPasswordAge(userId)
  await files.backup.getByRole('button', { name: 'Download a backup' }).click()
  const asked = files.backup.getByLabel('Your password', { exact: true })
  await expect(asked).toBeFocused()
  await looksRight(page)
  await asked.fill('not my password')
  await page.keyboard.press('Enter')
  await expect(asked).toHaveAccessibleDescription('This is not your current password')
  await asked.fill(password)
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const made = await download
  expect(made.suggestedFilename()).toMatch(/^daywell-backup-\d{4}-\d\d-\d\d\.json$/)
  await expect(asked).toHaveCount(0)

  await people.letPasswordAge(userId)
  await files.choose('my backup.json', await bytesOf(made))
  const again = files.bringIn.getByLabel('Your password', { exact: true })
  await expect(again).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(files.press('Choose a file')).toBeVisible()
  await files.choose('my backup.json', await bytesOf(made))
  await again.fill(password)
  await page.keyboard.press('Enter')
  await expect(files.fact('Holds')).toContainText('0 entries')
  expect((await storedSession(page)).token).toBe(token)
})

test('AUTH-55 a temporary password leads to the choice of an own one, and signs in with it', async ({
  page,
  request,
  people,
  problems,
}) => {
  problems.allow(/status of (403|422)/)
  const account = await makeAccount(request)
  await people.makePasswordTemporary(account.userId)
  await open(page, '/login')
  await logIn(page, account)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your own password')
  expect((await storedSession(page)).token).toBeNull()
  await looksRight(page)
  await fill(page, { 'New password': 'iloveyou', 'Confirm password': 'iloveyou' })
  await press(page, 'Set new password')
  await expect(input(page, 'New password')).toHaveAccessibleDescription(/harder to guess/)
  await fill(page, { 'New password': 'rain on tin', 'Confirm password': 'rain on tin' })
  await press(page, 'Set new password')
  await expect(page).toHaveURL('/journal')
  const data = { email: account.email, password: 'rain on tin' }
  expect((await request.post('/api/auth/login', { data })).status()).toBe(200)
})
