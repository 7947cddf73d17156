import type { Trx } from '#database/index.ts'

/** PRIV-49: drops the summaries and the vectors that were made from an entry. */
export async function dropMadeFrom(trx: Trx, userId: string, entryId: string): Promise<void> {
  await trx
    .deleteFrom('vectors')
    .where('entry_id', '=', entryId)
    .where('user_id', '=', userId)
    .execute()
  await trx
    .deleteFrom('summaries')
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) =>
      eb.selectFrom('summary_sources').select('summary_id').where('entry_id', '=', entryId),
    )
    .execute()
}
