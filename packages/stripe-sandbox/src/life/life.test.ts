import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Account } from '#records/account.ts'
import { faultsInAccount, faultsInEvents } from '#testing/invariants.ts'
import { startLife } from '#testing/random-life.ts'
import { DAY, HOUR } from './calendar.ts'

const CARDS = [
  '4242424242424242',
  '4242424242424242',
  '4000000000000002',
  '4000002500003155',
  '4000002760003184',
]

const place = fc.constantFrom(0, 0, 0, 1, 2)
const BEHAVE = fc.constantFrom('pays', 'declines', 'lacks funds', 'asks once', 'asks always')
const LONG = fc.constantFrom(60, HOUR, 23 * HOUR, 3 * DAY, 5 * DAY, 29 * DAY, 31 * DAY, 200 * DAY)

function doing<const D extends string, R extends object>(
  weight: number,
  name: D,
  more: { [K in keyof R]: fc.Arbitrary<R[K]> },
) {
  const arbitrary = fc.record({ do: fc.constant(name), ...more }) as fc.Arbitrary<{ do: D } & R>
  return { weight, arbitrary }
}

/** Mostly what keeps a subscription going: most others end it soon, and then little can happen. */
const step = fc.oneof(
  doing(1, 'join', {}),
  doing(2, 'subscribe', { place, price: fc.constantFrom('price_monthly', 'price_yearly') }),
  doing(6, 'pay', { place, card: fc.constantFrom(...CARDS) }),
  doing(4, 'authenticate', { place, outcome: fc.constantFrom('complete', 'fail') }),
  doing(3, 'schedule', { place, wanted: fc.boolean() }),
  doing(1, 'cancel', { place }),
  doing(2, 'refund', { place, amount: fc.constantFrom('', '1', '599', '600') }),
  doing(2, 'void', { place }),
  doing(1, 'leave', { place }),
  doing(1, 'rename', { place, name: fc.constantFrom('Ada', 'Eve') }),
  doing(5, 'cards', { place, behaviour: BEHAVE }),
  doing(10, 'wait', { seconds: LONG }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Life = Awaited<ReturnType<typeof startLife>>

async function accountsOf({ storage }: Life): Promise<Account[]> {
  const kept = await storage.transact((documents) => documents.list('account'))
  return kept.map(({ value }) => value as Account)
}

async function take(life: Life, taken: Step): Promise<void> {
  const accounts = await accountsOf(life)
  const at = <T>(all: readonly T[], number: number) =>
    all.at(-1 - (number % Math.max(1, all.length)))
  const { call, control, page } = life
  if (taken.do === 'join') await call('POST', '/v1/customers', { email: 'a@example.org' })
  if (taken.do === 'wait') await control.advance(taken.seconds)
  if (!('place' in taken)) return
  const customer = at(accounts, taken.place)?.customer.id ?? 'cus_nobody'
  const subscription =
    at(
      accounts.flatMap((one) => one.subscriptions),
      taken.place,
    )?.id ?? 'sub_0'
  const intent = at(
    accounts.flatMap((one) => one.intents),
    taken.place,
  )
  const path = `/v1/payment_intents/${intent?.id}`
  const secret = { client_secret: intent?.secret ?? '' }
  switch (taken.do) {
    case 'subscribe':
      await call('POST', '/v1/subscriptions', {
        customer,
        'items[0][price]': taken.price,
        payment_behavior: 'default_incomplete',
        'payment_settings[save_default_payment_method]': 'on_subscription',
      })
      break
    case 'pay':
      await page('POST', `${path}/confirm`, {
        ...secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': taken.card,
        'payment_method_data[card][exp_month]': '1',
        'payment_method_data[card][exp_year]': '2099',
        'payment_method_data[card][cvc]': '123',
      })
      break
    case 'authenticate':
      await page('POST', `/authenticate/${intent?.id}`, { ...secret, outcome: taken.outcome })
      break
    case 'schedule':
      await call('POST', `/v1/subscriptions/${subscription}`, {
        cancel_at_period_end: String(taken.wanted),
      })
      break
    case 'cancel':
      await call('DELETE', `/v1/subscriptions/${subscription}`)
      break
    case 'refund':
      await call('POST', '/v1/refunds', {
        payment_intent: intent?.id ?? 'pi_0',
        ...(taken.amount === '' ? {} : { amount: taken.amount }),
      })
      break
    case 'void':
      await call('POST', `/v1/invoices/${intent?.invoice ?? 'in_0'}/void`)
      await call('GET', '/v1/customers', { limit: '3' })
      break
    case 'rename':
      await call('POST', `/v1/customers/${customer}`, { name: taken.name })
      break
    case 'leave':
      await call('DELETE', `/v1/customers/${customer}`)
      break
    case 'cards':
      await control.cards(customer, taken.behaviour)
  }
}

test('PAY-50 whatever is called and however time passes, money, states and events agree, and all keeps to the published schema', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const life = await startLife()
      const start = [
        { do: 'join' },
        { do: 'subscribe', place: 0, price: 'price_monthly' },
        { do: 'pay', place: 0, card: '4242424242424242' },
      ] as const
      for (const one of [...start, ...steps]) {
        await take(life, one)
        for (const account of await accountsOf(life)) expect(faultsInAccount(account)).toEqual([])
      }
      const events = await life.storage.transact((documents) => documents.list('event'))
      const told = events.map(({ value }) => value)
      expect(faultsInEvents(told, await accountsOf(life))).toEqual([])
      expect(life.problems).toEqual([])
      await life.close()
    }),
    { numRuns: 50, seed: 20_270_131 },
  )
})
