import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/index.ts'
import {
  type Failure,
  type HttpFailure,
  isOffline,
  messageOf,
  paymentMessage,
  promptFallback,
} from './index.ts'
import { type FeatureName, featureMessages } from './messages.ts'

const answered = (status: number, rest: Partial<HttpFailure> = {}): Failure => ({
  kind: 'http',
  status,
  hadToken: false,
  ...rest,
})
const features = Object.keys(featureMessages) as FeatureName[]
const noAnswers: Failure[] = [{ kind: 'network' }, { kind: 'cross-origin' }, { kind: 'timeout' }]
const anyFailure: fc.Arbitrary<Failure> = fc.oneof(
  fc.constantFrom<Failure>(...noAnswers, { kind: 'setup' }, { kind: 'invalid-answer' }),
  fc.record(
    {
      kind: fc.constant('http' as const),
      status: fc.integer({ min: 100, max: 599 }),
      hadToken: fc.boolean(),
      error: fc.string(),
      details: fc.string(),
    },
    { requiredKeys: ['kind', 'status', 'hadToken'] },
  ),
)

describe('the message of a failure', () => {
  it('ERR-01 is the feature’s text for the status, then the server’s error, then the default', () => {
    const said = { error: 'The server says so' }
    expect(messageOf(answered(403, said), 'subscribe')).toBe(
      'Access denied. Please check your account status.',
    )
    expect(messageOf(answered(409, said), 'signup')).toBe('The server says so')
    expect(messageOf(answered(409, said))).toBe('The server says so')
    expect(messageOf(answered(409))).toBe('An account with this email already exists')
    expect(messageOf(answered(409, { error: '' }))).toBe(
      'An account with this email already exists',
    )
  })

  it('ERR-04 of a 400', () => {
    expect(messageOf(answered(400))).toBe(
      'Invalid input. Please check your information and try again.',
    )
  })

  it('ERR-05 of a 401 to a call without a token', () => {
    expect(messageOf(answered(401))).toBe('Invalid email or password')
  })

  it('ERR-50 of a 401 to a call with a token, whatever the server says', () => {
    const expired = answered(401, { hadToken: true, error: 'No' })
    expect(messageOf(expired)).toBe('Session expired. Please log in again')
    expect(messageOf(expired, 'chat')).toBe('Please log in to use the AI assistant')
  })

  it('of a 403', () => {
    expect(messageOf(answered(403))).toBe('Session expired. Please log in again')
  })

  it('ERR-07 of a 404', () => {
    expect(messageOf(answered(404))).toBe('Account not found. Please sign up first')
  })

  it('ERR-08 of a 409', () => {
    expect(messageOf(answered(409))).toBe('An account with this email already exists')
  })

  it('ERR-09 of a 422', () => {
    expect(messageOf(answered(422))).toBe('Invalid input data')
  })

  it('ERR-10 of a 500, with the server’s details', () => {
    expect(messageOf(answered(500))).toBe('Server error. Please try again later')
    expect(messageOf(answered(500, { details: 'disk full' }))).toBe(
      'Server error. Please try again later Details: disk full',
    )
    expect(messageOf(answered(500, { error: 'Oh no.', details: 'disk full' }))).toBe(
      'Oh no. Details: disk full',
    )
    expect(messageOf(answered(400, { details: 'hidden' }))).not.toContain('hidden')
  })

  it('ERR-11 of any other status', () => {
    const named = [400, 401, 403, 404, 409, 422, 500]
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), fc.boolean(), (status, hadToken) => {
        fc.pre(!named.includes(status))
        expect(messageOf(answered(status, { hadToken }))).toBe('An unexpected error occurred')
      }),
    )
  })

  it('of a call that had no answer', () => {
    expect(noAnswers.map((failure) => messageOf(failure))).toEqual([
      'Network connection error. Please check your internet connection.',
      'Authentication service is currently unavailable. Please try again later.',
      'Unable to connect to the server. Please check your internet connection',
    ])
    expect(messageOf({ kind: 'setup' })).toBe(
      'Failed to make request. Please check your internet connection.',
    )
    expect(messageOf({ kind: 'invalid-answer' })).toBe('Invalid server response')
  })

  it('of something that is not a failed call', () => {
    expect(messageOf(undefined)).toBe('An unexpected error occurred')
    expect(messageOf(undefined, 'login')).toBe('Failed to sign in. Please try again.')
    expect(messageOf(undefined, 'signup')).toBe('Failed to create account. Please try again.')
  })

  it('is some text for every failure of every feature', () => {
    fc.assert(
      fc.property(
        fc.option(anyFailure, { nil: undefined }),
        fc.option(fc.constantFrom(...features), { nil: undefined }),
        (failure, feature) => {
          expect(messageOf(failure, feature)).not.toBe('')
        },
      ),
    )
  })

  it('agrees with the server’s own message for the same status', () => {
    for (const code of [
      'invalid_credentials',
      'email_taken',
      'invalid_input',
      'server_error',
    ] as const)
      expect(messageOf(answered(errors[code].status))).toBe(errors[code].sentence)
    const { status, sentence } = errors.model_budget_used
    for (const feature of ['chat', 'weekly-summary', 'monthly-summary'] as const)
      expect(messageOf(answered(status), feature)).toBe(sentence)
  })
})

