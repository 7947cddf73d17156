import type { Migration } from './migration.ts'

/** Tokens with which programs call the API for a person; of the secret there is only the hash. */
export const apiTokens: Migration = {
  name: '0019-api-tokens',
  statements: ({ text, integer, bytes, strict }) => [
    `create table api_tokens (
      id ${text} not null primary key,
      user_id ${text} not null references users (id) on delete cascade,
      token_hash ${text} not null unique,
      scopes ${text} not null,
      created_at ${integer} not null,
      expires_at ${integer} not null,
      last_used_at ${integer},
      sealed ${bytes} not null
    )${strict}`,
    'create index api_tokens_user on api_tokens (user_id, id)',
  ],
}
