import { anEntry } from '@daywell/core/testing'
import type { SealedTable, Trx } from '#database/index.ts'
import type { RunningApp } from '#http/testing/running-app.ts'

/** A row of the person in every table that a signup and writing entries leave empty. */
export async function addEverythingElse(
  { database, keyring }: Pick<RunningApp, 'database' | 'keyring'>,
  userId: string,
  entry: string,
) {
  const key = await keyring.userKey(database.read, userId)
  const sealedFor = <T extends SealedTable>(table: T, row: string) =>
    key.seal({ table, row }, Buffer.from(JSON.stringify(anEntry({ content: `words of ${table}` }))))
  const whose = { user_id: userId }
  const of = { ...whose, entry_id: entry }
  await database.write(async (trx: Trx) => {
    await trx
      .insertInto('revisions')
      .values({
        ...of,
        id: 'revision',
        updated_at: 1,
        replaced_at: 1,
        sealed: sealedFor('revisions', 'revision'),
      })
      .execute()
    await trx
      .insertInto('storage_used')
      .values({ ...whose, entries: 1, entry_bytes: 1, version_bytes: 1 })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
    await trx
      .insertInto('ended_sessions')
      .values({ ...whose, token_hash: 'hash of a session that ended', ended_at: 1 })
      .execute()
    await trx
      .insertInto('api_tokens')
      .values({
        ...whose,
        id: 'token',
        token_hash: 'hash of an API token',
        scopes: 'read',
        created_at: 1,
        expires_at: 1,
        sealed: sealedFor('api_tokens', 'token'),
      })
      .execute()
    await trx
      .insertInto('tombstones')
      .values({ ...whose, entry_id: 'gone', deleted_at: 1, changed_at: 1 })
      .execute()
    await trx
      .insertInto('client_ids')
      .values({ ...of, client_id: 'temp_1', created_at: 1 })
      .execute()
    const period = { kind: 'weekly' as const, period_start: '2026-01-04', state: '' }
    await trx
      .insertInto('summaries')
      .values({
        ...whose,
        ...period,
        id: 'summary',
        created_at: 1,
        sealed: sealedFor('summaries', 'summary'),
      })
      .execute()
    await trx
      .insertInto('summary_sources')
      .values({ ...of, summary_id: 'summary' })
      .execute()
    await trx
      .insertInto('corrections')
      .values({
        ...of,
        id: 'correction',
        created_at: 1,
        sealed: sealedFor('corrections', 'correction'),
      })
      .execute()
    await trx
      .insertInto('vectors')
      .values({ ...of, model: 'm', updated_at: 1, sealed: sealedFor('vectors', entry) })
      .execute()
    await trx
      .insertInto('push_subscriptions')
      .values({
        ...whose,
        id: 'push',
        endpoint_hash: '-',
        created_at: 1,
        sealed: sealedFor('push_subscriptions', 'push'),
      })
      .execute()
    await trx
      .insertInto('push_people')
      .values({
        ...whose,
        version: 1,
        tell_days: 1,
        days_told: '["2026-01-04"]',
        looked_at: 1,
        next_due: null,
        sealed: sealedFor('push_people', userId),
      })
      .execute()
    await trx
      .insertInto('push_told')
      .values({ ...whose, key: 'reminder 2026-01-04', told_at: 1 })
      .execute()
    await trx
      .insertInto('push_outbox')
      .values({
        ...whose,
        id: 'push reminder 2026-01-04',
        subscription_id: 'push',
        kind: 'reminder',
        notice: '{"kind":"reminder","day":"2026-01-04"}',
        expires_at: 1,
        try_at: Number.MAX_SAFE_INTEGER,
        tries: 0,
      })
      .execute()
    await trx
      .insertInto('payment_events')
      .values({ ...whose, id: 'event', type: 'paid', created_at: 1, received_at: 1 })
      .execute()
    await trx
      .insertInto('model_tokens')
      .values({ ...whose, month: '2026-01', input: 2, output: 1, calls: 1 })
      .execute()
    const part = { ...whose, media_id: 'media', part: 'shown', bytes: 1 }
    await trx
      .insertInto('media')
      .values({
        ...whose,
        id: 'media',
        bytes: 1,
        created_at: 1,
        unused_since: null,
        sealed: sealedFor('media', 'media'),
      })
      .execute()
    await trx
      .insertInto('media_parts')
      .values({ ...part, upload: `upload of ${userId}`, received: 1, whole: 0 })
      .execute()
    await trx
      .insertInto('media_pieces')
      .values({ ...part, name: `piece-of-${userId}`, position: 0 })
      .execute()
    await trx
      .insertInto('entry_media')
      .values({ ...of, media_id: 'media' })
      .execute()
    await trx
      .insertInto('revision_media')
      .values({ ...whose, revision_id: 'revision', media_id: 'media' })
      .execute()
    const plan = { customer_id: 'customer', subscription_id: null, price_id: null }
    const dates = { current_period_end: null, first_paid_at: null, updated_at: 1 }
    await trx
      .insertInto('subscriptions')
      .values({ ...whose, ...plan, ...dates, status: 'active', cancel_at_period_end: 0 })
      .execute()
  })
}
