import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openApp } from '#app/testing/open-app.tsx'
import {
  expectAllAtSubmit,
  expectEmailAndPassword,
  expectError,
  expectNoErrors,
  expectOnlyTouched,
  expectToSay,
  field,
  leaveField,
  press,
} from './testing/fields.ts'

const LABELS = ['Email', 'Username', 'Display name', 'Password', 'Confirm password']
const CHARACTERS = 'Username can only contain letters, numbers, underscores and hyphens'

it('AUTH-09 AUTH-10 the signup says what is wrong with email and password', async () => {
  await openApp('/signup')
  await expectEmailAndPassword()
})

it('AUTH-11 AUTH-12 AUTH-13 the signup says what is wrong with the names', async () => {
  await openApp('/signup')
  await expectToSay('Username', '', 'Username is required')
  await expectToSay('Username', 'ma', 'Username must be at least 3 characters')
  await expectToSay('Username', 'mara l!', CHARACTERS)
  await field('Username').fill('mara_l-1')
  await expectNoErrors()
  await expectToSay('Display name', '', 'Display name is required')
  await expectToSay('Display name', 'M', 'Display name must be at least 2 characters')
  await field('Display name').fill('Ma')
  await expectNoErrors()
})

it('AUTH-14 the signup compares both passwords while other fields are empty, whichever changes', async () => {
  await openApp('/signup')
  await expectToSay('Confirm password', '', 'Please confirm your password')
  await field('Password').fill('rain-1')
  await expectToSay('Confirm password', 'rain-2', 'Passwords must match')
  await field('Confirm password').fill('rain-1')
  await expectNoErrors()
  await field('Password').fill('rain-12')
  await expectError('Confirm password', 'Passwords must match')
})

it('AUTH-16 a signup field shows its error once it was touched, and all do on submit', async () => {
  await openApp('/signup')
  await expectOnlyTouched(LABELS)
  await openApp('/signup')
  await expectAllAtSubmit(LABELS, 'Create account')
  await field('Email').fill('mara@example.org')
  await field('Display name').fill('Mara')
  await press('Create account')
  await expect.element(field('Password')).toHaveFocus()
})

it('AUTH-90 the email suggests a username once it is complete or left, and never replaces a typed one', async () => {
  await openApp('/signup')
  const username = field('Username')
  await field('Email').click()
  await userEvent.keyboard('mara.lind@example')
  await expect.element(username).toHaveValue('')
  await userEvent.keyboard('.org')
  await expect.element(username).toHaveValue('mara-lind')
  await expect.element(username).toHaveAccessibleDescription(/^Suggested from your email/)
  await field('Email').fill('mara.l@home')
  leaveField()
  await expect.element(username).toHaveValue('mara-l')
  await username.fill('quiet')
  await expect.element(username).toHaveAccessibleDescription(/^Letters, numbers/)
  await field('Email').fill('otto@example.org')
  leaveField()
  await expect.element(username).toHaveValue('quiet')
  await username.fill('')
  await field('Email').fill('ines@example.org')
  leaveField()
  await expectError('Username', 'Username is required')
  await expect.element(username).toHaveValue('')
})
