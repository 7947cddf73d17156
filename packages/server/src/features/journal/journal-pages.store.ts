import type { UserKey } from '#crypto/index.ts'
import type { Reader, Sealed, SealedTable } from '#database/index.ts'
import { withField } from './json-pieces.ts'

/** Few enough that a page of the longest texts there can be is a small part of memory. */
const PAGE = 50

type Page = readonly Buffer[]

/** A row with the time that it is listed by. */
interface Row<Table extends SealedTable> {
  readonly id: string
  readonly at: number
  readonly sealed: Sealed<Table>
}

/** The person's entries as they are answered, newest first. */
export function entryPages(read: Reader, key: UserKey): AsyncGenerator<Page> {
  const all = read
    .selectFrom('entries')
    .select(['id', 'sealed', 'created_at as at'])
    .where('user_id', '=', key.userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
  return pages<Row<'entries'>>(
    (last) =>
      (last
        ? all
            .where('created_at', '<=', last.at)
            .where((eb) => eb.or([eb('created_at', '<', last.at), eb('id', '<', last.id)]))
        : all
      ).execute(),
    ({ id, sealed }) => key.open({ table: 'entries', row: id }, sealed),
  )
}

/** What is under Recently deleted, the last deleted first. */
export function deletedPages(read: Reader, key: UserKey): AsyncGenerator<Page> {
  const all = read
    .selectFrom('entries')
    .select(['id', 'sealed'])
    .select((eb) => eb.ref('deleted_at').$notNull().as('at'))
    .where('user_id', '=', key.userId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
  return pages<Row<'entries'>>(
    (last) =>
      (last
        ? all
            .where('deleted_at', '<=', last.at)
            .where((eb) => eb.or([eb('deleted_at', '<', last.at), eb('id', '<', last.id)]))
        : all
      ).execute(),
    ({ id, sealed, at }) =>
      withField(key.open({ table: 'entries', row: id }, sealed), 'deletedAt', iso(at)),
  )
}

/** The earlier versions of an entry, the last replaced first. */
export function revisionPages(read: Reader, key: UserKey, entryId: string): AsyncGenerator<Page> {
  const all = read
    .selectFrom('revisions')
    .select(['id', 'sealed', 'replaced_at as at', 'refused'])
    .where('entry_id', '=', entryId)
    .where('user_id', '=', key.userId)
    .orderBy('replaced_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
  return pages<Row<'revisions'> & { readonly refused: 0 | 1 }>(
    (last) =>
      (last
        ? all
            .where('replaced_at', '<=', last.at)
            .where((eb) => eb.or([eb('replaced_at', '<', last.at), eb('id', '<', last.id)]))
        : all
      ).execute(),
    ({ id, sealed, at, refused }) => {
      const facts = { rev: id, replacedAt: iso(at), ...(refused && { refused: true }) }
      const head = JSON.stringify(facts).slice(0, -1)
      const version = key.open({ table: 'revisions', row: id }, sealed)
      return Buffer.concat([Buffer.from(`${head},"entry":`), version, Buffer.from('}')])
    },
  )
}

/** Page after page, each read only when it is asked for. */
async function* pages<R>(
  read: (last: R | undefined) => Promise<R[]>,
  asJson: (row: R) => Buffer,
): AsyncGenerator<Page> {
  let last: R | undefined
  do {
    const rows = await read(last)
    yield rows.map(asJson)
    last = rows.length < PAGE ? undefined : rows.at(-1)
  } while (last)
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
