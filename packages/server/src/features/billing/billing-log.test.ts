import { createSandbox } from '@daywell/stripe-sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { SECRET_KEY, stripeSettings, WEBHOOK_SECRET } from './testing/paying.ts'

describe('the log of payments', { timeout: 60_000 }, () => {
  const databases = freshDatabases('sqlite')

  it('says when Stripe fails, and never a secret, a customer or who it was about', async () => {
    const keys = { secret: 'sk_test_another', publishable: 'pk_test_another' }
    const sandbox = await createSandbox({ keys, prices: [] })
    onTestFinished(sandbox.close)
    const { url } = await sandbox.listen()
    const lines: string[] = []
    const app = await runAppForTest(await databases.place(), {
      env: { ...stripeSettings(url), LOG_LEVEL: 'trace' },
      logStream: { write: (line) => void lines.push(line) },
    })
    const { token, user } = await app.signUp()
    // The key is wrong, and Stripe quotes it in its refusal; then Stripe is down.
    for (const outage of ['none', 'unavailable'] as const) {
      sandbox.control.outage(outage)
      const answer = await ask(app.port, 'POST /api/stripe/create-customer', { token })
      expect([answer.status, answer.json]).toMatchObject([503, { code: 'payments_unavailable' }])
      expect(answer.text).not.toContain('sk_test')
    }
    const forged = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=forged' }
    const body = '{"id":"evt_1"}'
    expect(
      (await ask(app.port, 'POST /api/stripe/webhook', { headers: forged, body })).status,
    ).toBe(400)
    const log = lines.join('')
    expect(log).toContain('StripeAuthenticationError')
    for (const secret of [SECRET_KEY, 'sk_test', WEBHOOK_SECRET, 'cus_', token, user.email]) {
      expect(log).not.toContain(secret)
    }
  })
})
