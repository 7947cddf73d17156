import type { RunningApp } from '#http/testing/running-app.ts'

/**
 * Makes a summary and a vector from an entry, as the companion would, and a correction of those.
 */
export async function addMadeFrom(
  { database, keyring }: RunningApp,
  user_id: string,
  entry_id: string,
) {
  const key = await keyring.userKey(database.read, user_id)
  const id = `summary of ${entry_id}`
  const words = Buffer.from('words')
  const period = { kind: 'weekly', period_start: entry_id, state: '' } as const
  await database.write(async (trx) => {
    const sealed = key.seal({ table: 'summaries', row: id }, words)
    await trx
      .insertInto('summaries')
      .values({ id, user_id, ...period, created_at: 1, sealed })
      .execute()
    await trx.insertInto('summary_sources').values({ summary_id: id, entry_id, user_id }).execute()
    const vector = key.seal({ table: 'vectors', row: entry_id }, words)
    await trx
      .insertInto('vectors')
      .values({ entry_id, user_id, model: 'm', updated_at: 1, sealed: vector })
      .execute()
    const correction = key.seal({ table: 'corrections', row: id }, words)
    await trx
      .insertInto('corrections')
      .values({ id, entry_id, user_id, created_at: 1, sealed: correction })
      .execute()
  })
}
