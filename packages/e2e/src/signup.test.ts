import { fillSignup, input, logIn, makeAccount, press, somebody } from '#fixtures/accounts.ts'
import { expect, storedSession, test } from '#fixtures/test.ts'

test('AUTH-05 the signup screen invites, leads to /login and has its six fields', async ({
  page,
}) => {
  await page.goto('/signup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start your journaling journey')
  const form = page.getByRole('main').locator('form')
  await expect(form.locator('label')).toHaveText([
    'Username',
    'Display name',
    'Email',
    'Password',
    'Confirm password',
    'Preferred writing time',
  ])
  await expect(form.locator('input, select')).toHaveCount(6)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})

test('AUTH-06 the preferred writing time is morning, or one of three others', async ({ page }) => {
  await page.goto('/signup')
  const time = input(page, 'Preferred writing time')
  await expect(time).toHaveValue('morning')
  await expect(time.getByRole('option')).toHaveText(['Morning', 'Afternoon', 'Evening', 'Night'])
})

test('AUTH-07 the button reads Creating account... while the signup is under way', async ({
  page,
}) => {
  let calls = 0
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/auth/signup', async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await page.goto('/signup')
  const button = page.getByRole('main').getByRole('button', { name: /creat/i })
  await expect(button).toHaveText('Create account')
  await fillSignup(page, somebody())
  await button.click()
  await expect(button).toHaveText('Creating account...')
  await expect(button).toBeDisabled()
  await input(page, 'Email').press('Enter')
  release()
  await expect(page).toHaveURL('/onboarding')
  expect(calls).toBe(1)
})

test('AUTH-08 AUTH-28 a signup, like a login, stores the session; it goes to /onboarding', async ({
  page,
  request,
}) => {
  const account = somebody()
  await page.goto('/signup')
  await fillSignup(page, account)
  await input(page, 'Preferred writing time').selectOption('Night')
  await press(page, 'Create account')
  await expect(page).toHaveURL('/onboarding')
  const { token, userId } = await storedSession(page)
  const headers = { authorization: `Bearer ${token}` }
  const verified = await request.get('/api/auth/verify', { headers })
  expect(await verified.json()).toEqual({
    user: {
      id: userId,
      email: account.email,
      username: account.username,
      displayName: account.displayName,
    },
    onboardingComplete: false,
  })
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, account)
  await expect(page).toHaveURL('/onboarding')
  const again = await storedSession(page)
  expect(again.userId).toBe(userId)
  expect(again.token).not.toBe(token)
})

test('AUTH-20 a signup sends empty lists and never the confirmation', async ({ page }) => {
  const account = somebody()
  await page.goto('/signup')
  await fillSignup(page, account)
  await input(page, 'Preferred writing time').selectOption('Evening')
  const sent = page.waitForRequest('**/api/auth/signup')
  await press(page, 'Create account')
  expect((await sent).postDataJSON()).toEqual({
    ...account,
    preferences: { promptTopics: [], writingGoals: [], preferredWritingTime: 'evening' },
  })
  await expect(page).toHaveURL('/onboarding')
})

for (const [label, field, message] of [
  ['Email', 'email', 'An account with this email already exists'],
  ['Username', 'username', 'This username is already taken'],
] as const) {
  test(`a taken ${field} is told in the banner and on its field, which takes the focus`, async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(/status of 409/)
    const taken = await makeAccount(request)
    const account = { ...somebody(), [field]: taken[field].toUpperCase() }
    await page.goto('/signup')
    await fillSignup(page, account)
    await press(page, 'Create account')
    await expect(page.getByRole('alert')).toHaveText([message, message])
    const control = input(page, label)
    await expect(control).toBeFocused()
    await expect(control).toHaveAccessibleDescription(new RegExp(message))
    await expect(control).toHaveValue(account[field])
    // Another value is not at fault until the server says so.
    await control.fill(somebody()[field])
    await expect(control).not.toHaveAttribute('aria-invalid')
    await press(page, 'Create account')
    await expect(page).toHaveURL('/onboarding')
  })
}