describe('chat', () => {
  it('words its own statuses, and every other one alike', () => {
    expect([401, 403, 429, 400, 422, 500, 502].map((s) => messageOf(answered(s), 'chat'))).toEqual([
      'Please log in to use the AI assistant',
      'Please upgrade to access AI features',
      'Too many requests. Please wait a moment before trying again',
      ...new Array(4).fill('Unable to get AI response. Please try again'),
    ])
  })

  it('an answer without a response is an invalid one', () => {
    expect(messageOf({ kind: 'invalid-answer' }, 'chat')).toBe('Invalid response from AI service')
  })

  it('ERR-20 anything else has one text, without a full stop', () => {
    for (const failure of [...noAnswers, { kind: 'setup' } as const, undefined])
      expect(messageOf(failure, 'chat')).toBe('Failed to get AI response')
  })
})

describe('summaries', () => {
  const both = (failure: Failure) => [
    messageOf(failure, 'weekly-summary'),
    messageOf(failure, 'monthly-summary'),
  ]

  it('ERR-22 word an empty period', () => {
    expect(both(answered(404, { error: 'No entries' }))).toEqual([
      'No entries found for this week yet. Start writing to see your summary!',
      'No entries found for this month yet. Start writing to see your insights!',
    ])
  })

  it('ERR-23 word a session that is over', () => {
    for (const hadToken of [true, false])
      expect(both(answered(401, { hadToken }))).toEqual([
        'Please log in again to view your summary',
        'Please log in again to view your insights',
      ])
  })

  it('ERR-24 word any other answer', () => {
    for (const failure of [
      answered(500),
      answered(403, { error: 'x' }),
      { kind: 'invalid-answer' } as const,
    ])
      expect(both(failure)).toEqual([
        'Failed to load summary. Please try again later.',
        'Failed to load monthly insights. Please try again later.',
      ])
  })

  it('ERR-25 word that there was no answer', () => {
    for (const failure of noAnswers)
      expect(new Set(both(failure))).toEqual(
        new Set(['Network error. Please check your connection.']),
      )
  })
})

describe('other features', () => {
  it('subscribing words 401 and 403, passes on the server’s error, and has one text for the rest', () => {
    expect(messageOf(answered(401, { hadToken: true }), 'subscribe')).toBe(
      'Authentication expired. Please sign in again.',
    )
    expect(messageOf(answered(409, { error: 'Already subscribed' }), 'subscribe')).toBe(
      'Error: Already subscribed',
    )
    for (const failure of [answered(409), ...noAnswers])
      expect(messageOf(failure, 'subscribe')).toBe(
        'Failed to create subscription. Please try again.',
      )
  })

  it('ERR-35 the profile passes on the server’s error, and has one text for the rest', () => {
    expect(messageOf(answered(409, { error: 'Taken' }), 'update-profile')).toBe('Taken')
    expect(messageOf(answered(500), 'update-profile')).toBe('Failed to update profile')
    expect(messageOf({ kind: 'network' }, 'update-profile')).toBe('Failed to update profile')
  })

  it('a renewal of which no word came back leaves it open whether the code before still works', () => {
    for (const failure of [...noAnswers, { kind: 'invalid-answer' } as const, answered(504)])
      expect(messageOf(failure, 'renew-code')).toContain('may no longer be valid')
    expect(messageOf(answered(422, { error: 'Wrong' }), 'renew-code')).toBe('Wrong')
    expect(messageOf({ kind: 'setup' }, 'renew-code')).not.toContain('no longer')
  })

  it('some have one text for everything', () => {
    for (const failure of [answered(500, { error: 'x' }), ...noAnswers, undefined])
      expect(messageOf(failure, 'delete-entry')).toBe('Failed to delete entry')
  })

  it('ERR-42 a failed payment is told in the provider’s words, where it has some', () => {
    expect(paymentMessage('Your card was declined.')).toBe('Your card was declined.')
    expect([paymentMessage(undefined), paymentMessage('')]).toEqual([
      'Payment failed',
      'Payment failed',
    ])
  })
})

describe('the prompt that stands in for one that did not come', () => {
  it('offline or on a 5xx asks what is on the mind', () => {
    for (const failure of [answered(503), ...noAnswers])
      expect(promptFallback(failure)).toEqual({
        prompt: "What's on your mind today?",
        helpText: "Write freely about whatever you're thinking or feeling.",
      })
  })

  it('otherwise says why', () => {
    expect(promptFallback(answered(429, { error: 'Slow down' }))).toEqual({
      prompt: 'Write whatever comes to mind...',
      helpText: 'Slow down',
    })
    expect(promptFallback(undefined).helpText).toBe(
      'Failed to load writing prompt. You can still write freely.',
    )
  })
})

describe('offline', () => {
  it('SYNC-22 is a status of 500 or more, or no answer at all', () => {
    for (const failure of [answered(500), answered(503), answered(599), ...noAnswers])
      expect(isOffline(failure)).toBe(true)
    for (const failure of [
      answered(499),
      answered(401),
      { kind: 'setup' } as const,
      { kind: 'invalid-answer' } as const,
    ])
      expect(isOffline(failure)).toBe(false)
  })
})
