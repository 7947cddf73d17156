import type { Migration } from './migration.ts'

/**
 * A deleted account is closed at once, and its rows go afterwards, in bounded units. The tombstones
 * of unknown ids have an index of their own, so that finding the oldest passes over no other.
 */
export const closedAccounts: Migration = {
  name: '0017-closed-accounts',
  statements: ({ integer }) => [
    `alter table users add column closed_at ${integer}`,
    'create index users_closed on users (closed_at) where closed_at is not null',
    `create index tombstones_unknown on tombstones (user_id, changed_at, entry_id)
      where entry_id >= 'temp_' and entry_id < 'temp\`'`,
  ],
}
