import { errors } from '@daywell/core/contract'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANNA, answersForAnna, sayNotNow } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { expectPath, held, stored, title } from '#app/testing/screen.ts'
import { refusal } from '#app/testing/stand-in-server.ts'
import { banner, fill, fillLogin, fillSignup, PASSWORD, signedIn } from './testing/entering.ts'
import { field, leaveField, press } from './testing/fields.ts'

/** Hue in degrees. */
const RED = 28

const main = page.getByRole('main')
const button = main.getByRole('button', { name: /^Sign/ })

it('AUTH-01 the login invites, asks for email and password, and links to the signup', async () => {
  await openApp('/login')
  await expect.element(title).toHaveTextContent('Log in to your journal')
  expect(main.getByRole('textbox').elements()).toHaveLength(2)
  await expect.element(field('Email')).toHaveAttribute('type', 'email')
  await expect.element(field('Password')).toHaveAttribute('type', 'password')
  await main.getByRole('link', { name: 'Create an account' }).click()
  await expectPath('/signup')
})

it('AUTH-03 a failed login says why in a red banner and keeps what was typed', async () => {
  const server = await openApp('/login', { login: refusal('invalid_credentials') })
  await fillLogin()
  await press('Sign in')
  await expect.element(banner).toHaveTextContent('Invalid email or password')
  expect(hueOf(banner.element())).toBeCloseTo(RED, -1)
  await expect.element(field('Email')).toHaveValue(ANNA.email)
  await expect.element(field('Password')).toHaveValue(PASSWORD)
  expect(stored('token', 'userId')).toEqual([null, null])
  server.answers.login = refusal('too_many_requests')
  await press('Sign in')
  await expect
    .element(banner)
    .toHaveTextContent('Too many requests. Please wait a moment before trying again')
  server.goOffline()
  await press('Sign in')
  await expect
    .element(banner)
    .toHaveTextContent('Network connection error. Please check your internet connection.')
})

