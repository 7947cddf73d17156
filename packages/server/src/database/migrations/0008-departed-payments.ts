import type { Migration } from './migration.ts'

/** Whoever leaves while their money is on its way back still gets it. */
export const departedPayments: Migration = {
  name: '0008-departed-payments',
  statements: ({ text }) => [`alter table departed_customers add column ending ${text}`],
}
