import { endpoint } from '#api/endpoint.ts'
import { accountsAround, drafted, find } from '#api/lookup.ts'
import { listing, newestFirst, paged } from '#api/pages.ts'
import { fields, oneOf, text } from '#api/params.ts'
import { Problem } from '#api/problem.ts'
import { subscriptionOf } from '#life/find.ts'
import { voidInvoice } from '#life/invoices.ts'
import { hasEnded } from '#life/subscriptions.ts'
import type { Account, InvoiceRecord } from '#records/account.ts'
import { invoicePaymentShape, invoiceShape } from '#shapes/invoice.ts'

export const invoices = [
  endpoint('POST', '/v1/invoices/{id}/void', {}, async ({ id, ledger }) => {
    const { account, record } = await find(ledger, 'invoices', id)
    if (record.status !== 'open') throw notOpen(record)
    if (!hasEnded(subscriptionOf(account, record))) throw stillRunning()
    return ledger.change(account, (work) => {
      const invoice = drafted(work, 'invoices', record)
      voidInvoice(work, invoice)
      return invoiceShape(work.account, invoice)
    })
  }),
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

function notOpen({ status }: InvoiceRecord): Problem {
  return new Problem(400, {
    message: `You can only pass in open invoices. This invoice isn't open (it is ${status}).`,
  })
}

function stillRunning(): Problem {
  return new Problem(400, {
    message: 'The sandbox voids invoices only of subscriptions that have ended.',
  })
}
