import { createSandbox } from '@daywell/stripe-sandbox'
import { watched } from '@daywell/stripe-sandbox/published'
import { expect } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { type RunningApp, runApp, signIn } from '#http/testing/running-app.ts'
import type { FreshPlace } from '#testing/fresh-databases.ts'
import { startBadLine } from './bad-line.ts'
import { payAt, paymentOf } from './page.ts'

export const DAY = 24 * 60 * 60
export const SECRET_KEY = 'sk_test_of_the_tests'
export const WEBHOOK_SECRET = 'whsec_of_the_tests'
const PUBLISHABLE_KEY = 'pk_test_of_the_tests'

const PRICES = [
  { id: 'price_m', amount: 600, interval: 'month', name: 'Monthly' },
  { id: 'price_y', amount: 6500, interval: 'year', name: 'Yearly' },
] as const

type Status = Record<'hasActiveSubscription' | 'cancelAtPeriodEnd', boolean>

/** A server that takes payments through a sandbox over HTTP, with one clock for both. */
export async function runPaying(place: FreshPlace, more: Record<string, string> = {}) {
  const keys = { secret: SECRET_KEY, publishable: PUBLISHABLE_KEY }
  const sandbox = await createSandbox({ keys, prices: PRICES })
  const { url: stripeUrl } = await sandbox.listen()
  const unpublished: string[] = []
  const line = await startBadLine(watched(sandbox.answer, unpublished))
  let ahead = 0
  const clock = () => Date.now() + ahead
  const env = { ...stripeSettings(line.url), ...more }
  const app = await runApp(place, { clock, env })
  sandbox.control.webhooksTo(webhookOf(app))
  const pass = async (seconds: number) => {
    ahead += seconds * 1000
    await sandbox.control.advance(seconds)
    await sandbox.control.flush()
  }
  return {
    ...app,
    sandbox,
    stripeUrl,
    line,
    clock,
    env,
    /** How calls of the server and their answers differ from what Stripe publishes. */
    unpublished,
    /** Time passes, for the server and for Stripe. */
    pass,
    /** To two hours after a month, however long it is: an hour after Stripe collects the next. */
    async passToRenewalOf({ status }: Pick<ReturnType<typeof payer>, 'status'>): Promise<void> {
      const end = Date.parse(String((await status()).currentPeriodEnd))
      await pass(Math.ceil((end - clock()) / 1000) + DAY / 12)
    },
    async person() {
      const { user } = await app.signUp(clock())
      return payer(app, user, clock, stripeUrl)
    },
    async stop(): Promise<void> {
      await sandbox.close()
      await app.stop()
      await line.stop()
      expect(unpublished, 'what the server asked, and what it was answered').toEqual([])
    },
  }
}

export type Paying = Awaited<ReturnType<typeof runPaying>>
export type Person = Awaited<ReturnType<Paying['person']>>

export function stripeSettings(apiBase: string): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_MONTHLY: 'price_m',
    STRIPE_PRICE_YEARLY: 'price_y',
    STRIPE_API_BASE: apiBase,
  }
}

export function webhookOf({ url }: Pick<RunningApp, 'url'>) {
  return { url: `${url}/api/stripe/webhook`, secret: WEBHOOK_SECRET }
}

/** A person, and what they do in the browser. */
function payer(
  app: RunningApp,
  user: { id: string; email: string },
  clock: () => number,
  stripeUrl: string,
) {
  const call = async (what: string, json?: unknown, { port }: { readonly port: number } = app) => {
    const token = await signIn(app, user.id, clock())
    return ask(port, what, { token, ...(json !== undefined && { json }) })
  }
  const good = async <T>(what: string, json?: unknown): Promise<T> => {
    const answer = await call(what, json)
    expect(answer.status, `${what}: ${answer.text}`).toBe(200)
    return answer.json as T
  }
  const customer = async () =>
    (await good<{ customerId: string }>('POST /api/stripe/create-customer')).customerId
  const begin = async (priceId = 'price_m') => {
    const wish = { priceId, customerId: await customer() }
    return (await good<{ clientSecret: string }>('POST /api/stripe/create-subscription', wish))
      .clientSecret
  }
  return {
    user,
    call,
    good,
    customer,
    begin,
    pay: (secret: string, card?: string) =>
      payAt(stripeUrl, PUBLISHABLE_KEY, paymentOf(secret), card),
    status: () => good<Status & Record<string, unknown>>('GET /api/stripe/subscription'),
    async subscribe(priceId?: string) {
      const paid = await payAt(stripeUrl, PUBLISHABLE_KEY, paymentOf(await begin(priceId)))
      expect(paid.status).toBe(200)
    },
    /** Whether the premium endpoints let the person in. */
    premium: async () => {
      const { json } = await call('GET /api/summary/weekly')
      return (json as { code?: string } | undefined)?.code !== 'subscription_required'
    },
  }
}
