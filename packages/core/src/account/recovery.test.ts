import { describe, expect, it } from 'vitest'
import { fieldsOf } from '#contract/index.ts'
import { recovery, recoveryForm, recoveryOf } from './index.ts'

const form = {
  email: 'ada@example.org',
  recoveryCode: 'ABCD-EFGH',
  newPassword: 'rain-2',
  confirmPassword: 'rain-2',
}

function complaintsOf(values: Partial<typeof form>): Record<string, string> {
  const parsed = recoveryForm.safeParse({ ...form, ...values })
  return parsed.success ? {} : fieldsOf(parsed.error)
}

describe('the form of a forgotten password', () => {
  it('takes what is right', () => {
    expect(complaintsOf({})).toEqual({})
  })

  it('says what is missing', () => {
    expect(
      complaintsOf({ email: '', recoveryCode: ' ', newPassword: '', confirmPassword: '' }),
    ).toEqual({
      email: 'Email is required',
      recoveryCode: 'Recovery code is required',
      newPassword: 'New password is required',
      confirmPassword: 'Please confirm your password',
    })
  })

  it('says what is wrong', () => {
    expect(complaintsOf({ email: 'ada' })).toEqual({ email: 'Invalid email address' })
    expect(complaintsOf({ newPassword: '12345', confirmPassword: '12345' })).toEqual({
      newPassword: 'Password must be at least 6 characters',
    })
    expect(complaintsOf({ confirmPassword: 'rain-3' })).toEqual({
      confirmPassword: 'Passwords must match',
    })
  })

  it('compares the passwords while other fields are still wrong', () => {
    expect(complaintsOf({ email: '', confirmPassword: 'rain-3' })).toEqual({
      email: 'Email is required',
      confirmPassword: 'Passwords must match',
    })
  })

  it('sends what the call takes, and never the password a second time', () => {
    const sent = recoveryOf(recoveryForm.parse({ ...form, email: ' ada@example.org ' }))
    expect(recovery.parse(sent)).toEqual({
      email: 'ada@example.org',
      recoveryCode: 'ABCD-EFGH',
      newPassword: 'rain-2',
    })
  })
})
