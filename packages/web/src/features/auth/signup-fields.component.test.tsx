import { expect, it } from 'vitest'
import { openApp } from '#app/testing/open-app.tsx'
import {
  expectAllAtSubmit,
  expectEmailAndPassword,
  expectError,
  expectNoErrors,
  expectOnlyTouched,
  expectToSay,
  field,
  press,
} from './testing/fields.ts'

const LABELS = ['Username', 'Display name', 'Email', 'Password', 'Confirm password']
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
  await field('Username').fill('mara')
  await field('Display name').fill('Mara')
  await press('Create account')
  await expect.element(field('Email')).toHaveFocus()
})
