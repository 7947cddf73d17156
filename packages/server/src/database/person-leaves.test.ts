import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import type { Database, Sealed, Trx } from './index.ts'

describe.each(engines)('deleting a person on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('takes every row of a person away with the person', async () => {
    const database = await databases.open()
    const bytes = Buffer.from('-') as never
    await database.write((trx) => addPersonWithEverything(trx, 'leaving', bytes))
    await database.write((trx) => addPersonWithEverything(trx, 'staying', bytes))
    const before = await rowsOfPeople(database)
    await database.write((trx) => trx.deleteFrom('users').where('id', '=', 'leaving').execute())
    const after = await rowsOfPeople(database)
    expect(Object.keys(before).sort()).toEqual(await tablesWithUserId(database))
    for (const [table, count] of Object.entries(before)) {
      expect({ table, count }).toEqual({ table, count: 2 })
      expect({ table, count: after[table] }).toEqual({ table, count: 1 })
    }
  })
})

const tablesOfPeople = [
  'user_keys',
  'sessions',
  'ended_sessions',
  'api_tokens',
  'preferences',
  'entries',
  'client_ids',
  'revisions',
  'storage_used',
  'tombstones',
  'subscriptions',
  'payment_events',
  'summaries',
  'summary_sources',
  'vectors',
  'corrections',
  'push_subscriptions',
  'push_people',
  'push_told',
  'push_outbox',
  'media',
  'media_parts',
  'media_pieces',
  'entry_media',
  'revision_media',
  'model_tokens',
] as const

/** As the database itself tells, so that a new table cannot be forgotten above. */
async function tablesWithUserId({ engine, read }: Database): Promise<string[]> {
  const found =
    engine === 'sqlite'
      ? sql<{ name: string }>`
          select tables.name from sqlite_master as tables, pragma_table_info(tables.name) as columns
          where tables.type = 'table' and columns.name = 'user_id'`
      : sql<{ name: string }>`
          select table_name as name from information_schema.columns
          where table_schema = current_schema() and column_name = 'user_id'`
  const { rows } = await found.execute(read)
  return rows.map((row) => row.name).sort()
}

async function rowsOfPeople(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tablesOfPeople) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where user_id in ('leaving', 'staying')
    `.execute(database.read)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}

async function addPersonWithEverything(trx: Trx, id: string, sealed: Sealed<never>): Promise<void> {
  const whose = { user_id: id }
  const made = { created_at: 1 }
  const of = { ...whose, entry_id: `${id}-entry` }
  await trx
    .insertInto('users')
    .values({
      id,
      email: id,
      email_key: id,
      username: id,
      username_key: id,
      display_name: id,
      password_hash: '',
      recovery_hash: null,
      onboarding_complete: 0,
      created_at: 1,
      updated_at: 1,
      synced_at: 0,
    })
    .execute()
  const add = <T extends (typeof tablesOfPeople)[number]>(table: T, row: object) =>
    trx
      .insertInto(table)
      .values(row as never)
      .execute()
  await add('user_keys', { ...whose, ...made, key_id: '', wrapped: sealed, wrapped_by: '' })
  const session = { id, token_hash: id, last_used_at: 1, confirmed_at: 1, sealed: null }
  await add('sessions', { ...whose, ...made, ...session })
  await add('ended_sessions', { ...whose, token_hash: id, ended_at: 1 })
  const token = { id, token_hash: id, scopes: 'read', expires_at: 1, sealed }
  await add('api_tokens', { ...whose, ...made, ...token })
  const level = { version: 1, privacy_level: 'hybrid', updated_at: 1 }
  await add('preferences', { ...whose, ...level, sealed })
  const dates = { updated_at: 1, changed_at: 1, deleted_at: null, local_date: '2026-01-01' }
  await add('entries', { ...whose, ...made, ...dates, id: of.entry_id, word_count: 1, sealed })
  await add('client_ids', { ...of, ...made, client_id: 'temp_1' })
  await add('revisions', { ...of, id, updated_at: 1, replaced_at: 1, sealed })
  await add('storage_used', { ...whose, entries: 1, entry_bytes: 1, version_bytes: 1 })
  await add('tombstones', { ...of, deleted_at: 1, changed_at: 1 })
  const plan = { status: 'active', cancel_at_period_end: 0, updated_at: 1 }
  await add('subscriptions', { ...whose, ...plan })
  await add('payment_events', { ...whose, ...made, id, type: 'x', received_at: 1 })
  const period = { kind: 'weekly', period_start: '2026-01-04', state: '' }
  await add('summaries', { ...whose, ...made, ...period, id, sealed })
  await add('summary_sources', { ...of, summary_id: id })
  await add('vectors', { ...of, model: '', updated_at: 1, sealed })
  await add('corrections', { ...of, ...made, id, sealed })
  await add('push_subscriptions', { ...whose, ...made, id, endpoint_hash: id, sealed })
  const due = { version: 0, tell_days: 0, days_told: '[]', looked_at: 1, next_due: 1 }
  await add('push_people', { ...whose, ...due, sealed })
  await add('push_told', { ...whose, key: 'reminder 2026-01-04', told_at: 1 })
  const onItsWay = { kind: 'reminder', notice: '{}', expires_at: 1, try_at: 1, tries: 0 }
  await add('push_outbox', { ...whose, ...onItsWay, id, subscription_id: id })
  const part = { ...whose, media_id: 'm', part: 'shown', bytes: 1 }
  await add('media', { ...whose, ...made, id: 'm', bytes: 1, unused_since: null, sealed })
  await add('media_parts', { ...part, upload: id, received: 1, whole: 0 })
  await add('media_pieces', { ...part, name: id, position: 0 })
  await add('entry_media', { ...of, media_id: 'm' })
  await add('revision_media', { ...whose, revision_id: id, media_id: 'm' })
  await add('model_tokens', { ...whose, month: '2026-01', input: 1, output: 1, calls: 1 })
}
