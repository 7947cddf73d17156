import { type QueryCreator, sql } from 'kysely'
import { yieldToOthers } from '#concurrency/fair-scheduler.ts'
import {
  cutIntoPages,
  idsThatFit,
  PAGE_ROWS,
  prepared,
  type Reader,
  sealedBytes,
  type Tables,
  texts,
} from '#database/index.ts'
import { needOpenAccount } from '#stores/accounts/open-account.store.ts'

/**
 * Reads of entries for every area. All of them leave deleted entries out, and none opens what is
 * sealed.
 */

/** A position in a list that goes back in time: a page begins after this row. */
export interface ListPosition {
  readonly at: number
  readonly id: string
}

export const NEWEST: ListPosition = { at: Number.MAX_SAFE_INTEGER, id: '' }

/** As many as are listed at once without delaying other calls. */
export const LISTED_AT_ONCE = 500

interface AfterPosition extends ListPosition {
  readonly userId: string
}

/** A page of sealed entries, newest first. */
export const findNewest = prepared(({ db }, { userId, at, id }: AfterPosition) =>
  db
    .selectFrom('entries')
    .select(['id', 'sealed', 'created_at as at'])
    .where(
      'id',
      'in',
      idsThatFit(
        db
          .selectFrom('entries')
          .select(['id', 'created_at', sealedBytes])
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null)
          .where(sql<boolean>`(created_at, id) < (${at}, ${id})`)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(PAGE_ROWS),
        'created_at desc, id desc',
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
)

/** The nonce of a seal is never used twice, so it changes with each version. */
const nonce = sql<Buffer>`substr(sealed, 10, 12)`.as('nonce')

/** Lists entries newest first, with the model that their vectors are of, if there are any. */
export const listNewest = prepared(
  ({ db }, { userId, model, at, id }: AfterPosition & { readonly model: string }) =>
    db
      .selectFrom('entries')
      .leftJoin('vectors', (join) =>
        join.onRef('vectors.entry_id', '=', 'entries.id').on('vectors.model', '=', model),
      )
      .select(['entries.id as id', 'entries.created_at as at', 'vectors.model as readAs'])
      .select(sql<Buffer>`substr(entries.sealed, 10, 12)`.as('nonce'))
      .where('entries.user_id', '=', userId)
      .where('entries.deleted_at', 'is', null)
      .where(sql<boolean>`(entries.created_at, entries.id) < (${at}, ${id})`)
      .orderBy('entries.created_at', 'desc')
      .orderBy('entries.id', 'desc')
      .limit(LISTED_AT_ONCE),
)

interface OfDays {
  readonly userId: string
  readonly to: string
  /** The entry after which the page begins; its day, where it is the first page. */
  readonly localDate: string
  readonly createdAt: number
  readonly id: string
}

function ofDays(db: QueryCreator<Tables>, { userId, to, localDate, createdAt, id }: OfDays) {
  return db
    .selectFrom('entries')
    .select(['id', 'local_date as localDate', 'created_at as createdAt', sealedBytes])
    .where('user_id', '=', userId)
    .where('local_date', '<=', to)
    .where(sql<boolean>`(local_date, created_at, id) > (${localDate}, ${createdAt}, ${id})`)
    .where('deleted_at', 'is', null)
    .orderBy('local_date')
    .orderBy('created_at')
    .orderBy('id')
    .limit(LISTED_AT_ONCE)
}

/** Lists entries up to a day, in the order of days. */
export const listDays = prepared(({ db }, asked: OfDays) => ofDays(db, asked))

/** The same with the word count and the nonce of the version. */
export const listVersionsOfDays = prepared(({ db }, asked: OfDays) =>
  ofDays(db, asked).select(['word_count as wordCount', nonce]),
)

interface Chosen {
  readonly userId: string
  readonly ids: ReturnType<typeof texts>
}

/** Lists those of some entries that are there, in any order. */
export function listChosen(read: Reader, userId: string, ids: readonly string[]) {
  return selectChosen(read, { userId, ids: texts(ids) })
}

const selectChosen = prepared(({ db, all }, { userId, ids }: Chosen) =>
  db
    .selectFrom('entries')
    .select(['id', 'local_date as localDate', 'created_at as createdAt', sealedBytes])
    .where('user_id', '=', userId)
    .where('id', 'in', all(ids))
    .where('deleted_at', 'is', null),
)

/** The nonces of the versions in which some entries are there. */
export function findVersions(read: Reader, userId: string, ids: readonly string[]) {
  return selectVersions(read, { userId, ids: texts(ids) })
}

const selectVersions = prepared(({ db, all }, { userId, ids }: Chosen) =>
  db
    .selectFrom('entries')
    .select(['id', nonce])
    .where('user_id', '=', userId)
    .where('id', 'in', all(ids))
    .where('deleted_at', 'is', null),
)

/**
 * Sealed entries page by page, in the order of the list. Yields to other people's pages, and throws
 * once the account is closed.
 */
export async function* readSealed(
  read: Reader,
  userId: string,
  listed: readonly { readonly id: string; readonly bytes: number }[],
) {
  for (const page of cutIntoPages(listed)) {
    const ids = page.map(({ id }) => id)
    const rows = await findSealed(read, { userId, ids: texts(ids) })
    const byId = new Map(rows.map((row) => [row.id, row]))
    yield ids.flatMap((id) => byId.get(id) ?? [])
    await yieldToOthers(userId)
    await needOpenAccount(read, userId)
  }
}

const findSealed = prepared(({ db, all }, { userId, ids }: Chosen) =>
  db
    .selectFrom('entries')
    .select(['id', 'sealed'])
    .where('user_id', '=', userId)
    .where('id', 'in', all(ids))
    .where('deleted_at', 'is', null),
)

/** Some sealed entries, each with its sealed vectors of this model, if there are any. */
export function findSealedWithVectors(
  read: Reader,
  userId: string,
  { ids, model }: { readonly ids: readonly string[]; readonly model: string },
) {
  return selectSealedWithVectors(read, { userId, ids: texts(ids), model })
}

const selectSealedWithVectors = prepared(
  ({ db, all }, { userId, ids, model }: Chosen & { readonly model: string }) =>
    db
      .selectFrom('entries')
      .leftJoin('vectors', (join) =>
        join.onRef('vectors.entry_id', '=', 'entries.id').on('vectors.model', '=', model),
      )
      .select(['entries.id as id', 'entries.sealed as sealed', 'vectors.sealed as vectors'])
      .where('entries.user_id', '=', userId)
      .where('entries.id', 'in', all(ids))
      .where('entries.deleted_at', 'is', null),
)

/** The days, from one on, on which each of these people has an entry. */
export async function writtenDays(
  read: Reader,
  userIds: readonly string[],
  from: string,
): Promise<Map<string, Set<string>>> {
  const rows = await listDaysOfPeople(read, { userIds: texts(userIds), from })
  const byPerson = Map.groupBy(rows, (row) => row.user_id)
  return new Map(
    [...byPerson].map(([id, found]) => [id, new Set(found.map((row) => row.local_date))]),
  )
}

const listDaysOfPeople = prepared(
  (
    { db, all },
    { userIds, from }: { readonly userIds: ReturnType<typeof texts>; readonly from: string },
  ) =>
    db
      .selectFrom('entries')
      .select(['user_id', 'local_date'])
      .distinct()
      .where('user_id', 'in', all(userIds))
      .where('local_date', '>=', from)
      .where('deleted_at', 'is', null),
)
