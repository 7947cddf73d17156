import type { Keyring } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import { readAccountFacts } from '#stores/accounts/account.store.ts'
import { findSubscription } from '#stores/billing/subscriptions.store.ts'
import { lists } from './lists.store.ts'
import { type Begun, countOf, pagesOf } from './pages.store.ts'

/** A list of the file, which is read while it is sent. */
export interface Section {
  readonly name: string
  pages(): AsyncIterable<unknown[]>
}

/** What is there once for a person, and the lists of what there may be any number of. */
export async function openExport(database: Database, keyring: Keyring, userId: string) {
  const { account, begun } = await begin(database, keyring, userId)
  const sections: Section[] = lists.map((list) => ({
    name: list.name,
    pages: () => pagesOf(list, begun),
  }))
  return {
    single: {
      account: {
        createdAt: iso(account.created_at),
        updatedAt: iso(account.updated_at),
        onboardingComplete: account.onboarding_complete === 1,
      },
      subscription: await subscriptionOf(database, userId),
    },
    lists: sections,
  }
}

/** How long each list of the file would be. */
export async function countHeld(database: Database, keyring: Keyring, userId: string) {
  const { begun } = await begin(database, keyring, userId)
  const counts: Record<string, number> = {}
  for (const list of lists) counts[list.name] = await countOf(list, begun)
  return { entries: 0, deleted: 0, revisions: 0, ...counts }
}

async function begin({ read }: Database, keyring: Keyring, userId: string) {
  const account = await readAccountFacts(read, userId)
  const key = await keyring.userKey(read, userId)
  const begun: Begun = { read, key, syncedAt: account.synced_at }
  return { account, begun }
}

async function subscriptionOf({ read }: Database, userId: string) {
  const row = await findSubscription(read, userId)
  if (!row) return null
  return {
    customerId: row.customer_id,
    subscriptionId: row.subscription_id,
    priceId: row.price_id,
    status: row.status,
    currentPeriodEnd: isoOrNull(row.current_period_end),
    cancelAtPeriodEnd: row.cancel_at_period_end === 1,
    firstPaidAt: isoOrNull(row.first_paid_at),
    updatedAt: iso(row.updated_at),
  }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : iso(time)
}
