import type { Migration } from './migration.ts'

/**
 * Photos and recordings. These rows decide what exists; the bytes are elsewhere, in pieces that
 * bear a name from `media_pieces`. What the texts name stands beside them, and goes with the entry
 * or version it was read from. `media_read` is 0 until a text has been read for it, and 2 if it
 * can't be opened.
 */
export const media: Migration = {
  name: '0020-media',
  statements: ({ text, integer, bytes, strict }) => [
    `create table media (
      user_id ${text} not null references users (id) on delete cascade,
      id ${text} not null,
      bytes ${integer} not null,
      created_at ${integer} not null,
      unused_since ${integer},
      sealed ${bytes} not null,
      primary key (user_id, id)
    )${strict}`,
    `create table media_parts (
      user_id ${text} not null,
      media_id ${text} not null,
      part ${text} not null,
      upload ${text} not null,
      bytes ${integer} not null,
      received ${integer} not null,
      whole ${integer} not null,
      primary key (user_id, media_id, part),
      foreign key (user_id, media_id) references media (user_id, id) on delete cascade
    )${strict}`,
    'create unique index media_parts_upload on media_parts (upload)',
    `create table media_pieces (
      name ${text} not null primary key,
      user_id ${text} not null,
      media_id ${text} not null,
      part ${text} not null,
      position ${integer} not null,
      bytes ${integer} not null,
      foreign key (user_id, media_id, part)
        references media_parts (user_id, media_id, part) on delete cascade
    )${strict}`,
    'create unique index media_pieces_part on media_pieces (user_id, media_id, part, position)',
    `create table entry_media (
      user_id ${text} not null,
      entry_id ${text} not null references entries (id) on delete cascade,
      media_id ${text} not null,
      primary key (entry_id, media_id)
    )${strict}`,
    'create index entry_media_user on entry_media (user_id, media_id)',
    `create table revision_media (
      user_id ${text} not null,
      revision_id ${text} not null references revisions (id) on delete cascade,
      media_id ${text} not null,
      primary key (revision_id, media_id)
    )${strict}`,
    'create index revision_media_user on revision_media (user_id, media_id)',
    `alter table entries add column media_read ${integer} not null default 0`,
    `alter table revisions add column media_read ${integer} not null default 0`,
    'create index entries_media_unread on entries (user_id, id) where media_read <> 1',
    'create index revisions_media_unread on revisions (user_id, id) where media_read <> 1',
    `alter table storage_used add column media_bytes ${integer} not null default 0`,
  ],
}
