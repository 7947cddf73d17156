import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sdkFor, startListener } from '#testing/harness.ts'
import { CONTROL_TOKEN, KEYS, WEBHOOK_SECRET } from '#testing/settings.ts'

test('the sandbox runs as a process of its own and stops when it is asked to', async () => {
  const listener = await startListener()
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: {
      STRIPE_SECRET_KEY: KEYS.secret,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_MONTHLY: 'price_of_the_test',
      WEBHOOK_URL: listener.target.url,
      SANDBOX_CONTROL_TOKEN: CONTROL_TOKEN,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  expect(line).toMatch(/^The Stripe sandbox is ready at http:\/\/127\.0\.0\.1:\d+$/)
  const port = Number(line.split(':').at(-1))

  const stripe = sdkFor({ host: '127.0.0.1', port })
  expect((await stripe.prices.retrieve('price_of_the_test')).unit_amount).toBe(600)
  expect((await stripe.prices.list({ active: true })).data).toHaveLength(2)
  await stripe.customers.create()
  const headers = { authorization: `Bearer ${CONTROL_TOKEN}` }
  const flush = `http://127.0.0.1:${port}/_sandbox/webhooks/flush`
  await fetch(flush, { method: 'POST', headers })
  expect(listener.types()).toEqual(['customer.created'])

  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
