import { messageOf } from '@daywell/core/errors'
import { expect, it } from 'vitest'
import { aClient, failureOf, plainCall, refusal } from '#api/testing/a-client.ts'
import { SIGNED_IN, startSession } from './testing/start-session.ts'

/** A session after one of its calls was answered with a bare status. */
async function afterAnswer(name: 'api' | 'premium', status: number, code?: string) {
  const { session, local } = startSession({ ...SIGNED_IN, journal_draft_a1: '{}' })
  await session.restore()
  const onSessionRefused = (ended: boolean) => session.end('refused', ended)
  const { client, given } = await aClient(name, { token: session.token, onSessionRefused })
  given.answer = code ? refusal(status, { code }) : (response) => response.writeHead(status).end()
  const { failure } = await failureOf(client.call(plainCall(name)))
  return { message: messageOf(failure), stored: local.all(), ...session.state() }
}

it('ERR-06 a 403 on api removes the token and ends the session', async () => {
  const { message, stored, phase } = await afterAnswer('api', 403)
  expect(message).toBe('Session expired. Please log in again')
  expect(stored).toEqual({ journal_draft_a1: '{}' })
  expect(phase).toBe('signed-out')
})

it('ROUTE-12 a 401 on premium clears token, userPreferences and userId, and no text', async () => {
  const { stored, phase } = await afterAnswer('premium', 401)
  expect(stored).toEqual({ journal_draft_a1: '{}' })
  expect(phase).toBe('signed-out')
})

it('ROUTE-13 a 403 on premium keeps the session', async () => {
  for (const code of ['password_needed', 'subscription_required', undefined]) {
    const { stored, phase } = await afterAnswer('premium', 403, code)
    expect(stored).toMatchObject(SIGNED_IN)
    expect(phase).toBe('signed-in')
  }
})

it('PRIV-58 only a session that the server says has ended counts as revoked', async () => {
  for (const name of ['api', 'premium'] as const) {
    expect(await afterAnswer(name, 401, 'session_ended')).toMatchObject({ revoked: 'a1' })
    for (const code of ['session_required', 'invalid_credentials', undefined]) {
      expect(await afterAnswer(name, 401, code)).not.toHaveProperty('revoked')
    }
  }
  expect(await afterAnswer('api', 503, 'session_ended')).toMatchObject({ phase: 'signed-in' })
})
