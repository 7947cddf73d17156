import { describe, expect, it } from 'vitest'
import { outcomeOf, outcomeOfRefusal } from './outcome.ts'

describe('the outcome of a payment', () => {
  it('follows the provider’s status', () => {
    const kindOf = (status: string) => outcomeOf({ status }).kind
    expect(kindOf('succeeded')).toBe('paid')
    expect(kindOf('processing')).toBe('under way')
    expect(kindOf('requires_action')).toBe('under way')
    expect(kindOf('canceled')).toBe('gone')
    const last_payment_error = { message: 'Your card was declined.' }
    expect(outcomeOf({ status: 'requires_payment_method', last_payment_error })).toEqual({
      kind: 'failed',
      says: 'Your card was declined.',
    })
  })

  it('is paid if a second attempt is refused because the first was paid', () => {
    const message = 'You cannot confirm this'
    const refused = (status: string) => outcomeOfRefusal({ message, payment_intent: { status } })
    expect(refused('succeeded')).toEqual({ kind: 'paid' })
    expect(refused('canceled')).toEqual({ kind: 'gone' })
    expect(refused('requires_payment_method')).toEqual({ kind: 'failed', says: message })
    expect(outcomeOfRefusal({})).toEqual({ kind: 'failed', says: undefined })
  })
})
