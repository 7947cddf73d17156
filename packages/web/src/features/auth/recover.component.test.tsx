import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { expectPath, stored, title } from '#app/testing/screen.ts'
import { refusal } from '#app/testing/stand-in-server.ts'
import { banner, CODE, fill, signedInWithCode } from './testing/entering.ts'
import { expectAllAtSubmit, expectError, field, press } from './testing/fields.ts'

const NEW = 'another desk'
// As typed from paper.
const TYPED = 'aaaaa bbbbb ccccc ddddd eeeee'

const fillRecovery = () =>
  fill({
    Email: ANNA.email,
    'Recovery code': TYPED,
    'New password': NEW,
    'Confirm password': NEW,
  })

it('REC-09 REC-60 email and recovery code set a new password, show a new code and sign in', async () => {
  const recover = { status: 200, body: signedInWithCode } as const
  const server = await openApp('/login', answersForAnna({ recover }))
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expectPath('/recover')
  await expect.element(title).toHaveTextContent('Reset your password')
  await expect.poll(() => document.title).toBe('Forgot password · Daywell')
  await fillRecovery()
  await press('Set new password')
  const slip = page.getByRole('region', { name: 'Your new recovery code' })
  await expect.element(slip).toHaveFocus()
  await expect.element(slip.getByRole('code')).toHaveTextContent(CODE)
  expect(localStorage.getItem('recovery_code_unsaved_anna')).toBe('true')
  await looksRight()
  await press('Open your journal')
  await expectPath('/journal')
  expect(document.body.textContent + JSON.stringify({ ...sessionStorage })).not.toContain(CODE)
  const body = { email: ANNA.email, recoveryCode: TYPED, newPassword: NEW, devices: [] }
  expect(server.sent('recover')).toEqual([body])
  expect(stored('token', 'userId')).toEqual(['a-token', 'anna'])
})

it('each field of a recovery shows its own error', async () => {
  await openApp('/recover')
  await expectAllAtSubmit(
    ['Email', 'Recovery code', 'New password', 'Confirm password'],
    'Set new password',
  )
  await expectError('Email', 'Email is required')
  await expectError('Recovery code', 'Recovery code is required')
  await expectError('New password', 'New password is required')
  await expectError('Confirm password', 'Please confirm your password')
  await looksRight()
  await fill({ 'New password': 'short', 'Confirm password': 'shorter' })
  await expectError('New password', 'Password must be at least 6 characters')
  await expectError('Confirm password', 'Passwords must match')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expectPath('/login')
})

it('a wrong code shows an error and keeps the form', async () => {
  await openApp('/recover', { recover: refusal('invalid_recovery_code') })
  await fillRecovery()
  await press('Set new password')
  await expect.element(banner).toHaveTextContent('That email and recovery code don’t match')
  await expect.element(field('Recovery code')).toHaveValue(TYPED)
  await expect.element(field('New password')).toHaveValue(NEW)
})

it('a recovery is for visitors', async () => {
  signIn()
  await openApp('/recover', answersForAnna())
  await expectPath('/journal')
})
