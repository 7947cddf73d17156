import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { fieldsOf } from '#contract/index.ts'
import {
  login,
  profile,
  profileForm,
  profileOf,
  recovery,
  signup,
  signupForm,
  signupOf,
  writingTimes,
} from './index.ts'

function complaintsOf(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const parsed = schema.safeParse(value)
  return parsed.success ? {} : fieldsOf(parsed.error)
}

const form = {
  email: 'ada@example.org',
  username: 'ada_L-1',
  displayName: 'Ada',
  password: 'rain-1',
  confirmPassword: 'rain-1',
  preferredWritingTime: 'evening',
}
const { confirmPassword: _, preferredWritingTime: __, ...body } = form

describe.each([
  ['the login', login, { email: body.email, password: body.password }],
  ['the signup', signup, body],
  ['the signup form', signupForm, form],
])('%s', (_name, schema, good) => {
  const saysOf = (field: string, value: unknown) =>
    complaintsOf(schema, { ...good, [field]: value })[field]

  it('takes what is right', () => {
    expect(complaintsOf(schema, good)).toEqual({})
  })

  it('AUTH-09 says what is wrong with an email', () => {
    for (const missing of ['', '  ', undefined])
      expect(saysOf('email', missing)).toBe('Email is required')
    for (const bad of ['ada', 'ada@', '@x.org', 'a b@x.org', 'a@b', 'a..b@x.org', 'a@x..org'])
      expect(saysOf('email', bad), bad).toBe('Invalid email address')
    for (const fine of ["o'neil+x@mail.example.co.uk", 'ä@bücher.example', ' ada@example.org '])
      expect(saysOf('email', fine), fine).toBeUndefined()
  })

  it('AUTH-10 says what is wrong with a password', () => {
    for (const missing of ['', undefined])
      expect(saysOf('password', missing)).toBe('Password is required')
    expect(saysOf('password', '12345')).toBe('Password must be at least 6 characters')
    expect(saysOf('password', 'x'.repeat(1025))).toBe('Must have at most 1024 characters')
  })

  it('leaves the blanks of a password alone', () => {
    expect(saysOf('password', '      ')).not.toBe('Password is required')
  })

  it('says what is wrong however odd the input is', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parsed = schema.safeParse(value)
        if (!parsed.success) expect(Object.keys(fieldsOf(parsed.error))).not.toEqual([])
      }),
    )
  })
})

describe.each([
  ['the signup', signup, body],
  ['the profile', profile, { username: 'ada', displayName: 'Ada', email: 'ada@example.org' }],
])('%s', (_name, schema, good) => {
  const saysOf = (field: string, value: unknown) =>
    complaintsOf(schema, { ...good, [field]: value })[field]

  it('AUTH-11 AUTH-12 says what is wrong with a username', () => {
    for (const missing of ['', undefined])
      expect(saysOf('username', missing)).toBe('Username is required')
    expect(saysOf('username', 'ab')).toBe('Username must be at least 3 characters')
    for (const bad of ['a b c', 'ada!', 'ada@home', 'a.b.c', 'ad\u202ea'])
      expect(saysOf('username', bad), bad).toBe(
        'Username can only contain letters, numbers, underscores and hyphens',
      )
    for (const fine of ['ada', 'Ada_L-42', 'žofie', '小林さん'])
      expect(saysOf('username', fine), fine).toBeUndefined()
  })

  it('AUTH-13 says what is wrong with a display name', () => {
    for (const missing of ['', ' ', undefined])
      expect(saysOf('displayName', missing)).toBe('Display name is required')
    expect(saysOf('displayName', 'A')).toBe('Display name must be at least 2 characters')
    for (const bad of [
      'An\nn',
      'An\tn',
      'An\u0007n',
      'An\u0085n',
      'Ann\u202e',
      'a\u2066nn',
      'a\u2028nn',
    ])
      expect(saysOf('displayName', bad), JSON.stringify(bad)).toBe(
        'Display name can’t contain line breaks or other control characters',
      )
    for (const fine of ['Ann', ' Ann\n', 'Žofie O’Neil-Smith', '小林 さん', 'محمد', '👩‍🚀 Ann'])
      expect(saysOf('displayName', fine), fine).toBeUndefined()
  })
})

