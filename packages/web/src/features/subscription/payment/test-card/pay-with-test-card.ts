import { type Intent, type Outcome, outcomeOf, outcomeOfRefusal } from '../outcome.ts'
import type { PaymentMethodProps } from '../payment-method.ts'
import { type CardDetails, digitsOf, expiryOf } from './card-details.ts'

/** Same origin, since the policy allows no other; only exists in test mode. */
const SANDBOX = '/api/stripe/sandbox'

type Authenticate = (amountInCents: number) => Promise<'complete' | 'fail'>

type Payment = Pick<PaymentMethodProps, 'publishableKey' | 'clientSecret' | 'returnUrl'>

/** The part of Stripe's response that the form uses: a PaymentIntent or an error. */
interface Answer extends Partial<Intent> {
  readonly amount?: number
  readonly error?: Parameters<typeof outcomeOfRefusal>[0]
}

/** Does what Stripe's script would do with a card, including the bank's challenge. */
export async function payWithTestCard(
  payment: Payment,
  card: CardDetails,
  authenticate: Authenticate,
): Promise<Outcome> {
  const { clientSecret } = payment
  const id = clientSecret.split('_secret_', 1)[0] ?? ''
  try {
    const confirmed = await post(`/v1/payment_intents/${id}/confirm`, fieldsOf(payment, card))
    if (confirmed.status !== 'requires_action') return toOutcome(confirmed)
    const outcome = await authenticate(confirmed.amount ?? 0)
    const fields = { client_secret: clientSecret, outcome, stay: 'true' }
    return toOutcome(await post(`/authenticate/${id}`, fields))
  } catch {
    return lookAgain(id, payment)
  }
}

/** Looks up the payment after a lost response, which says nothing about it. */
async function lookAgain(id: string, { publishableKey, clientSecret }: Payment): Promise<Outcome> {
  const query = new URLSearchParams({ key: publishableKey, client_secret: clientSecret })
  const found = await ask(`/v1/payment_intents/${id}?${query}`).catch((): Answer => ({}))
  return found.status === 'succeeded' ? { kind: 'paid' } : toOutcome({})
}

function toOutcome({ status, error, ...rest }: Answer): Outcome {
  return status && !error ? outcomeOf({ ...rest, status }) : outcomeOfRefusal(error ?? {})
}

function fieldsOf({ publishableKey, clientSecret, returnUrl }: Payment, card: CardDetails) {
  const { month, year } = expiryOf(card.expiry)
  return {
    key: publishableKey,
    client_secret: clientSecret,
    return_url: returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(card.number),
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': digitsOf(card.code),
  }
}

const post = (path: string, fields: Record<string, string>) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields) })

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const kept = { cache: 'no-store', credentials: 'omit' } as const
  const response = await fetch(`${SANDBOX}${path}`, { ...init, ...kept })
  return response.json()
}
