import { mediaNamedIn } from '@daywell/core/media'
import { sql } from 'kysely'
import { CannotOpen, type UserKey } from '#crypto/index.ts'
import { prepared, type Reader, type Sealed, type Trx } from '#database/index.ts'
import { addEntryNames, addRevisionNames } from '#stores/media/media-uses.store.ts'

type TextTable = 'entries' | 'revisions'

const READ = 1
const UNREADABLE = 2

interface Unread {
  readonly id: string
  readonly userId: string
  readonly sealed: Sealed<TextTable>
}

/** Some texts of any person, stored before it was kept what they name. */
export function findUnreadTexts(
  read: Reader,
  table: TextTable,
  { after, limit }: { readonly after: Omit<Unread, 'sealed'>; readonly limit: number },
): Promise<Omit<Unread, 'sealed'>[]> {
  return read
    .selectFrom(table as 'revisions')
    .select(['id', 'user_id as userId'])
    .where('media_read', '<>', sql.lit(READ))
    .where('media_read', '=', sql.lit(0))
    .where((eb) =>
      eb.or([
        eb('user_id', '>', after.userId),
        eb.and([eb('user_id', '=', after.userId), eb('id', '>', after.id)]),
      ]),
    )
    .orderBy('user_id')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Keeps what a stored text names. The account must be locked. */
export async function readMediaNames(
  trx: Trx,
  key: UserKey,
  table: TextTable,
  id: string,
): Promise<void> {
  const { userId } = key
  const row = await trx
    .selectFrom(table as 'revisions')
    .select('sealed')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('media_read', '=', 0)
    .executeTakeFirst()
  if (!row) return
  const names = namesIn(key, table, { id, userId, sealed: row.sealed })
  const add = table === 'entries' ? addEntryNames : addRevisionNames
  if (names) await add(trx, { userId, id }, names)
  await trx
    .updateTable(table as 'revisions')
    .set({ media_read: names ? READ : UNREADABLE })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}

/** Whether there may be names that aren't kept: then nothing counts as unnamed. */
export async function hasUnreadTexts(read: Reader, userId: string): Promise<boolean> {
  const entries = await selectUnreadEntry(read, { userId })
  return entries.length > 0 || (await selectUnreadRevision(read, { userId })).length > 0
}

const selectUnreadEntry = prepared(({ db }, { userId }: { readonly userId: string }) =>
  db
    .selectFrom('entries')
    .select('id')
    .where('user_id', '=', userId)
    .where('media_read', '<>', sql.lit(READ))
    .limit(1),
)

const selectUnreadRevision = prepared(({ db }, { userId }: { readonly userId: string }) =>
  db
    .selectFrom('revisions')
    .select('id')
    .where('user_id', '=', userId)
    .where('media_read', '<>', sql.lit(READ))
    .limit(1),
)

function namesIn(
  key: UserKey,
  table: TextTable,
  { id, sealed }: Unread,
): ReadonlySet<string> | undefined {
  try {
    const place = { table: table as 'revisions', row: id }
    return mediaNamedIn(key.open(place, sealed as Sealed<'revisions'>).toString())
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error
    return undefined
  }
}
