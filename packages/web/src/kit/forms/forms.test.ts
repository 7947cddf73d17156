import { login, signupForm } from '@daywell/core/account'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { complaintsOf } from './complaints.ts'
import { explainFailure } from './explain-failure.ts'
import { emptyForm, type FormEvent, nextForm, shownError } from './form-state.ts'

const EMPTY = { email: '', password: '' }
const after = (...events: FormEvent[]) => events.reduce(nextForm, emptyForm(EMPTY))
const shown = (...events: FormEvent[]) => {
  const state = after(...events)
  const complaints = complaintsOf(login, state.values)
  return [shownError(state, complaints, 'email'), shownError(state, complaints, 'password')]
}
const typed = (name: string, value: string): FormEvent => ({ type: 'changed', name, value })
const left = (name: string): FormEvent => ({ type: 'touched', name })
const submitted = (values = EMPTY, right = false): FormEvent => ({
  type: 'submitted',
  values,
  right,
})

describe('what a field shows', () => {
  it('is nothing before it was touched, however wrong', () => {
    expect(shown(typed('email', 'x'))).toEqual([undefined, undefined])
  })

  it('is its error once touched, and follows every change', () => {
    expect(shown(left('email'))).toEqual(['Email is required', undefined])
    expect(shown(left('email'), typed('email', 'x'))).toEqual(['Invalid email address', undefined])
    expect(shown(left('email'), typed('email', 'a@x.org'))).toEqual([undefined, undefined])
  })

  it("is every field's error once a submit was tried", () => {
    expect(shown(submitted())).toEqual(['Email is required', 'Password is required'])
  })

  it("is the server's error for the value, as long as that value stays", () => {
    const values = { email: 'a@x.org', password: 'rain-1' }
    const taken: FormEvent = { type: 'failed', says: 'Taken', fields: { email: 'Taken' } }
    expect(shown(submitted(values, true), taken)).toEqual(['Taken', undefined])
    const changed = [submitted(values, true), taken, typed('email', 'b@x.org')]
    expect(shown(...changed)).toEqual([undefined, undefined])
    expect(shown(...changed, typed('email', 'a@x.org'))).toEqual(['Taken', undefined])
  })
})

describe('a submit', () => {
  const values = { email: 'a@x.org', password: 'rain-1' }

  it('is under way until the call is done or failed, and keeps the values', () => {
    expect(after(submitted(values, true))).toMatchObject({ busy: true, values })
    expect(after(submitted(values, true), { type: 'done' })).toMatchObject({ busy: false, values })
    const failed = after(submitted(values, true), { type: 'failed', says: 'No', fields: {} })
    expect(failed).toMatchObject({ busy: false, failure: 'No', values, stumbles: 0 })
  })

  it('clears the previous failure', () => {
    const failed: FormEvent = { type: 'failed', says: 'No', fields: {} }
    expect(after(submitted(values, true), failed, submitted()).failure).toBeUndefined()
  })

  it('counts invalid fields, found here or by the server, and no unknown ones', () => {
    expect(after(submitted()).stumbles).toBe(1)
    const of = (fields: Record<string, string>) =>
      after(submitted(values, true), { type: 'failed', says: 'No', fields }).stumbles
    expect(of({ password: 'Too short' })).toBe(1)
    expect(of({ body: 'Must be an object', toString: 'Odd' })).toBe(0)
  })
})

describe('a form that stays open after its call', () => {
  const values = { email: ' a@x.org ', password: 'rain-1' }
  const settled: FormEvent = { type: 'settled', values: { email: 'a@x.org', password: '' } }

  it('takes over the saved values, and shows no error before it is touched', () => {
    const state = after(submitted(values, true), settled, { type: 'done' })
    expect(state).toMatchObject({ values: { email: 'a@x.org', password: '' }, busy: false })
    expect(shown(submitted(values, true), settled)).toEqual([undefined, undefined])
  })

  it('keeps what was typed during the call', () => {
    const changed = [submitted(values, true), typed('email', 'new@x.org')]
    for (const times of [[settled], [settled, settled]])
      expect(after(...changed, ...times).values).toEqual({ email: 'new@x.org', password: '' })
  })

  it('takes over changes made elsewhere before a submit, except where something was typed', () => {
    const elsewhere: FormEvent = { type: 'settled', values: { email: 'b@x.org', password: 'p' } }
    expect(after(elsewhere).values).toEqual({ email: 'b@x.org', password: 'p' })
    expect(after(typed('email', 'c@x.org'), elsewhere).values.email).toBe('c@x.org')
  })
})

describe('values that arrive late', () => {
  const typedIn = { email: 'new@x.org', password: 'rain-1' }
  const failed: FormEvent = { type: 'failed', says: 'No', fields: {} }
  const late: FormEvent = { type: 'settled', values: { email: 'b@x.org' } }

  it.each([
    ['a wrong submit', [submitted(typedIn)]],
    ['a failed call', [submitted(typedIn, true), failed]],
    ['a call that came to nothing', [submitted(typedIn, true), { type: 'done' } as FormEvent]],
  ])('keeps what was typed before %s', (_, events) => {
    expect(after(...events, late).values).toEqual(typedIn)
    const back = typed('email', EMPTY.email)
    expect(after(...events, back, late).values.email).toBe('b@x.org')
  })
})

describe('the message of a failed call', () => {
  const refusal = (code: string, fields?: Record<string, string>) =>
    new CallFailure(
      { kind: 'http', status: 409, hadToken: false, error: 'Said' },
      { answer: { error: 'Said', code, ...(fields && { fields }) } },
    )

  it("shows the server's field errors on their fields", () => {
    const fields = { email: 'Odd', username: 'Odder' }
    expect(explainFailure(refusal('invalid_input', fields), 'signup')).toEqual({
      says: 'Said',
      fields,
    })
  })

  it('knows the field of a taken email and of a taken username', () => {
    expect(explainFailure(refusal('email_taken'), 'signup').fields).toEqual({ email: 'Said' })
    expect(explainFailure(refusal('username_taken'), 'signup').fields).toEqual({ username: 'Said' })
    expect(explainFailure(refusal('toString'), 'signup').fields).toEqual({})
  })

  it("ERR-16 is the error's message, or the form’s own message if there is none", () => {
    expect(explainFailure(refusal('invalid_credentials'), 'login').says).toBe('Said')
    expect(explainFailure(refusal('conflict'), 'signup').says).toBe('Said')
    expect(explainFailure(new Error('odd'), 'login').says).toBe(
      'Failed to sign in. Please try again.',
    )
    expect(explainFailure(undefined, 'signup').says).toBe(
      'Failed to create account. Please try again.',
    )
  })
})

it("errors are the schema's messages, by field", () => {
  expect(complaintsOf(signupForm, { email: 'x' })).toMatchObject({
    email: 'Invalid email address',
    username: 'Username is required',
  })
})
