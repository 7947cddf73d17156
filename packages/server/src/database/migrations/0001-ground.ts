import type { Migration } from './migration.ts'

/** Every table of a person references users and goes with its row. */
export const ground: Migration = {
  name: '0001-ground',
  statements: ({ text, integer, bytes, strict }) => {
    const user = `user_id ${text} not null references users (id) on delete cascade`
    const entry = `entry_id ${text} not null references entries (id) on delete cascade`
    return [
      `create table meta (key ${text} not null primary key, value ${text} not null)${strict}`,
      `create table instance_secrets (
        name ${text} not null primary key,
        wrapped ${bytes} not null,
        wrapped_by ${text} not null
      )${strict}`,

      `create table users (
        id ${text} not null primary key,
        email ${text} not null,
        email_key ${text} not null unique,
        username ${text} not null,
        username_key ${text} not null unique,
        display_name ${text} not null,
        password_hash ${text} not null,
        recovery_hash ${text},
        onboarding_complete ${integer} not null,
        created_at ${integer} not null,
        updated_at ${integer} not null,
        synced_at ${integer} not null
      )${strict}`,
      `create table user_keys (
        user_id ${text} not null primary key references users (id) on delete cascade,
        key_id ${text} not null,
        wrapped ${bytes} not null,
        wrapped_by ${text} not null,
        created_at ${integer} not null
      )${strict}`,
      'create index user_keys_wrapped_by on user_keys (wrapped_by, user_id)',
      `create table sessions (
        id ${text} not null primary key,
        ${user},
        token_hash ${text} not null unique,
        created_at ${integer} not null,
        last_used_at ${integer} not null,
        confirmed_at ${integer} not null,
        sealed ${bytes}
      )${strict}`,
      'create index sessions_user on sessions (user_id)',
      'create index sessions_last_used on sessions (last_used_at)',
      `create table preferences (
        user_id ${text} not null primary key references users (id) on delete cascade,
        version ${integer} not null,
        privacy_level ${text} not null,
        updated_at ${integer} not null,
        sealed ${bytes} not null
      )${strict}`,

      `create table entries (
        id ${text} not null primary key,
        ${user},
        created_at ${integer} not null,
        updated_at ${integer} not null,
        changed_at ${integer} not null,
        deleted_at ${integer},
        local_date ${text} not null,
        word_count ${integer} not null,
        sealed ${bytes} not null
      )${strict}`,
      'create index entries_user_changed on entries (user_id, changed_at)',
      'create index entries_user_created on entries (user_id, created_at)',
      'create index entries_deleted on entries (deleted_at) where deleted_at is not null',
      `create table client_ids (
        ${user},
        client_id ${text} not null,
        entry_id ${text} not null,
        created_at ${integer} not null,
        primary key (user_id, client_id)
      )${strict}`,
      `create table revisions (
        id ${text} not null primary key,
        ${user},
        ${entry},
        updated_at ${integer} not null,
        replaced_at ${integer} not null,
        sealed ${bytes} not null
      )${strict}`,
      'create index revisions_user on revisions (user_id)',
      'create index revisions_entry on revisions (entry_id, replaced_at)',
      `create table tombstones (
        ${user},
        entry_id ${text} not null,
        deleted_at ${integer} not null,
        changed_at ${integer} not null,
        primary key (user_id, entry_id)
      )${strict}`,
      'create index tombstones_user_changed on tombstones (user_id, changed_at)',

      `create table subscriptions (
        user_id ${text} not null primary key references users (id) on delete cascade,
        customer_id ${text} unique,
        subscription_id ${text} unique,
        price_id ${text},
        status ${text} not null,
        current_period_end ${integer},
        cancel_at_period_end ${integer} not null,
        first_paid_at ${integer},
        updated_at ${integer} not null
      )${strict}`,
      `create table payment_events (
        id ${text} not null primary key,
        user_id ${text} references users (id) on delete cascade,
        type ${text} not null,
        created_at ${integer} not null,
        received_at ${integer} not null
      )${strict}`,
      'create index payment_events_user on payment_events (user_id)',

      `create table summaries (
        id ${text} not null primary key,
        ${user},
        kind ${text} not null,
        period_start ${text} not null,
        state ${text} not null,
        created_at ${integer} not null,
        sealed ${bytes} not null,
        unique (user_id, kind, period_start)
      )${strict}`,
      `create table summary_sources (
        summary_id ${text} not null references summaries (id) on delete cascade,
        ${entry},
        ${user},
        primary key (summary_id, entry_id)
      )${strict}`,
      'create index summary_sources_entry on summary_sources (entry_id)',
      'create index summary_sources_user on summary_sources (user_id)',
      `create table vectors (
        entry_id ${text} not null primary key references entries (id) on delete cascade,
        ${user},
        model ${text} not null,
        updated_at ${integer} not null,
        sealed ${bytes} not null
      )${strict}`,
      'create index vectors_user on vectors (user_id)',
      `create table corrections (
        id ${text} not null primary key,
        ${user},
        ${entry},
        created_at ${integer} not null,
        sealed ${bytes} not null
      )${strict}`,
      'create index corrections_user on corrections (user_id)',
      'create index corrections_entry on corrections (entry_id)',

      `create table push_subscriptions (
        id ${text} not null primary key,
        ${user},
        endpoint_hash ${text} not null unique,
        created_at ${integer} not null,
        sealed ${bytes} not null
      )${strict}`,
      'create index push_subscriptions_user on push_subscriptions (user_id)',

      `create table limits (
        key ${text} not null,
        window_start ${integer} not null,
        count ${integer} not null,
        primary key (key, window_start)
      )${strict}`,
      'create index limits_window on limits (window_start)',
      `create table locks (
        name ${text} not null primary key,
        holder ${text} not null,
        held_until ${integer} not null
      )${strict}`,
    ]
  },
}
