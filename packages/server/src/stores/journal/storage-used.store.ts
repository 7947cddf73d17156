import { sql } from 'kysely'
import { prepared, type Reader, type Trx, texts } from '#database/index.ts'

/**
 * What a person stores, or by how much that changes. Every limit, list and metric goes by this
 * count. Another kind of data needs a column here, and an `addStorage` in each unit that changes it.
 */
export interface StorageUsed {
  /** Living entries, and their sealed bytes. */
  readonly entries: number
  readonly entryBytes: number
  /** Sealed bytes of earlier versions, and of entries under Recently deleted. */
  readonly versionBytes: number
  /** Of photos and recordings, as they were declared. */
  readonly mediaBytes: number
}

export const NOTHING_STORED: StorageUsed = {
  entries: 0,
  entryBytes: 0,
  versionBytes: 0,
  mediaBytes: 0,
}

/** All bytes that count. */
export function storedBytes({ entryBytes, versionBytes, mediaBytes }: StorageUsed): number {
  return entryBytes + versionBytes + mediaBytes
}

export async function readStorage(read: Reader, userId: string): Promise<StorageUsed> {
  const used = (await readStorageOfAll(read, [userId])).get(userId)
  return used ?? NOTHING_STORED
}

const columnOfUser = (column: string) =>
  sql<number | null>`(select ${sql.ref(column)} from storage_used where user_id = users.id)`

/** In a query about a user: what they store, or nulls where that is nothing. */
export const storageOfUser = [
  columnOfUser('entries').as('entries'),
  columnOfUser('entry_bytes').as('entryBytes'),
  columnOfUser('version_bytes').as('versionBytes'),
  columnOfUser('media_bytes').as('mediaBytes'),
] as const

/** What some people store; those who store nothing may be missing. */
export async function readStorageOfAll(
  read: Reader,
  userIds: readonly string[],
): Promise<Map<string, StorageUsed>> {
  const rows = userIds.length === 0 ? [] : await selectAll(read, { userIds: texts(userIds) })
  return new Map(rows.map(({ userId, ...used }) => [userId, used]))
}

export async function addStorage(
  trx: Trx,
  userId: string,
  change: Partial<StorageUsed>,
): Promise<void> {
  const more = { ...NOTHING_STORED, ...change }
  if (Object.values(more).every((amount) => amount === 0)) return
  await add(trx, { userId, ...more })
}

/** What all people store together, and how many of them reach a part of a quota. */
export interface StorageTotals extends StorageUsed {
  readonly peopleNearQuota: number
}

/** Looks at one short row for each person, and at none of what they store. */
export async function readStorageTotals(read: Reader, near: StorageUsed): Promise<StorageTotals> {
  const reached = (column: string, limit: number) =>
    limit > 0 ? sql`${sql.ref(column)} >= ${limit}` : sql`1 = 0`
  const isNear = sql`${reached('entries', near.entries)}
    or ${reached('entry_bytes', near.entryBytes)} or ${reached('version_bytes', near.versionBytes)}
    or ${reached('media_bytes', near.mediaBytes)}`
  const sum = (column: string) => sql<number | string>`coalesce(sum(${sql.ref(column)}), 0)`
  const row = await read
    .selectFrom('storage_used')
    .select([
      sum('entries').as('entries'),
      sum('entry_bytes').as('entryBytes'),
      sum('version_bytes').as('versionBytes'),
      sum('media_bytes').as('mediaBytes'),
      sql<number | string>`coalesce(sum(case when ${isNear} then 1 else 0 end), 0)`.as('people'),
    ])
    .executeTakeFirstOrThrow()
  return {
    entries: Number(row.entries),
    entryBytes: Number(row.entryBytes),
    versionBytes: Number(row.versionBytes),
    mediaBytes: Number(row.mediaBytes),
    peopleNearQuota: Number(row.people),
  }
}

const selectAll = prepared(
  ({ db, all }, { userIds }: { readonly userIds: ReturnType<typeof texts> }) =>
    db
      .selectFrom('storage_used')
      .select([
        'user_id as userId',
        'entries',
        'entry_bytes as entryBytes',
        'version_bytes as versionBytes',
        'media_bytes as mediaBytes',
      ])
      .where('user_id', 'in', all(userIds)),
)

const add = prepared(({ db }, row: StorageUsed & { readonly userId: string }) =>
  db
    .insertInto('storage_used')
    .values({
      user_id: row.userId,
      entries: row.entries,
      entry_bytes: row.entryBytes,
      version_bytes: row.versionBytes,
      media_bytes: row.mediaBytes,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        entries: eb('storage_used.entries', '+', eb.ref('excluded.entries')),
        entry_bytes: eb('storage_used.entry_bytes', '+', eb.ref('excluded.entry_bytes')),
        version_bytes: eb('storage_used.version_bytes', '+', eb.ref('excluded.version_bytes')),
        media_bytes: eb('storage_used.media_bytes', '+', eb.ref('excluded.media_bytes')),
      })),
    ),
)
