import type { Migration } from './migration.ts'

/** What a configured model was used for: tokens by month, for each person and for all together. */
export const modelTokens: Migration = {
  name: '0021-model-tokens',
  statements: ({ text, integer, strict }) => [
    `create table model_tokens (
      user_id ${text} not null references users (id) on delete cascade,
      month ${text} not null,
      input ${integer} not null,
      output ${integer} not null,
      calls ${integer} not null,
      primary key (user_id, month)
    )${strict}`,
    'create index model_tokens_month on model_tokens (month)',
    `create table model_tokens_of_all (
      month ${text} not null primary key,
      input ${integer} not null,
      output ${integer} not null,
      calls ${integer} not null
    )${strict}`,
  ],
}
