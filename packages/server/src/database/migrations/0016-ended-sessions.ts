import type { Migration } from './migration.ts'

/** Tombstones of sessions: a device hears that its session has ended, and not only that it is unknown. */
export const endedSessions: Migration = {
  name: '0016-ended-sessions',
  statements: ({ text, integer }) => [
    `create table ended_sessions (
      token_hash ${text} not null primary key,
      user_id ${text} not null references users (id) on delete cascade,
      ended_at ${integer} not null
    )`,
    'create index ended_sessions_user on ended_sessions (user_id, ended_at)',
  ],
}
