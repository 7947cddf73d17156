import { sql } from 'kysely'
import type { UserKey } from '#crypto/index.ts'
import { idsThatFit, PAGE_ROWS, prepared, type Reader, sealedBytes } from '#database/index.ts'
import { readPages } from '#stores/accounts/open-account.store.ts'
import { findNewest, type ListPosition, NEWEST } from './entry-reader.store.ts'

type Page = readonly Buffer[]

/** The person's entries as they are answered, newest first. */
export function entryPages(read: Reader, key: UserKey): AsyncGenerator<Page> {
  return pages(
    read,
    key,
    (place) => findNewest(read, { userId: key.userId, ...place }),
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

async function* pages<Row extends ListPosition & { readonly sealed: Uint8Array }>(
  read: Reader,
  { userId }: UserKey,
  select: (place: ListPosition) => Promise<Row[]>,
  asJson: (row: Row) => Buffer,
): AsyncGenerator<Page> {
  const all = readPages<Row>(read, userId, (last) => select(last ?? NEWEST))
  for await (const rows of all) yield rows.map(asJson)
}

interface Asked extends ListPosition {
  readonly userId: string
}

const selectDeleted = prepared(({ db }, asked: Asked) =>
  db
    .selectFrom('entries')
    .select(['id', 'sealed'])
    .select((eb) => eb.ref('deleted_at').$notNull().as('at'))
    .where(
      'id',
      'in',
      idsThatFit(
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
      idsThatFit(
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

function isBefore(column: string, { at, id }: ListPosition) {
  return sql<boolean>`(${sql.ref(column)}, id) < (${at}, ${id})`
}

function iso(time: number): string {
  return new Date(time).toISOString()
}

/** A JSON object with one more field, without reading the object. */
function withField(object: Buffer, name: string, value: unknown): Buffer {
  const field = `,${JSON.stringify(name)}:${JSON.stringify(value)}}`
  return Buffer.concat([object.subarray(0, -1), Buffer.from(field)])
}
