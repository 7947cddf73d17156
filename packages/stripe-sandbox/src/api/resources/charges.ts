import { endpoint } from '#api/endpoint.ts'
import { accountsAround } from '#api/lookup.ts'
import { listing, newestFirst, paged } from '#api/pages.ts'
import { text } from '#api/params.ts'
import { chargeShape } from '#shapes/charge.ts'

export const charges = [
  endpoint(
    'GET',
    '/v1/charges',
    { ...listing, customer: text, payment_intent: text },
    async ({ ledger }, { customer, payment_intent: intent, ...page }) => {
      const accounts = await accountsAround(ledger, customer, intent)
      const shapes = accounts.flatMap((account) =>
        account.charges
          .filter((one) => (intent ?? one.intent) === one.intent)
          .map((one) => chargeShape(account, one)),
      )
      return paged('/v1/charges', newestFirst(shapes), page)
    },
  ),
]
