import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#app/testing/open-app.tsx'
import {
  expectAllAtSubmit,
  expectEmailAndPassword,
  expectError,
  expectNoErrors,
  expectOnlyTouched,
  field,
  leaveField,
} from './testing/fields.ts'

const LABELS = ['Email', 'Password']

it('AUTH-09 AUTH-10 the login shows field errors on screen and to a screen reader', async () => {
  await openApp('/login')
  await expectEmailAndPassword()
})

it('AUTH-16 a login field shows its error once it was touched, and all do on submit', async () => {
  await openApp('/login')
  await expectOnlyTouched(LABELS)
  await openApp('/login')
  await expectAllAtSubmit(LABELS, 'Sign in')
})

it('AUTH-17 the login checks on blur at first, and on every change after that', async () => {
  await openApp('/login')
  await field('Email').fill('mara')
  await expectNoErrors()
  leaveField()
  await expectError('Email', 'Invalid email address')
  await userEvent.type(field('Email'), '@example.org')
  await expectNoErrors()
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  await expectError('Email', 'Invalid email address')
})

it('an error on blur does not move the link that is being clicked', async () => {
  await openApp('/login')
  await field('Password').click()
  const forgotten = page.getByRole('link', { name: 'Forgot your password?' })
  const { top } = forgotten.element().getBoundingClientRect()
  forgotten.element().addEventListener('pointerup', (event) => {
    expect((event.target as Element).getBoundingClientRect().top).toBe(top)
  })
  await forgotten.click()
  await expect.poll(() => location.pathname).toBe('/recover')
})
