import { createSandbox } from './sandbox.ts'

/** The sandbox as a process of its own. The environment is read here and nowhere else. */
const setting = (name: string, fallback: string) => process.env[name] || fallback

const url = setting('WEBHOOK_URL', '')
const sandbox = await createSandbox({
  keys: {
    secret: setting('STRIPE_SECRET_KEY', 'sk_test_sandbox'),
    publishable: setting('STRIPE_PUBLISHABLE_KEY', 'pk_test_sandbox'),
  },
  prices: [
    {
      id: setting('STRIPE_PRICE_MONTHLY', 'price_monthly'),
      amount: 600,
      interval: 'month',
      name: 'Monthly',
    },
    {
      id: setting('STRIPE_PRICE_YEARLY', 'price_yearly'),
      amount: 6500,
      interval: 'year',
      name: 'Yearly',
    },
  ],
  webhook: url === '' ? null : { url, secret: setting('STRIPE_WEBHOOK_SECRET', 'whsec_sandbox') },
  controlToken: process.env.SANDBOX_CONTROL_TOKEN || null,
  origin: process.env.SANDBOX_PUBLIC_URL || null,
})
const listening = await sandbox.listen({
  host: setting('HOST', '127.0.0.1'),
  port: Number(setting('PORT', '0')),
})
process.stdout.write(`The Stripe sandbox is ready at ${listening.url}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    sandbox.close().then(() => process.exit(0))
  })
}
