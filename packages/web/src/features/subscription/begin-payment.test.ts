import { describe, expect, it } from 'vitest'
import { aClient, refusal } from '#api/testing/a-client.ts'
import type { Answer } from '#api/testing/local-server.ts'
import { json } from '#api/testing/local-server.ts'
import { SIGNED_IN, startSession } from '#services/session/testing/start-session.ts'
import { beginPayment, endsSession, isSubscribedAlready, whyNotBegun } from './begin-payment.ts'

const CONFIG = {
  mode: 'stripe',
  publishableKey: 'pk',
  prices: { monthly: 'price_m', yearly: null },
} as const

/** The result of an attempt to subscribe with this answer from the server. */
async function tried(answer: Answer, plan: 'monthly' | 'yearly' = 'monthly') {
  const { session } = startSession(SIGNED_IN)
  await session.restore()
  const onSessionRefused = () => session.end('refused')
  const { client, given } = await aClient('premium', { token: session.token, onSessionRefused })
  given.answer = answer
  const error = await beginPayment(client, CONFIG, plan).catch((reason: unknown) => reason)
  return { error, said: whyNotBegun(error), state: session.state() }
}

describe('subscribing', () => {
  it('ERR-37 a 401 says so and ends the session, which leads to /login', async () => {
    const { said, error, state } = await tried(refusal(401, { code: 'session_required' }))
    expect(said).toBe('Authentication expired. Please sign in again.')
    expect(state).toEqual({ phase: 'signed-out', because: 'refused', whose: 'a1' })
    expect(endsSession(error)).toBe(true)
  })

  it('ERR-38 a 403 says what to check and keeps the session', async () => {
    const { said, error, state } = await tried(refusal(403, { error: 'Not yours' }))
    expect(said).toBe('Access denied. Please check your account status.')
    expect(state.phase).toBe('signed-in')
    expect(endsSession(error)).toBe(false)
  })

  it('ERR-39 another server error is passed on', async () => {
    const { said } = await tried(refusal(422, { error: 'This plan does not exist' }))
    expect(said).toBe('Error: This plan does not exist')
  })

  it('ERR-40 a failure without an error has its own text', async () => {
    const silent: Answer = (response) => response.writeHead(500).end()
    const broken: Answer = (response) => response.destroy()
    for (const answer of [silent, broken, json(200, {})])
      expect((await tried(answer)).said).toBe('Failed to create subscription. Please try again.')
    expect(whyNotBegun(new Error('?'))).toBe('Failed to create subscription. Please try again.')
  })

  it('ERR-41 a plan without a price fails before any request', async () => {
    const { said } = await tried(() => {
      throw new Error('unexpected request')
    }, 'yearly')
    expect(said).toBe('Subscription configuration error. Please try again later.')
  })

  it('ERR-43 unreachable payments are reported as such', async () => {
    const { said } = await tried(refusal(503, { code: 'payments_unavailable', error: 'Down' }))
    expect(said).toBe(
      'Subscription service is temporarily unavailable. Please try again later or contact support.',
    )
  })

  it('detects a subscription from elsewhere by its error code', async () => {
    const already = await tried(refusal(409, { code: 'already_subscribed' }))
    expect(isSubscribedAlready(already.error)).toBe(true)
    expect(isSubscribedAlready((await tried(refusal(409))).error)).toBe(false)
  })
})
