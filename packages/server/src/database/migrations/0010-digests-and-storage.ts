import type { Migration } from './migration.ts'

/**
 * A version that comes again is found by its digest, without opening any other; those from before
 * have none until a job has filled it in. What each person stores is counted as it changes, since
 * counting the rows would cost as much as the journal is large.
 */
export const digestsAndStorage: Migration = {
  name: '0010-digests-and-storage',
  statements: ({ text, integer, bytes, strict }) => [
    `alter table revisions add column digest ${bytes}`,
    'create index revisions_digest on revisions (user_id, entry_id, digest)',
    'create index revisions_undigested on revisions (id) where digest is null',
    'create index revisions_refused on revisions (entry_id) where refused = 1',
    `create table storage_used (
      user_id ${text} not null primary key references users (id) on delete cascade,
      entries ${integer} not null,
      entry_bytes ${integer} not null,
      version_bytes ${integer} not null
    )${strict}`,
    `insert into storage_used (user_id, entries, entry_bytes, version_bytes)
      select users.id,
        (select count(*) from entries
          where user_id = users.id and deleted_at is null),
        (select coalesce(sum(length(sealed)), 0) from entries
          where user_id = users.id and deleted_at is null),
        (select coalesce(sum(length(sealed)), 0) from entries
          where user_id = users.id and deleted_at is not null) +
        (select coalesce(sum(length(sealed)), 0) from revisions where user_id = users.id)
      from users`,
  ],
}
