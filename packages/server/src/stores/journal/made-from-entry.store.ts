import { prepared, type SealedTable, type Trx, texts } from '#database/index.ts'

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
  media: 'not of entries',
  entries: 'with its row',
  revisions: 'with its row',
  corrections: 'with its row',
  vectors: (trx, userId, entryId) => dropVectors(trx, { userId, ids: texts([entryId]) }),
  summaries: (trx, userId, entryId) => dropSummaries(trx, { userId, ids: texts([entryId]) }),
}

export async function dropMadeFrom(trx: Trx, userId: string, entryId: string): Promise<void> {
  for (const drop of Object.values(whenAnEntryGoes)) {
    if (typeof drop === 'function') await drop(trx, userId, entryId)
  }
}

/**
 * Drops what was made from the previous versions of entries: it must not be shown or searched any
 * more, since the entries may be hidden from now on.
 */
export async function dropWrittenOf(
  trx: Trx,
  userId: string,
  entryIds: readonly string[],
): Promise<void> {
  if (entryIds.length === 0) return
  const ids = texts(entryIds)
  await dropSummaries(trx, { userId, ids })
  await dropVectors(trx, { userId, ids })
}

interface OfEntries {
  readonly userId: string
  readonly ids: ReturnType<typeof texts>
}

const dropSummaries = prepared(({ db, all }, { userId, ids }: OfEntries) =>
  db
    .deleteFrom('summaries')
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) =>
      eb.selectFrom('summary_sources').select('summary_id').where('entry_id', 'in', all(ids)),
    ),
)

const dropVectors = prepared(({ db, all }, { userId, ids }: OfEntries) =>
  db.deleteFrom('vectors').where('entry_id', 'in', all(ids)).where('user_id', '=', userId),
)
