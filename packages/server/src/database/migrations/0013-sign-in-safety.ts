import type { Migration } from './migration.ts'

/**
 * Limits of an hour or a day beside those of a minute; the token that a session had before its
 * password changed; a temporary password that runs out.
 */
export const signInSafety: Migration = {
  name: '0013-sign-in-safety',
  statements: ({ text, integer }) => [
    `alter table limits add column window_ms ${integer} not null default 60000`,
    `alter table sessions add column old_token_hash ${text}`,
    `alter table sessions add column old_token_until ${integer}`,
    'create index sessions_old_token on sessions (old_token_hash) where old_token_hash is not null',
    `alter table users add column password_expires_at ${integer}`,
  ],
}
