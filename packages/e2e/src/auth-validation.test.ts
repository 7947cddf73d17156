import type { Page } from '@playwright/test'
import { fill, input, press } from '#fixtures/accounts.ts'
import { expect, open, test } from '#fixtures/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** Whoever leaves a form finds an untouched one. */
async function login(page: Page): Promise<void> {
  await link(page, 'Sign Up').click()
  await expect(title(page)).toHaveText('Start your journaling journey')
  await link(page, 'Log In').click()
  await expect(title(page)).toHaveText('Sign in to your journal')
}

async function signup(page: Page): Promise<void> {
  await link(page, 'Log In').click()
  await expect(title(page)).toHaveText('Sign in to your journal')
  await link(page, 'Sign Up').click()
  await expect(title(page)).toHaveText('Start your journaling journey')
}

const LOGIN = ['Email', 'Password']
const SIGNUP = ['Username', 'Display name', 'Email', 'Password', 'Confirm password']

/** What a field says to the eye and to a screen reader alike, or nothing. */
async function expectError(page: Page, label: string, message: string): Promise<void> {
  const control = input(page, label)
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(message, { exact: true })).toBeVisible()
  const described = (await control.getAttribute('aria-describedby'))?.split(' ')[0]
  await expect(page.locator(`[id="${described}"]`)).toHaveText(message)
  await expect(page.locator(`[id="${described}"]`)).toHaveRole('alert')
}

/** Types, leaves the field, and looks at what it says; both ways of it being checked. */
async function saysOf(page: Page, label: string, value: string, message: string): Promise<void> {
  await input(page, label).fill(value)
  await input(page, label).blur()
  await expectError(page, label, message)
}

async function expectNoErrors(page: Page): Promise<void> {
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** What the email and the password say is the same on both forms. */
async function emailAndPassword(page: Page, form: (page: Page) => Promise<void>): Promise<void> {
  await test.step('AUTH-09 the messages of the email', async () => {
    await form(page)
    await saysOf(page, 'Email', '', 'Email is required')
    await saysOf(page, 'Email', 'mara@home', 'Invalid email address')
    await input(page, 'Email').fill('mara@example.org')
    await expectNoErrors(page)
  })
  await test.step('AUTH-10 the messages of the password', async () => {
    await form(page)
    await saysOf(page, 'Password', '', 'Password is required')
    await saysOf(page, 'Password', '12345', 'Password must be at least 6 characters')
    await input(page, 'Password').fill('qpzmwo')
    await expectNoErrors(page)
  })
}

async function onlyTouched(page: Page, labels: readonly string[]): Promise<void> {
  await expectNoErrors(page)
  for (const [index, label] of labels.entries()) {
    await input(page, label).focus()
    // What is typed at the first go is not complained of while it is being typed.
    await page.keyboard.type('a')
    await expect(input(page, label)).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Backspace')
    await input(page, label).blur()
    await expect(page.locator('[aria-invalid]'), label).toHaveCount(index + 1)
  }
}

async function allAtSubmit(page: Page, labels: readonly string[], button: string): Promise<void> {
  await press(page, button)
  await expect(page.locator('[aria-invalid]')).toHaveCount(labels.length)
  await expect(input(page, labels[0] ?? '')).toBeFocused()
}

test('AUTH-09 AUTH-10 AUTH-16 AUTH-17 what the login says of its fields, and when', async ({
  page,
}) => {
  await open(page, '/login')
  await test.step('AUTH-16 a field shows its error only after it was touched', () =>
    onlyTouched(page, LOGIN))
  await emailAndPassword(page, login)
  await test.step('AUTH-16 a submit shows the errors of all fields and focuses the first', async () => {
    await login(page)
    await allAtSubmit(page, LOGIN, 'Sign in')
  })

  await test.step('AUTH-17 validation runs on change and on blur', async () => {
    await login(page)
    const email = input(page, 'Email')
    await email.fill('mara')
    await expectNoErrors(page)
    await email.blur()
    await expectError(page, 'Email', 'Invalid email address')
    await email.focus()
    await page.keyboard.type('@example.org')
    await expectNoErrors(page)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expectError(page, 'Email', 'Invalid email address')
  })

  await test.step('an error does not move a link away from under the pointer', async () => {
    await login(page)
    await input(page, 'Password').focus()
    const forgotten = page.getByRole('link', { name: 'Forgot your password?' })
    const box = await forgotten.boundingBox()
    if (!box) throw new Error('The link is not there')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await page.mouse.up()
    await expect(page).toHaveURL('/recover')
  })
})

test('AUTH-09 AUTH-10 AUTH-11 AUTH-12 AUTH-13 AUTH-14 AUTH-16 what the signup says of its fields, and when', async ({
  page,
}) => {
  await open(page, '/signup')
  await test.step('AUTH-16 a field shows its error only after it was touched', () =>
    onlyTouched(page, SIGNUP))
  await emailAndPassword(page, signup)

  await test.step('AUTH-11 AUTH-12 the messages of the username', async () => {
    await signup(page)
    await saysOf(page, 'Username', '', 'Username is required')
    await saysOf(page, 'Username', 'ma', 'Username must be at least 3 characters')
    await saysOf(
      page,
      'Username',
      'mara l!',
      'Username can only contain letters, numbers, underscores and hyphens',
    )
    await input(page, 'Username').fill('mara_l-1')
    await expectNoErrors(page)
  })

  await test.step('AUTH-13 the messages of the display name', async () => {
    await signup(page)
    await saysOf(page, 'Display name', '', 'Display name is required')
    await saysOf(page, 'Display name', 'M', 'Display name must be at least 2 characters')
    await input(page, 'Display name').fill('Ma')
    await expectNoErrors(page)
  })

  await test.step('AUTH-14 the messages of the confirmation, while other fields are still empty', async () => {
    await signup(page)
    await saysOf(page, 'Confirm password', '', 'Please confirm your password')
    await input(page, 'Password').fill('rain-1')
    await saysOf(page, 'Confirm password', 'rain-2', 'Passwords must match')
    await input(page, 'Confirm password').fill('rain-1')
    await expectNoErrors(page)
    // The other of the two is changed.
    await input(page, 'Password').fill('rain-12')
    await expectError(page, 'Confirm password', 'Passwords must match')
  })

  await test.step('AUTH-16 a submit shows the errors of all fields and focuses the first', async () => {
    await signup(page)
    await allAtSubmit(page, SIGNUP, 'Create account')
    await fill(page, { Username: 'mara', 'Display name': 'Mara' })
    await press(page, 'Create account')
    await expect(input(page, 'Email')).toBeFocused()
  })
})
