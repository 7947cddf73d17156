import { fill, input, logIn, makeAccount, press } from '#fixtures/accounts.ts'
import { expect, open, storedSession, test } from '#fixtures/test.ts'

const NEW = 'another desk'

test('REC-09 a forgotten password is replaced with email and recovery code, which signs in', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/recover')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your way back in')
  // As somebody types it who has it on paper.
  const code = account.recoveryCode.toLowerCase().replaceAll('-', ' ')
  await fill(page, { Email: account.email, 'Recovery code': code })
  await fill(page, { 'New password': NEW, 'Confirm password': NEW })
  const sent = page.waitForRequest('**/api/auth/recover')
  await press(page, 'Set new password')
  const body = { email: account.email, recoveryCode: code, newPassword: NEW, devices: [] }
  expect((await sent).postDataJSON()).toEqual(body)
  await expect(page).toHaveURL('/journal')
  expect((await storedSession(page)).userId).toBe(account.userId)

  const card = page.getByRole('complementary', { name: 'Your recovery code' })
  await expect(card.getByRole('code')).toHaveText(/^(\w{5}-){4}\w{5}$/)
  await expect(card.getByRole('code')).not.toHaveText(account.recoveryCode)

  await page.getByRole('button', { name: 'Log Out' }).click()
  await logIn(page, { ...account, password: NEW })
  await expect(page).toHaveURL('/journal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journal')

  // It is for visitors.
  await page.goto('/recover')
  await expect(page).toHaveURL('/journal')
})

test('/recover leads back to the login, each field says what it misses, and a code that is not the account’s is told with nothing lost', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 401/)
  const account = await makeAccount(request)
  await open(page, '/recover')
  await expect(page).toHaveTitle('Forgotten password · Daywell')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()

  await press(page, 'Set new password')
  await expect(page.getByRole('alert')).toHaveText([
    'Email is required',
    'Recovery code is required',
    'New password is required',
    'Please confirm your password',
  ])
  await expect(input(page, 'Email')).toBeFocused()
  await fill(page, { 'New password': 'short', 'Confirm password': 'shorter' })
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(page.getByText('Passwords must match')).toBeVisible()

  await fill(page, { Email: account.email, 'Recovery code': 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE' })
  await fill(page, { 'New password': NEW, 'Confirm password': NEW })
  await press(page, 'Set new password')
  await expect(page.getByRole('alert')).toHaveText(
    'This email and recovery code do not belong together',
  )
  await expect(input(page, 'Recovery code')).toHaveValue('AAAAA-BBBBB-CCCCC-DDDDD-EEEEE')
  await fill(page, { 'Recovery code': account.recoveryCode })
  await press(page, 'Set new password')
  await expect(page).toHaveURL('/journal')
})
