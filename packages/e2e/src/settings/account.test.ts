import { readFile } from 'node:fs/promises'
import { makeAccount } from '#fixtures/accounts.ts'
import { wordsOnDisk } from '#fixtures/kept-on-disk.ts'
import { notNow } from '#fixtures/not-now.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { profileOn } from '#fixtures/pages/profile-page.ts'
import { expect, open, store, storedSession, test } from '#fixtures/test.ts'

const CLEARED = { token: null, userId: null, userPreferences: null, onboardingComplete: null }

test('PROF-11 PROF-12 PROF-13 PROF-20 a new password ends the other sessions, and deleting the account counts what is only here and takes it all', async ({
  page,
  request,
  people,
  problems,
}) => {
  problems.allow(/status of (401|403)/)
  const mara = await makeAccount(request)
  await store(page, { token: mara.token, userId: mara.userId, ...notNow() })
  const logIn = (password: string) =>
    request.post('/api/auth/login', { data: { email: mara.email, password } })
  const elsewhere = await (await logIn(mara.password)).json()
  const editor = editorOn(page)
  await editor.open()
  await page.getByRole('switch', { name: 'Keep on this device' }).setChecked(true)
  await editor.write('Between me and this device')

  await open(page, '/profile')
  const profile = profileOn(page)
  await profile.press('Change Password').click()
  await profile.field('Current Password').fill(mara.password)
  await profile.field('New Password').fill('another desk')
  await profile.field('Confirm New Password').fill('another desk')
  await profile.press('Save Changes').click()
  await expect(profile.toast('Profile updated successfully')).toBeVisible()
  const headers = { authorization: `Bearer ${elsewhere.token}` }
  expect((await request.get('/api/auth/verify', { headers })).status()).toBe(401)
  expect((await storedSession(page)).token).not.toBe(mara.token)

  const act = (name: string) => profile.question.getByRole('button', { name, exact: true })
  await profile.press('Delete Account').click()
  await expect(profile.question.getByText('1 entry is only on this device.')).toBeVisible()
  const download = page.waitForEvent('download')
  await act('Download a backup').click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    'Between me and this device',
  )
  await people.letPasswordAge(mara.userId)
  await act('Confirm Delete').click()
  await expect(profile.password).toBeFocused()
  expect(await wordsOnDisk(page, mara.userId)).toEqual(['Between me and this device'])
  await profile.password.fill('another desk')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(profile.toast('Account deleted successfully')).toBeVisible()
  expect(await storedSession(page)).toEqual(CLEARED)
  await expect.poll(() => wordsOnDisk(page, mara.userId)).toEqual([])
  expect((await logIn('another desk')).status()).toBe(401)
})
