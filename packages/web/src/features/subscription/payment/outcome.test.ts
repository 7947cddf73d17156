import { describe, expect, it } from 'vitest'
import { outcomeOf, outcomeOfRefusal } from './outcome.ts'

describe('what became of a payment', () => {
  it('is told by the state that the provider answers', () => {
    const told = (status: string) => outcomeOf({ status }).kind
    expect(told('succeeded')).toBe('paid')
    expect(told('processing')).toBe('under way')
    expect(told('requires_action')).toBe('under way')
    expect(told('canceled')).toBe('gone')
    const last_payment_error = { message: 'Your card was declined.' }
    expect(outcomeOf({ status: 'requires_payment_method', last_payment_error })).toEqual({
      kind: 'failed',
      says: 'Your card was declined.',
    })
  })

  it('is paid, too, where a second try is refused because the first has paid', () => {
    const message = 'You cannot confirm this'
    const refused = (status: string) => outcomeOfRefusal({ message, payment_intent: { status } })
    expect(refused('succeeded')).toEqual({ kind: 'paid' })
    expect(refused('canceled')).toEqual({ kind: 'gone' })
    expect(refused('requires_payment_method')).toEqual({ kind: 'failed', says: message })
    expect(outcomeOfRefusal({})).toEqual({ kind: 'failed', says: undefined })
  })
})
