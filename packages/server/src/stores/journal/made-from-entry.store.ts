import { prepared, type SealedTable, type Trx } from '#database/index.ts'

type Drop = (trx: Trx, userId: string, entryId: string) => Promise<unknown>

/**
 * What becomes of the words in each table when an entry goes. A new table with words does not
 * compile before it says here which of these it is:
 * - `not of entries`: it holds words of the person, but none of an entry.
 * - `with its row`: it hangs on the entry, stays while that can still be brought back, and goes
 *   with its row, by `on delete cascade`.
 * - a function: it was made of the entry and is dropped with any deletion (PRIV-49).
 */
const whenAnEntryGoes: Record<SealedTable, 'not of entries' | 'with its row' | Drop> = {
  sessions: 'not of entries',
  api_tokens: 'not of entries',
  preferences: 'not of entries',
  push_subscriptions: 'not of entries',
  push_people: 'not of entries',
  entries: 'with its row',
  revisions: 'with its row',
  corrections: 'with its row',
  vectors: (trx, userId, entryId) => dropVectors(trx, { userId, entryId }),
  summaries: (trx, userId, entryId) => dropSummaries(trx, { userId, entryId }),
}

export async function dropMadeFrom(trx: Trx, userId: string, entryId: string): Promise<void> {
  for (const drop of Object.values(whenAnEntryGoes)) {
    if (typeof drop === 'function') await drop(trx, userId, entryId)
  }
}

/**
 * Drops what was made from the previous version of an entry: it must not be shown or searched any
 * more, since the entry may be hidden from now on.
 */
export async function dropWrittenOf(trx: Trx, userId: string, entryId: string): Promise<void> {
  await dropSummaries(trx, { userId, entryId })
  await dropVectors(trx, { userId, entryId })
}

interface OfEntry {
  readonly userId: string
  readonly entryId: string
}

const dropSummaries = prepared(({ db }, { userId, entryId }: OfEntry) =>
  db
    .deleteFrom('summaries')
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) =>
      eb.selectFrom('summary_sources').select('summary_id').where('entry_id', '=', entryId),
    ),
)

const dropVectors = prepared(({ db }, { userId, entryId }: OfEntry) =>
  db.deleteFrom('vectors').where('entry_id', '=', entryId).where('user_id', '=', userId),
)
