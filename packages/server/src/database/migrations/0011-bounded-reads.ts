import type { Migration } from './migration.ts'

/**
 * A page is found by an index alone: what is deleted, or is not, is in an index of its own, so that
 * no page has to pass over a whole journal of the other kind to find its rows.
 */
export const boundedReads: Migration = {
  name: '0011-bounded-reads',
  statements: () => [
    'drop index entries_user_created',
    `create index entries_user_created on entries (user_id, created_at, id)
      where deleted_at is null`,
    'drop index entries_user_day',
    `create index entries_user_day on entries (user_id, local_date, created_at, id)
      where deleted_at is null`,
    `create index entries_user_deleted_id on entries (user_id, id)
      where deleted_at is not null`,
    'drop index corrections_user',
    'create index corrections_user_id on corrections (user_id, id)',
    'create index corrections_user_created on corrections (user_id, created_at, id)',
  ],
}
