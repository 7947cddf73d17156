import { fillSignup, input, logIn, makeAccount, press, somebody } from '#fixtures/accounts.ts'
import { expect, storedSession, test } from '#fixtures/test.ts'

test('AUTH-05 AUTH-06 AUTH-07 AUTH-08 AUTH-20 AUTH-28 the signup screen has its six fields, sends them once, stores the session as a login does, and goes to /onboarding', async ({
  page,
  request,
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
  const time = input(page, 'Preferred writing time')
  await expect(time).toHaveValue('morning')
  await expect(time.getByRole('option')).toHaveText(['Morning', 'Afternoon', 'Evening', 'Night'])
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()

  const account = somebody()
  const bodies: unknown[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/api/auth/signup')) bodies.push(call.postDataJSON())
  })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/auth/signup', async (route) => {
    await held
    await route.continue()
  })
  const button = page.getByRole('main').getByRole('button', { name: /creat/i })
  await expect(button).toHaveText('Create account')
  await fillSignup(page, account)
  await time.selectOption('Night')
  await button.click()
  await expect(button, 'AUTH-07').toHaveText('Creating account...')
  await expect(button).toBeDisabled()
  await input(page, 'Email').press('Enter')
  release()
  await expect(page).toHaveURL('/onboarding')
  // Empty lists, and never the confirmation.
  const preferences = { promptTopics: [], writingGoals: [], preferredWritingTime: 'night' }
  expect(bodies, 'AUTH-20').toEqual([{ ...account, preferences }])

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

test('a taken email or username is told in the banner and on its field, which takes the focus', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 409/)
  const taken = await makeAccount(request)
  await page.goto('/signup')
  await fillSignup(page, somebody())
  for (const [label, field, message] of [
    ['Email', 'email', 'An account with this email already exists'],
    ['Username', 'username', 'This username is already taken'],
  ] as const) {
    const control = input(page, label)
    await control.fill(taken[field].toUpperCase())
    await press(page, 'Create account')
    await expect(page.getByRole('alert')).toHaveText([message, message])
    await expect(control).toBeFocused()
    await expect(control).toHaveAccessibleDescription(new RegExp(message))
    await expect(control).toHaveValue(taken[field].toUpperCase())
    // Another value is not at fault until the server says so.
    await control.fill(somebody()[field])
    await expect(control).not.toHaveAttribute('aria-invalid')
  }
  await press(page, 'Create account')
  await expect(page).toHaveURL('/onboarding')
})
