import type { Migration } from './migration.ts'

/** An export reads a person's rows page by page in the order of their ids, which never change. */
export const exportOrder: Migration = {
  name: '0003-export-order',
  statements: () => [
    'create index entries_user_id on entries (user_id, id)',
    'drop index revisions_user',
    'create index revisions_user_id on revisions (user_id, id)',
    'drop index vectors_user',
    'create index vectors_user_entry on vectors (user_id, entry_id)',
  ],
}
