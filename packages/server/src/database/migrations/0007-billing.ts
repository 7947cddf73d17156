import type { Migration } from './migration.ts'

/** What is under way with a subscription; whose payments are still to be ended; the sandbox. */
export const billing: Migration = {
  name: '0007-billing',
  statements: ({ text, integer, strict }) => [
    `alter table subscriptions add column settled ${integer} not null default 0`,
    `alter table subscriptions add column unpaid_since ${integer}`,
    `alter table subscriptions add column ending ${text}`,
    `create table departed_customers (
      customer_id ${text} not null primary key,
      since ${integer} not null
    )${strict}`,
    `create table sandbox_documents (
      kind ${text} not null,
      id ${text} not null,
      value ${text} not null,
      primary key (kind, id)
    )${strict}`,
  ],
}
