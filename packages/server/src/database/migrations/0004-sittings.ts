import type { Migration } from './migration.ts'

/**
 * Saves of one device in quick succession are one sitting, of which not every version is kept.
 * The indexes give a page of a list or of a sync without sorting anything.
 */
export const sittings: Migration = {
  name: '0004-sittings',
  statements: ({ text }) => [
    `alter table entries add column sitting ${text} not null default ''`,
    `alter table revisions add column sitting ${text}`,
    'drop index entries_user_changed',
    'create index entries_user_changed on entries (user_id, changed_at, id)',
    'drop index entries_user_created',
    'create index entries_user_created on entries (user_id, created_at, id)',
    `create index entries_user_deleted on entries (user_id, deleted_at, id)
      where deleted_at is not null`,
    'drop index tombstones_user_changed',
    'create index tombstones_user_changed on tombstones (user_id, changed_at, entry_id)',
  ],
}
