import type { SummaryKind } from '@daywell/core/insights'
import type { UserKey } from '#crypto/index.ts'
import { type Database, newId, type Reader } from '#database/index.ts'
import { holdsLease, type Lease } from '#leases/lease.store.ts'
import { lockOpenAccount } from '#stores/accounts/open-account.store.ts'

/** Which summary it is, and which state of the entries it was made of. */
export interface Which {
  readonly kind: SummaryKind
  readonly from: string
  readonly state: string
}

/** What was kept of exactly this state; an older one is none. */
export async function findSummary(
  read: Reader,
  key: UserKey,
  { kind, from, state }: Which,
): Promise<unknown> {
  const row = await read
    .selectFrom('summaries')
    .select(['id', 'sealed'])
    .where('user_id', '=', key.userId)
    .where('kind', '=', kind)
    .where('period_start', '=', from)
    .where('state', '=', state)
    .executeTakeFirst()
  return row && JSON.parse(key.open({ table: 'summaries', row: row.id }, row.sealed).toString())
}

interface Keeping {
  readonly which: Which
  readonly value: unknown
  readonly sources: readonly string[]
  readonly now: number
  /** Whether it may still be kept, as the unit sees it. */
  readonly isStillSo: (read: Reader) => Promise<boolean>
  /** Who lost it while making the summary keeps nothing: another process made it anew. */
  readonly lease: Lease
}

/** Keeps a summary in the place of the one before, and says whether what it was made of still stood. */
export function keepSummary(database: Database, key: UserKey, keeping: Keeping): Promise<boolean> {
  const { which, value, sources, now, isStillSo, lease } = keeping
  const { kind, from, state } = which
  const { userId } = key
  const id = newId(now)
  const sealed = key.seal({ table: 'summaries', row: id }, Buffer.from(JSON.stringify(value)))
  return database.write(async (trx) => {
    // A change or deletion of an entry locks the same row: what it drops doesn't come back.
    if (!(await lockOpenAccount(trx, userId)) || !(await isStillSo(trx))) return false
    if (!(await holdsLease(trx, lease))) return false
    await trx
      .deleteFrom('summaries')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('period_start', '=', from)
      .execute()
    await trx
      .insertInto('summaries')
      .values({ id, user_id: userId, kind, period_start: from, state, created_at: now, sealed })
      .execute()
    const rows = sources.map((entry_id) => ({ summary_id: id, entry_id, user_id: userId }))
    for (let at = 0; at < rows.length; at += 200)
      await trx
        .insertInto('summary_sources')
        .values(rows.slice(at, at + 200))
        .execute()
    return true
  })
}

/** The entries that a summary was made from, in the order of their ids. */
export function listSources(
  read: Reader,
  summaryId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
) {
  return read
    .selectFrom('summary_sources')
    .select('entry_id')
    .where('summary_id', '=', summaryId)
    .where('entry_id', '>', after)
    .orderBy('entry_id')
    .limit(limit)
    .execute()
}