it('AUTH-02 AUTH-04 AUTH-28 a login is sent once, stores the session and goes to the journal', async () => {
  sayNotNow()
  const { answer, release } = held({ status: 200, body: signedIn } as const)
  const server = await openApp('/login', answersForAnna({ login: answer }))
  await fillLogin(` ${ANNA.email.toUpperCase()} `)
  await expect.element(button).toHaveTextContent('Sign in')
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveTextContent('Signing in...')
  await expect.element(button).toBeDisabled()
  pressAnyway(button.element())
  await userEvent.keyboard('{Enter}')
  release()
  await expectPath('/journal')
  await expect.element(title).toHaveTextContent('Your journal')
  const email = ANNA.email.toUpperCase()
  expect(server.sent('login')).toEqual([{ email, password: PASSWORD, devices: [] }])
  expect(stored('token', 'userId', 'onboardingComplete')).toEqual(['a-token', 'anna', 'true'])
  await expect.element(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
})

it('AUTH-04 a login returns to the page that required it', async () => {
  await openApp('/profile', answersForAnna({ login: { status: 200, body: signedIn } }))
  await expectPath('/login')
  await fillLogin()
  await press('Sign in')
  await expectPath('/profile')
})

it('ERR-16 a failed login or signup shows the error’s message or, without one, its own', async () => {
  await openApp('/login', { login: refusal('unavailable'), signup: refusal('signups_closed') })
  await fillLogin()
  await press('Sign in')
  await expect.element(banner).toHaveTextContent(errors.unavailable.sentence)
  failTimers()
  await press('Sign in')
  await expect.element(banner).toHaveTextContent('Failed to sign in. Please try again.')
  vi.mocked(window.setTimeout).mockRestore()
  await main.getByRole('link', { name: 'Create an account' }).click()
  await expectPath('/signup')
  await fillSignup()
  await press('Create account')
  await expect.element(banner).toHaveTextContent(errors.signups_closed.sentence)
  failTimers()
  await press('Create account')
  await expect.element(banner).toHaveTextContent('Failed to create account. Please try again.')
  await expectPath('/signup')
})

it('a password can be shown, hidden and pasted, and Caps Lock is mentioned while it is typed', async () => {
  await openApp('/login')
  const password = field('Password')
  await field('Email').fill('a quiet desk')
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  await userEvent.copy()
  await password.click()
  await userEvent.paste()
  await expect.element(password).toHaveValue('a quiet desk')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')

  const hint = page.getByText('Caps Lock is on')
  await password.click()
  pressWithCapsLock(password.element(), true)
  await expect.element(hint).toBeVisible()
  await expect.element(password).toHaveAccessibleDescription('Caps Lock is on')
  pressWithCapsLock(password.element(), false)
  await expect.element(hint).not.toBeInTheDocument()
  pressWithCapsLock(password.element(), true)
  await expect.element(hint).toBeVisible()
  leaveField()
  await expect.element(hint).not.toBeInTheDocument()
})

const AUTOCOMPLETE = {
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

it.each(Object.entries(AUTOCOMPLETE))(
  'password managers learn what each field of %s is',
  async (path, fields) => {
    await openApp(path)
    for (const [label, value] of Object.entries(fields)) {
      const { autocomplete, name } = attributesOf(field(label).element())
      expect([label, autocomplete, name]).toEqual([label, value, expect.stringMatching(/^\w+$/)])
    }
    const { inputmode, autocapitalize } = attributesOf(field('Email').element())
    expect([inputmode, autocapitalize]).toEqual(['email', 'none'])
  },
)

it('a login sends values that were autofilled without events', async () => {
  const server = await openApp('/login', { login: refusal('invalid_credentials') })
  fillQuietly('email', ANNA.email)
  fillQuietly('password', PASSWORD)
  await press('Sign in')
  await expect.element(banner).toBeVisible()
  expect(server.sent('login')).toEqual([{ email: ANNA.email, password: PASSWORD, devices: [] }])
})

it('AUTH-55 a temporary password requires choosing a new one, which signs in', async () => {
  const server = await openApp(
    '/login',
    answersForAnna({ login: refusal('password_change_needed') }),
  )
  await fillLogin()
  await press('Sign in')
  await expect.element(title).toHaveTextContent('Choose your own password')
  expect(stored('token')).toEqual([null])
  await looksRight()
  server.answers.login = { status: 200, body: signedIn }
  await fill({ 'New password': 'rain on tin', 'Confirm password': 'rain on tin' })
  await press('Set new password')
  await expectPath('/journal')
  expect(server.sent('login').at(-1)).toEqual({
    email: ANNA.email,
    password: PASSWORD,
    devices: [],
    newPassword: 'rain on tin',
  })
})

it('AUTH-55 a refused new password says why on its field', async () => {
  const server = await openApp('/login', { login: refusal('password_change_needed') })
  await fillLogin()
  await press('Sign in')
  const fields = { newPassword: 'Please choose one that is harder to guess' }
  server.answers.login = refusal('invalid_input', fields)
  await fill({ 'New password': 'iloveyou', 'Confirm password': 'iloveyou' })
  await press('Set new password')
  await expect.element(field('New password')).toHaveAccessibleDescription(/harder to guess/)
})

it('a login looks right with errors, refused and pending', async () => {
  const server = await openApp('/login', { login: refusal('invalid_credentials') })
  await press('Sign in')
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  await looksRight()
  await fillLogin()
  await press('Sign in')
  await expect.element(banner).toBeVisible()
  await looksRight()
  server.answers.login = () => new Promise<never>(() => {})
  await press('Sign in')
  await expect.element(button).toBeDisabled()
  await looksRight()
})

/** Computed colors keep their notation: oklch(lightness chroma hue). */
function hueOf(element: Element): number {
  const { backgroundColor } = getComputedStyle(element)
  return Number(/^oklch\(\S+ \S+ (\S+)\)$/.exec(backgroundColor)?.[1])
}

/** Simulates an unexpected error, which has no message for a person. */
function failTimers(): void {
  const { setTimeout } = window
  vi.spyOn(window, 'setTimeout').mockImplementation(((act: () => void, ms?: number) => {
    if (ms === 10_000) throw new Error('no timers today')
    return setTimeout(act, ms)
  }) as typeof window.setTimeout)
}

function pressWithCapsLock(element: Element, modifierCapsLock: boolean): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }))
}

/** Bypasses React, which tracks values set through the element's own setter. */
function fillQuietly(name: string, value: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  descriptor?.set?.call(document.querySelector(`[name=${name}]`), value)
}

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

function pressAnyway(disabled: Element): void {
  if (disabled instanceof HTMLButtonElement) disabled.click()
}
