import { endpoint } from '#api/endpoint.ts'
import { find, findAccount } from '#api/lookup.ts'
import { listing, newestFirst, paged } from '#api/pages.ts'
import { fields, mergedMetadata, metadata, text, textOrNothing } from '#api/params.ts'
import { missing } from '#api/problem.ts'
import { changeCustomer, deleteCustomer, newAccount } from '#life/customers.ts'
import { tell } from '#life/work.ts'
import { nextNumber } from '#records/counters.ts'
import { customerId } from '#records/ids.ts'
import { customerShape } from '#shapes/customer.ts'

const details = {
  email: textOrNothing,
  name: textOrNothing,
  description: textOrNothing,
  phone: textOrNothing,
  metadata,
}

export const customers = [
  endpoint('POST', '/v1/customers', details, async ({ documents, ledger }, params) => {
    const { now, random } = ledger.around
    const number = await nextNumber(documents, 'customers')
    const account = newAccount(customerId(number, random()), now, {
      email: params.email ?? null,
      name: params.name ?? null,
      description: params.description ?? null,
      phone: params.phone ?? null,
      metadata: mergedMetadata({}, params.metadata),
    })
    const kept = await ledger.open(account, (work) =>
      tell(work, 'customer.created', customerShape(work.account.customer)),
    )
    return customerShape(kept.customer)
  }),
  endpoint('GET', '/v1/customers', { ...listing, email: text }, async ({ ledger }, params) => {
    const all = (await ledger.accounts()).map(({ customer }) => customer)
    const wanted = all.filter(
      ({ deleted, email }) => !deleted && (params.email === undefined || email === params.email),
    )
    return paged('/v1/customers', newestFirst(wanted.map(customerShape)), params)
  }),
  endpoint('GET', '/v1/customers/{id}', {}, async ({ id, ledger }) =>
    customerShape((await findAccount(ledger, id)).customer),
  ),
  endpoint(
    'POST',
    '/v1/customers/{id}',
    { ...details, invoice_settings: fields({ default_payment_method: textOrNothing }) },
    async ({ id, ledger }, params) => {
      const account = await findAccount(ledger, id)
      if (account.customer.deleted) throw missing('customer', id)
      const { invoice_settings: settings, metadata: changes, ...plain } = params
      const method = settings?.default_payment_method
      if (method) await find(ledger, 'methods', method, 'invoice_settings[default_payment_method]')
      return ledger.change(account, (work) => {
        const { customer } = work.account
        changeCustomer(work, () => {
          Object.assign(customer, plain)
          customer.metadata = mergedMetadata(customer.metadata, changes)
          if (method !== undefined) customer.defaultMethod = method
        })
        return customerShape(customer)
      })
    },
  ),
  endpoint('DELETE', '/v1/customers/{id}', {}, async ({ id, ledger }) => {
    const account = await findAccount(ledger, id)
    if (account.customer.deleted) throw missing('customer', id)
    return ledger.change(account, (work) => {
      deleteCustomer(work)
      return customerShape(work.account.customer)
    })
  }),
]
