import type { Migration } from './migration.ts'

/** Whom to remind and when to look next; what was told; and what is on its way. */
export const push: Migration = {
  name: '0006-push',
  statements: ({ text, integer, bytes, strict }) => {
    const user = `user_id ${text} not null references users (id) on delete cascade`
    return [
      `create table push_people (
        user_id ${text} not null primary key references users (id) on delete cascade,
        version ${integer} not null,
        tell_days ${integer} not null,
        days_told ${text} not null,
        looked_at ${integer} not null,
        next_due ${integer},
        sealed ${bytes} not null
      )${strict}`,
      'create index push_people_due on push_people (next_due) where next_due is not null',
      `create table push_told (
        ${user},
        key ${text} not null,
        told_at ${integer} not null,
        primary key (user_id, key)
      )${strict}`,
      'create index push_told_at on push_told (told_at)',
      `create table push_outbox (
        id ${text} not null primary key,
        ${user},
        subscription_id ${text} not null references push_subscriptions (id) on delete cascade,
        kind ${text} not null,
        notice ${text} not null,
        expires_at ${integer} not null,
        try_at ${integer} not null,
        tries ${integer} not null
      )${strict}`,
      'create index push_outbox_user on push_outbox (user_id)',
      'create index push_outbox_subscription on push_outbox (subscription_id)',
      'create index push_outbox_try on push_outbox (try_at)',
    ]
  },
}
