import type {
  Account,
  IntentRecord,
  InvoiceRecord,
  MethodRecord,
  SubscriptionRecord,
} from '#records/account.ts'

function known<T extends { readonly id: string }>(all: readonly T[], id: string | null): T {
  const found = all.find((one) => one.id === id)
  if (found === undefined) throw new Error(`The account refers to ${id}, which it does not hold`)
  return found
}

export const methodOf = (account: Account, id: string): MethodRecord => known(account.methods, id)

export const invoiceOf = (account: Account, { invoice }: IntentRecord): InvoiceRecord =>
  known(account.invoices, invoice)

export const intentOf = (account: Account, { intent }: InvoiceRecord): IntentRecord =>
  known(account.intents, intent)

export const subscriptionOf = (
  account: Account,
  { subscription }: InvoiceRecord,
): SubscriptionRecord => known(account.subscriptions, subscription)
