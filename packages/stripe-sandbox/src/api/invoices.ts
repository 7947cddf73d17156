import type { Account, InvoiceRecord } from '#records/account.ts'
import { invoicePaymentShape, invoiceShape } from '#shapes/invoice.ts'
import { endpoint } from './endpoint.ts'
import { accountsAround, find } from './lookup.ts'
import { listing, newestFirst, paged } from './pages.ts'
import { fields, oneOf, text } from './params.ts'

export const invoices = [
  endpoint('GET', '/v1/invoices/{id}', {}, async ({ id, ledger }) => {
    const { account, record } = await find(ledger, 'invoices', id)
    return invoiceShape(account, record)
  }),
  endpoint(
    'GET',
    '/v1/invoices',
    {
      ...listing,
      customer: text,
      subscription: text,
      status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
    },
    async ({ ledger }, { customer, status, subscription, ...page }) => {
      const shapes = (await all(ledger, customer, subscription))
        .filter(
          ({ invoice }) =>
            (status ?? invoice.status) === invoice.status &&
            (subscription ?? invoice.subscription) === invoice.subscription,
        )
        .map(({ account, invoice }) => invoiceShape(account, invoice))
      return paged('/v1/invoices', newestFirst(shapes), page)
    },
  ),
  endpoint(
    'GET',
    '/v1/invoice_payments',
    {
      ...listing,
      invoice: text,
      payment: fields({ type: oneOf('payment_intent'), payment_intent: text }),
      status: oneOf('canceled', 'open', 'paid'),
    },
    async ({ ledger }, { invoice: id, payment, status, ...page }) => {
      const intent = payment?.payment_intent
      const shapes = (await all(ledger, undefined, id, intent))
        .filter(
          ({ invoice }) =>
            invoice.intent !== null &&
            (id ?? invoice.id) === invoice.id &&
            (intent ?? invoice.intent) === invoice.intent,
        )
        .map(({ invoice }) => invoicePaymentShape(invoice))
        .filter((shape) => status === undefined || shape.status === status)
      return paged('/v1/invoice_payments', newestFirst(shapes), page)
    },
  ),
]

async function all(
  ...where: Parameters<typeof accountsAround>
): Promise<{ account: Account; invoice: InvoiceRecord }[]> {
  const accounts = await accountsAround(...where)
  return accounts.flatMap((account) => account.invoices.map((invoice) => ({ account, invoice })))
}
