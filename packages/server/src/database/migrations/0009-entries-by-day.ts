import type { Migration } from './migration.ts'

/** A summary asks for the entries of a few days by the writer's own calendar. */
export const entriesByDay: Migration = {
  name: '0009-entries-by-day',
  statements: () => ['create index entries_user_day on entries (user_id, local_date)'],
}