describe('the signup form', () => {
  const saysOf = (confirmPassword: string) =>
    complaintsOf(signupForm, { ...form, confirmPassword }).confirmPassword

  it('AUTH-14 wants the password twice', () => {
    expect(saysOf('')).toBe('Please confirm your password')
    expect(saysOf('rain-2')).toBe('Passwords must match')
    expect(saysOf('rain-1')).toBeUndefined()
  })

  it('says so beside what else is wrong', () => {
    expect(complaintsOf(signupForm, { ...form, email: 'x', confirmPassword: 'other' })).toEqual({
      email: 'Invalid email address',
      confirmPassword: 'Passwords must match',
    })
  })

  it('AUTH-20 sends empty lists, the writing time, and never the confirmation', () => {
    const sent = signupOf(signupForm.parse(form))
    expect(sent).toEqual({
      ...body,
      preferences: { promptTopics: [], writingGoals: [], preferredWritingTime: 'evening' },
    })
    expect(complaintsOf(signup, sent)).toEqual({})
  })
})

describe('the signup', () => {
  it('has the morning as its writing time, and empty lists, unless it says otherwise', () => {
    expect(signup.parse({ ...body, preferences: {} }).preferences).toEqual({
      promptTopics: [],
      writingGoals: [],
      preferredWritingTime: 'morning',
    })
  })

  it('AUTH-06 takes morning (the default), afternoon, evening and night as writing times, and no other', () => {
    const timeOf = (preferences: object) =>
      signup.safeParse({ ...body, preferences }).data?.preferences?.preferredWritingTime
    for (const preferredWritingTime of ['morning', 'afternoon', 'evening', 'night'])
      expect(timeOf({ preferredWritingTime })).toBe(preferredWritingTime)
    expect(writingTimes).toEqual(['morning', 'afternoon', 'evening', 'night'])
    expect([timeOf({}), timeOf({ preferredWritingTime: 'noon' })]).toEqual(['morning', undefined])
  })

  it('takes the preferences by either name, and does without', () => {
    for (const name of ['preferences', 'journalPreferences'])
      expect(complaintsOf(signup, { ...body, [name]: { writingGoals: ['Calm'] } })).toEqual({})
    expect(signup.parse(body).preferences).toBeUndefined()
  })

  it('takes usernames that look alike as the same', () => {
    expect(signup.parse({ ...body, username: 'zoe\u0308' }).username).toBe('zo\u00eb')
  })
})

describe('the profile', () => {
  const who = { username: 'ada', displayName: 'Ada', email: 'ada@example.org' }

  it('PROF-03 PROF-14 PROF-15 PROF-16 changes the password only with both the current and a new one', () => {
    expect(complaintsOf(profile, { ...who, currentPassword: 'rain-1' })).toEqual({
      newPassword: 'New password is required when current password is provided',
    })
    expect(complaintsOf(profile, { ...who, newPassword: 'rain-2' })).toEqual({
      currentPassword: 'Current password is required',
    })
    expect(complaintsOf(profile, { ...who, currentPassword: 'x', newPassword: '12345' })).toEqual({
      newPassword: 'Password must be at least 6 characters',
    })
  })

  it('takes empty passwords of a form as none', () => {
    expect(complaintsOf(profile, { ...who, currentPassword: '', newPassword: '' })).toEqual({})
  })

  it('PROF-04 wants the new password twice in the form', () => {
    const changed = { ...who, currentPassword: 'rain-1', newPassword: 'rain-2' }
    expect(complaintsOf(profileForm, { ...changed, confirmNewPassword: 'other' })).toEqual({
      confirmNewPassword: 'New passwords do not match',
    })
    expect(complaintsOf(profileForm, { ...changed, confirmNewPassword: 'rain-2' })).toEqual({})
  })

  it('sends passwords only when the password changes, and never the confirmation', () => {
    const passwords = { currentPassword: 'rain-1', newPassword: 'rain-2' }
    expect(profileOf({ ...who, ...passwords, confirmNewPassword: 'rain-2' })).toEqual({
      ...who,
      ...passwords,
    })
    expect(profileOf({ ...who, currentPassword: '', newPassword: '' })).toEqual(who)
  })
})

describe('recovery', () => {
  it('says what is missing', () => {
    expect(complaintsOf(recovery, {})).toEqual({
      email: 'Email is required',
      recoveryCode: 'Recovery code is required',
      newPassword: 'New password is required',
    })
    expect(
      complaintsOf(recovery, { email: 'ada@example.org', recoveryCode: 'x', newPassword: '12345' }),
    ).toEqual({ newPassword: 'Password must be at least 6 characters' })
  })
})
