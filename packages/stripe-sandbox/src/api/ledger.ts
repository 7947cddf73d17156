import { advance } from '#life/advance.ts'
import type { EventDraft, Surroundings, Work } from '#life/work.ts'
import { perform } from '#life/work.ts'
import type { Account } from '#records/account.ts'
import type { PriceRecord, ProductRecord } from '#records/catalogue.ts'
import type { Documents } from '#storage/storage.ts'

/** The accounts as one call sees them: whatever it opens is first brought up to the present. */
export interface Ledger {
  readonly around: Surroundings
  readonly events: readonly EventDraft[]
  account(customer: string): Promise<Account | undefined>
  accounts(): Promise<readonly Account[]>
  open(account: Account, act: (work: Work) => void): Promise<Account>
  change<T>(account: Account, act: (work: Work) => T): Promise<T>
  product(id: string): Promise<ProductRecord | undefined>
  price(id: string): Promise<PriceRecord | undefined>
  prices(): Promise<readonly PriceRecord[]>
  addProduct(product: ProductRecord): Promise<void>
  addPrice(price: PriceRecord): Promise<void>
}

export function openLedger(documents: Documents, around: Surroundings): Ledger {
  const events: EventDraft[] = []

  async function keep<T>(before: Account, act: (work: Work) => T) {
    const outcome = perform(before, around, act)
    events.push(...outcome.events)
    if (JSON.stringify(outcome.account) !== JSON.stringify(before)) {
      await documents.put('account', outcome.account.customer.id, outcome.account)
    }
    return outcome
  }

  const present = async (account: Account) => (await keep(account, advance)).account

  return {
    around,
    events,
    async account(customer) {
      const kept = await documents.get('account', customer)
      return kept === undefined ? undefined : await present(kept as Account)
    },
    async accounts() {
      const all: Account[] = []
      for (const { value } of await documents.list('account')) {
        all.push(await present(value as Account))
      }
      return all
    },
    async open(account, act) {
      await documents.put('account', account.customer.id, account)
      return (await keep(account, act)).account
    },
    change: async (account, act) => (await keep(account, act)).result,
    product: async (id) => (await documents.get('product', id)) as ProductRecord | undefined,
    price: async (id) => (await documents.get('price', id)) as PriceRecord | undefined,
    async prices() {
      return (await documents.list('price')).map(({ value }) => value as PriceRecord)
    },
    addProduct: (product) => documents.put('product', product.id, product),
    addPrice: (price) => documents.put('price', price.id, price),
  }
}
