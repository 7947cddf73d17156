import { endpoint } from '#api/endpoint.ts'
import { find, findAccount } from '#api/lookup.ts'
import { listing, newestFirst, paged } from '#api/pages.ts'
import { oneOf, required, text } from '#api/params.ts'
import { paymentMethodShape } from '#shapes/payment-method.ts'

export const paymentMethods = [
  endpoint('GET', '/v1/payment_methods/{id}', {}, async ({ id, ledger }) => {
    const { account, record } = await find(ledger, 'methods', id)
    return paymentMethodShape(account.customer, record)
  }),
  endpoint(
    'GET',
    '/v1/payment_methods',
    { ...listing, customer: text, type: oneOf('card') },
    async ({ ledger }, { customer: id, type: _, ...page }) => {
      const { customer, methods } = await findAccount(ledger, required(id, 'customer'), 'customer')
      const shapes = methods
        .filter(({ attached }) => attached)
        .map((method) => paymentMethodShape(customer, method))
      return paged('/v1/payment_methods', newestFirst(shapes), page)
    },
  ),
]
