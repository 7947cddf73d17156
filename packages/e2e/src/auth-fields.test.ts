import { fill, fillSignup, input, makeAccount, somebody } from '#fixtures/accounts.ts'
import { finishByKeys } from '#fixtures/onboarding.ts'
import { expect, goTo, open, storedSession, test } from '#fixtures/test.ts'

const autocomplete = {
  '/signup': {
    Username: 'nickname',
    'Display name': 'name',
    Email: 'username',
    Password: 'new-password',
    'Confirm password': 'new-password',
  },
  '/recover': {
    Email: 'username',
    'Recovery code': 'off',
    'New password': 'new-password',
    'Confirm password': 'new-password',
  },
  '/login': { Email: 'username', Password: 'current-password' },
} as const

/** Past React, which hears of a value only when it is set through the element itself. */
const fillQuietly = (name: string, value: string) =>
  `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    .set.call(document.querySelector('[name=${name}]'), ${JSON.stringify(value)})`

test('the login shows and hides a password, takes a pasted one, mentions Caps Lock, and sends what was filled in behind its back', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/login')
  const password = input(page, 'Password')

  await test.step('shown, hidden again, and pasted', async () => {
    await page.evaluate(`navigator.clipboard.writeText('a quiet desk')`)
    await password.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(password).toHaveValue('a quiet desk')
    await page.getByRole('button', { name: 'Show characters' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide characters' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  await test.step('Caps Lock is mentioned while a password is typed', async () => {
    await password.focus()
    const key = (on: boolean) =>
      page.evaluate(`document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: ${on} }),
      )`)
    await key(true)
    await expect(page.getByText('Caps Lock is on')).toBeVisible()
    await expect(password).toHaveAccessibleDescription('Caps Lock is on')
    await key(false)
    await expect(page.getByText('Caps Lock is on')).toHaveCount(0)
    await key(true)
    await password.blur()
    await expect(page.getByText('Caps Lock is on')).toHaveCount(0)
  })

  await test.step('password managers are told what each field is', async () => {
    for (const [path, fields] of Object.entries(autocomplete)) {
      await goTo(page, path)
      for (const [label, value] of Object.entries(fields)) {
        const field = input(page, label)
        await expect(field, `${path} ${label}`).toHaveAttribute('autocomplete', value)
        await expect(field).toHaveAttribute('name', /^\w+$/)
      }
      await expect(input(page, 'Email')).toHaveAttribute('inputmode', 'email')
      await expect(input(page, 'Email')).toHaveAttribute('autocapitalize', 'none')
    }
  })

  await test.step('a field that was filled in behind the page’s back is sent all the same', async () => {
    await expect(input(page, 'Email')).toHaveValue('')
    await page.evaluate(fillQuietly('email', account.email))
    await page.evaluate(fillQuietly('password', account.password))
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/journal')
  })
})

test('an account is made, left and entered again with the keyboard alone', async ({ page }) => {
  const account = somebody()
  const next = async (label: string) => {
    await page.keyboard.press('Tab')
    await expect(input(page, label)).toBeFocused()
  }
  const past = () => page.keyboard.press('Tab')
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/signup')
  await past()
  await next('Username')
  await page.keyboard.type(account.username)
  await next('Display name')
  await page.keyboard.type(account.displayName)
  await next('Email')
  await page.keyboard.type(account.email)
  await next('Password')
  await page.keyboard.type(account.password)
  await past()
  await next('Confirm password')
  await page.keyboard.type(account.password)
  await past()
  await next('Preferred writing time')
  await page.keyboard.press('ArrowDown')
  await past()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/onboarding')
  // What is asked in the moment of leaving would be refused.
  const prompted = page.waitForResponse('**/api/journal/prompt/generate')
  await finishByKeys(page)
  await prompted
  await page.getByRole('button', { name: 'Log Out' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  // A page that has just come takes the focus itself.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await input(page, 'Email').focus()
  await page.keyboard.type(account.email)
  await next('Password')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/journal')
})

test('what was typed never lands in storage, and the password in no address', async ({ page }) => {
  const account = somebody()
  await page.goto('/signup')
  await fillSignup(page, account)
  await fill(page, { Password: 'seldom-seen-1', 'Confirm password': 'seldom-seen-1' })
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/onboarding')
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toContain('seldom-seen-1')
  expect((await storedSession(page)).token).not.toBeNull()
})
