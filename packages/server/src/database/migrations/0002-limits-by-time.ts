import type { Migration } from './migration.ts'

/** Counting by fixed minutes lets twice the limit through around the turn of a minute. */
export const limitsByTime: Migration = {
  name: '0002-limits-by-time',
  statements: ({ text, integer, strict }) => [
    'drop table limits',
    `create table limits (
      key ${text} not null primary key,
      times ${text} not null,
      until ${integer} not null
    )${strict}`,
    'create index limits_until on limits (until)',
  ],
}
