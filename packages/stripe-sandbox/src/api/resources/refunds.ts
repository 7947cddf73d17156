import { endpoint } from '#api/endpoint.ts'
import type { Ledger } from '#api/ledger.ts'
import { accountsAround, drafted, find } from '#api/lookup.ts'
import { listing, newestFirst, paged } from '#api/pages.ts'
import { mergedMetadata, metadata, oneOf, required, text, whole } from '#api/params.ts'
import { Problem } from '#api/problem.ts'
import { refund } from '#life/refunds.ts'
import type { ChargeRecord } from '#records/account.ts'
import { refundShape } from '#shapes/refund.ts'

export const refunds = [
  endpoint(
    'POST',
    '/v1/refunds',
    {
      amount: whole,
      charge: text,
      payment_intent: text,
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
      metadata,
    },
    async ({ ledger }, params) => {
      const { account, record } = await chargeFor(ledger, params)
      const amount = params.amount ?? record.amount - record.refunded
      refuseTooMuch(record, amount)
      return ledger.change(account, (work) => {
        const charge = drafted(work, 'charges', record)
        const made = refund(work, charge, {
          amount,
          reason: params.reason ?? null,
          metadata: mergedMetadata({}, params.metadata),
        })
        return refundShape(work.account.customer, made)
      })
    },
  ),
  endpoint('GET', '/v1/refunds/{id}', {}, async ({ id, ledger }) => {
    const { account, record } = await find(ledger, 'refunds', id)
    return refundShape(account.customer, record)
  }),
  endpoint(
    'GET',
    '/v1/refunds',
    { ...listing, charge: text, payment_intent: text },
    async ({ ledger }, { charge, payment_intent: intent, ...page }) => {
      const shapes = (await accountsAround(ledger, undefined, charge, intent)).flatMap(
        ({ customer, refunds }) =>
          refunds
            .filter((one) => (charge ?? one.charge) === one.charge)
            .filter((one) => (intent ?? one.intent) === one.intent)
            .map((one) => refundShape(customer, one)),
      )
      return paged('/v1/refunds', newestFirst(shapes), page)
    },
  ),
]

async function chargeFor(
  ledger: Ledger,
  params: { readonly charge?: string; readonly payment_intent?: string },
) {
  if (params.charge !== undefined) return find(ledger, 'charges', params.charge, 'charge')
  const id = required(params.payment_intent, 'payment_intent')
  const { account, record } = await find(ledger, 'intents', id, 'payment_intent')
  const charge = account.charges.find(({ id }) => id === record.charge)
  if (charge !== undefined) return { account, record: charge }
  throw new Problem(400, {
    message: `This PaymentIntent (${id}) does not have a successful charge to refund.`,
    param: 'payment_intent',
  })
}

function refuseTooMuch(charge: ChargeRecord, amount: number): void {
  const left = charge.amount - charge.refunded
  if (charge.error !== null) {
    throw new Problem(400, { message: `Charge ${charge.id} has not been paid.`, param: 'charge' })
  }
  if (left === 0) {
    throw new Problem(400, {
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    })
  }
  if (amount < 1 || amount > left) {
    throw new Problem(400, {
      message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      param: 'amount',
    })
  }
}
