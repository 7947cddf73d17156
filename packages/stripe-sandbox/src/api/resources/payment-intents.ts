import { type Answer, type Call, endpoint } from '#api/endpoint.ts'
import { drafted, find } from '#api/lookup.ts'
import { fields, flag, type Params, text } from '#api/params.ts'
import { Problem, UnreadableParameter } from '#api/problem.ts'
import { attempt, type Session } from '#life/payments.ts'
import type { Work } from '#life/work.ts'
import type { IntentRecord } from '#records/account.ts'
import { paymentIntentShape } from '#shapes/payment-intent.ts'
import { cardData, methodByName, methodOfCard } from './card.ts'
import { declined } from './declined.ts'

/** A page may send its key beside the other fields instead of in the header. */
const fromPage = { client_secret: text, key: text }

const confirmation = {
  ...fromPage,
  payment_method: text,
  payment_method_data: fields(cardData),
  return_url: webAddress,
  use_stripe_sdk: flag,
}

export const paymentIntents = [
  endpoint(
    'GET',
    '/v1/payment_intents/{id}',
    fromPage,
    async (call, { client_secret: secret }) => {
      const { account, record } = await findFor(call, secret)
      return paymentIntentShape(account, record)
    },
    { pages: true },
  ),
  endpoint(
    'POST',
    '/v1/payment_intents/{id}/confirm',
    confirmation,
    async (call, params): Promise<Answer> => {
      const { account, record } = await findFor(call, params.client_secret)
      return call.ledger.change(account, (work) => {
        return confirm(work, drafted(work, 'intents', record), params)
      })
    },
    { pages: true },
  ),
]

/** With only the publishable key, a caller must know the client secret of the payment. */
export async function findFor({ fromPage, id, ledger }: Call, secret: string | undefined) {
  const found = await find(ledger, 'intents', id)
  if (secret === undefined ? !fromPage : secret === found.record.secret) return found
  throw new Problem(400, {
    code: 'payment_intent_invalid_parameter',
    message:
      'The client_secret provided does not match the client_secret associated with this PaymentIntent.',
    param: 'client_secret',
  })
}

function confirm(work: Work, intent: IntentRecord, params: Params<typeof confirmation>): Answer {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw settled(work, intent)
  const { payment_method: name, payment_method_data: data, return_url: returnUrl } = params
  const session: Session = {
    person: true,
    inPage: params.use_stripe_sdk ?? returnUrl === undefined,
    returnUrl: returnUrl ?? null,
  }
  if (name === undefined && data === undefined) throw nothingToPayWith(work, intent)
  const method = data ? methodOfCard(work, data) : methodByName(work, name ?? '')
  attempt(work, intent, method, session)
  return intent.error === null
    ? { status: 200, body: paymentIntentShape(work.account, intent) }
    : { status: 402, body: { error: declined(work.account, intent) } }
}

function settled(work: Work, intent: IntentRecord): Problem {
  return new Problem(400, {
    code: 'payment_intent_unexpected_state',
    message:
      intent.status === 'succeeded'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : 'You cannot confirm this PaymentIntent because it has a status of canceled.',
    payment_intent: paymentIntentShape(work.account, intent),
  })
}

function nothingToPayWith(work: Work, intent: IntentRecord): Problem {
  return new Problem(400, {
    code: 'payment_intent_unexpected_state',
    message:
      'You cannot confirm this PaymentIntent because it is missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.',
    payment_intent: paymentIntentShape(work.account, intent),
  })
}

function webAddress(value: unknown, name: string): string {
  const address = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
  if (address?.protocol === 'http:' || address?.protocol === 'https:') return address.href
  throw new UnreadableParameter('url_invalid', 'Not a valid URL', name)
}
