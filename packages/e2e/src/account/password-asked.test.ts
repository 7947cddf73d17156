import { makeAccount } from '#fixtures/accounts.ts'
import { looksRight } from '#fixtures/looks.ts'
import { bytesOf, filesOn } from '#fixtures/pages/files-page.ts'
import { expect, store, storedSession, test } from '#fixtures/test.ts'

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
  await expect(files.fact('Contains')).toContainText('0 entries')
  expect((await storedSession(page)).token).toBe(token)
})
