import { fill, fillSignup, logIn, newCredentials, press } from '#fixtures/accounts.ts'
import { sayNotNow } from '#fixtures/not-now.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { answerAll } from '#fixtures/pages/onboarding.ts'
import { expect, open, storedSession, test } from '#fixtures/test.ts'

const NEW = 'another desk'
const CODE = /^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/

test('REC-01 REC-09 REC-60 NAV-03 from a signup over a log-out and a forgotten password back into the journal', async ({
  page,
  request,
}) => {
  const account = newCredentials()
  await open(page, '/signup')
  await fillSignup(page, account)
  await press(page, 'Create account')
  await answerAll(page)
  const shown = page.getByRole('region', { name: /recovery code/ }).getByRole('code')
  await expect(shown).toHaveText(CODE)
  const code = await shown.innerText()
  await press(page, 'Start Journaling')
  await expect(page).toHaveURL('/journal')
  await sayNotNow(page)
  const { token, userId } = await storedSession(page)
  const logOut = async () => {
    // What is asked in the moment of leaving would be refused.
    await expect(editorOn(page).prompt).toHaveText(/\w+.*New Prompt/)
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/login')
  }
  await logOut()
  const headers = { authorization: `Bearer ${token}` }
  const verified = async () => (await request.get('/api/auth/verify', { headers })).status()
  await expect.poll(verified).toBe(401)
  expect(Object.values(await storedSession(page))).toEqual([null, null, null, null])

  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password')
  // Typed from paper: lower case, with spaces.
  const typed = code.toLowerCase().replaceAll('-', ' ')
  await fill(page, { Email: account.email, 'Recovery code': typed })
  await fill(page, { 'New password': NEW, 'Confirm password': NEW })
  await press(page, 'Set new password')
  await expect(shown).toHaveText(CODE)
  await expect(shown).not.toHaveText(code)
  await press(page, 'Open your journal')
  await expect(page).toHaveURL('/journal')
  expect((await storedSession(page)).userId).toBe(userId)

  await logOut()
  await logIn(page, { ...account, password: NEW })
  await expect(page).toHaveURL('/journal')
})
