import { sql } from 'kysely'
import type { UserKey } from '#crypto/index.ts'
import {
  fitting,
  PAGE_ROWS,
  prepared,
  type Reader,
  readPages,
  sealedBytes,
} from '#database/index.ts'
import { withField } from './json-pieces.ts'

type Page = readonly Buffer[]

/** Where a page begins: after the row of this time and id, in a list that goes back in time. */
interface Place {
  readonly at: number
  readonly id: string
}

const NEWEST: Place = { at: Number.MAX_SAFE_INTEGER, id: '' }

/** The person's entries as they are answered, newest first. */
export function entryPages(read: Reader, key: UserKey): AsyncGenerator<Page> {
  return pages(
    read,
    key,
    (place) => selectEntries(read, { userId: key.userId, ...place }),
    ({ id, sealed }) => key.open({ table: 'entries', row: id }, sealed),
  )
}

/** What is under Recently deleted, the last deleted first. */
export function deletedPages(read: Reader, key: UserKey): AsyncGenerator<Page> {
  return pages(
    read,
    key,
    (place) => selectDeleted(read, { userId: key.userId, ...place }),
    ({ id, sealed, at }) =>
      withField(key.open({ table: 'entries', row: id }, sealed), 'deletedAt', iso(at)),
  )
}

/** The earlier versions of an entry, the last replaced first. */
export function revisionPages(read: Reader, key: UserKey, entryId: string): AsyncGenerator<Page> {
  return pages(
    read,
    key,
    (place) => selectRevisions(read, { userId: key.userId, entryId, ...place }),
    ({ id, sealed, at, refused }) => {
      const facts = { rev: id, replacedAt: iso(at), ...(refused && { refused: true }) }
      const head = JSON.stringify(facts).slice(0, -1)
      const version = key.open({ table: 'revisions', row: id }, sealed)
      return Buffer.concat([Buffer.from(`${head},"entry":`), version, Buffer.from('}')])
    },
  )
}

async function* pages<Row extends Place & { readonly sealed: Uint8Array }>(
  read: Reader,
  { userId }: UserKey,
  select: (place: Place) => Promise<Row[]>,
  asJson: (row: Row) => Buffer,
): AsyncGenerator<Page> {
  const all = readPages<Row>(read, userId, (last) => select(last ?? NEWEST))
  for await (const rows of all) yield rows.map(asJson)
}

interface Asked extends Place {
  readonly userId: string
}

const selectEntries = prepared(({ db }, asked: Asked) =>
  db
    .selectFrom('entries')
    .select(['id', 'sealed', 'created_at as at'])
    .where(
      'id',
      'in',
      fitting(
        db
          .selectFrom('entries')
          .select(['id', 'created_at', sealedBytes])
          .where('user_id', '=', asked.userId)
          .where('deleted_at', 'is', null)
          .where(isBefore('created_at', asked))
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(PAGE_ROWS),
        'created_at desc, id desc',
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
)

const selectDeleted = prepared(({ db }, asked: Asked) =>
  db
    .selectFrom('entries')
    .select(['id', 'sealed'])
    .select((eb) => eb.ref('deleted_at').$notNull().as('at'))
    .where(
      'id',
      'in',
      fitting(
        db
          .selectFrom('entries')
          .select(['id', 'deleted_at', sealedBytes])
          .where('user_id', '=', asked.userId)
          .where('deleted_at', 'is not', null)
          .where(isBefore('deleted_at', asked))
          .orderBy('deleted_at', 'desc')
          .orderBy('id', 'desc')
          .limit(PAGE_ROWS),
        'deleted_at desc, id desc',
      ),
    )
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc'),
)

const selectRevisions = prepared(({ db }, asked: Asked & { readonly entryId: string }) =>
  db
    .selectFrom('revisions')
    .select(['id', 'sealed', 'replaced_at as at', 'refused'])
    .where(
      'id',
      'in',
      fitting(
        db
          .selectFrom('revisions')
          .select(['id', 'replaced_at', sealedBytes])
          .where('entry_id', '=', asked.entryId)
          .where('user_id', '=', asked.userId)
          .where(isBefore('replaced_at', asked))
          .orderBy('replaced_at', 'desc')
          .orderBy('id', 'desc')
          .limit(PAGE_ROWS),
        'replaced_at desc, id desc',
      ),
    )
    .orderBy('replaced_at', 'desc')
    .orderBy('id', 'desc'),
)

function isBefore(column: string, { at, id }: Place) {
  return sql<boolean>`(${sql.ref(column)}, id) < (${at}, ${id})`
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
