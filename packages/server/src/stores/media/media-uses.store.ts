import { sql } from 'kysely'
import { prepared, type Reader, type Trx, texts } from '#database/index.ts'

/** Whose text it is, and under which id it's stored. */
interface Source {
  readonly userId: string
  readonly id: string
}

type Names = ReadonlySet<string>

/** Keeps what an entry's text names, in the unit that stores the text for the first time. */
export async function addEntryNames(trx: Trx, source: Source, names: Names): Promise<void> {
  if (names.size === 0) return
  await insertOfEntry(trx, { ...source, names: texts([...names]) })
  await noteUse(trx, source.userId, names)
}

/** Keeps what an entry's text names, in the unit that puts it in the place of another. */
export async function replaceEntryNames(trx: Trx, source: Source, names: Names): Promise<void> {
  await dropOfEntry(trx, source)
  await addEntryNames(trx, source, names)
}

/** Keeps what an earlier version names. It never changes, so nothing has to go. */
export async function addRevisionNames(trx: Trx, source: Source, names: Names): Promise<void> {
  if (names.size === 0) return
  await insertOfRevision(trx, { ...source, names: texts([...names]) })
  await noteUse(trx, source.userId, names)
}

/** Whether an entry, deleted or not, or an earlier version names it. */
export async function isNamed(read: Reader, userId: string, mediaId: string): Promise<boolean> {
  return (await selectUse(read, { userId, mediaId })).length > 0
}

interface Unnamed {
  readonly userId: string
  readonly id: string
  readonly unusedSince: number | null
}

interface UnnamedPage {
  readonly before: number
  readonly after: Source
  readonly limit: number
}

/** What no text names, and either was not yet known for it or has been so since `before`. */
export function findUnnamed(
  read: Reader,
  { before, after, limit }: UnnamedPage,
): Promise<Unnamed[]> {
  return read
    .selectFrom('media')
    .select(['user_id as userId', 'id', 'unused_since as unusedSince'])
    .where((eb) =>
      eb.or([
        eb('user_id', '>', after.userId),
        eb.and([eb('user_id', '=', after.userId), eb('id', '>', after.id)]),
      ]),
    )
    .where((eb) => eb.or([eb('unused_since', 'is', null), eb('unused_since', '<=', before)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entry_media')
            .select('entry_id')
            .whereRef('entry_media.user_id', '=', 'media.user_id')
            .whereRef('entry_media.media_id', '=', 'media.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('revision_media')
            .select('revision_id')
            .whereRef('revision_media.user_id', '=', 'media.user_id')
            .whereRef('revision_media.media_id', '=', 'media.id'),
        ),
      ),
    )
    .orderBy('user_id')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Since when no text names it; undefined: it isn't there. The account must be locked. */
export async function findUnusedSince(
  trx: Trx,
  { userId, id }: Source,
): Promise<number | null | undefined> {
  const row = await trx
    .selectFrom('media')
    .select('unused_since')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.unused_since
}

export async function markUnused(trx: Trx, { userId, id }: Source, now: number): Promise<void> {
  await trx
    .updateTable('media')
    .set({ unused_since: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** The days of what is unused begin anew when it's unused again. */
async function noteUse(trx: Trx, userId: string, names: Names): Promise<void> {
  await markUsed(trx, { userId, names: texts([...names]) })
}

interface Named {
  readonly userId: string
  readonly names: ReturnType<typeof texts>
}

const insertOfEntry = prepared(({ db, each }, { userId, id, names }: Source & Named) =>
  db
    .insertInto('entry_media')
    .columns(['user_id', 'entry_id', 'media_id'])
    .expression((eb) =>
      eb
        .selectFrom(each(names).as('named'))
        .select([asText(userId).as('user_id'), asText(id).as('entry_id'), 'named.id as media_id']),
    ),
)

const insertOfRevision = prepared(({ db, each }, { userId, id, names }: Source & Named) =>
  db
    .insertInto('revision_media')
    .columns(['user_id', 'revision_id', 'media_id'])
    .expression((eb) =>
      eb
        .selectFrom(each(names).as('named'))
        .select([
          asText(userId).as('user_id'),
          asText(id).as('revision_id'),
          'named.id as media_id',
        ]),
    ),
)

function asText(value: string) {
  return sql<string>`cast(${value} as text)`
}

const dropOfEntry = prepared(({ db }, { userId, id }: Source) =>
  db.deleteFrom('entry_media').where('entry_id', '=', id).where('user_id', '=', userId),
)

const markUsed = prepared(({ db, all }, { userId, names }: Named) =>
  db
    .updateTable('media')
    .set({ unused_since: null })
    .where('user_id', '=', userId)
    .where('id', 'in', all(names))
    .where('unused_since', 'is not', null),
)

const selectUse = prepared(({ db }, asked: { readonly userId: string; readonly mediaId: string }) =>
  db
    .selectFrom('entry_media')
    .select('media_id')
    .where('user_id', '=', asked.userId)
    .where('media_id', '=', asked.mediaId)
    .unionAll(
      db
        .selectFrom('revision_media')
        .select('media_id')
        .where('user_id', '=', asked.userId)
        .where('media_id', '=', asked.mediaId),
    ),
)
