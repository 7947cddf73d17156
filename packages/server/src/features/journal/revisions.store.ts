import type { Entry } from '@daywell/core/journal'
import { sameWords } from '@daywell/core/sync'
import type { UserKey } from '#crypto/index.ts'
import { newId, prepared, type Reader, type Sealed, type Trx } from '#database/index.ts'
import { leastOf } from './sitting.ts'

interface Kept {
  readonly replacedAt: number
  readonly now: number
  /** The sitting in which the version was both written and replaced; absent: kept for good. */
  readonly sitting?: string | undefined
  /** It never stood. */
  readonly refused?: boolean
}

/** Keeps a version that did not win, or no longer stands. */
export async function keepRevision(
  trx: Trx,
  key: UserKey,
  version: Entry,
  { replacedAt, now, sitting, refused = false }: Kept,
): Promise<void> {
  const id = newId(now)
  await insert(trx, {
    id,
    userId: key.userId,
    entryId: version._id,
    updatedAt: Date.parse(version.updatedAt),
    replacedAt,
    sitting: sitting ?? null,
    refused: refused ? 1 : 0,
    sealed: key.seal({ table: 'revisions', row: id }, Buffer.from(JSON.stringify(version))),
  })
  if (sitting !== undefined) await thin(trx, version._id, sitting)
}

/** ENT-35: keeps a version that was refused, but not again each time that it is sent again. */
export async function keepRefused(
  trx: Trx,
  key: UserKey,
  version: Entry,
  kept: Kept,
): Promise<void> {
  const rows = await trx
    .selectFrom('revisions')
    .select(['id', 'sealed'])
    .where('entry_id', '=', version._id)
    .where('user_id', '=', key.userId)
    .where((eb) =>
      eb.or([
        eb('updated_at', '=', Date.parse(version.updatedAt)),
        // A stamp that the server gave is another one each time.
        eb('replaced_at', '>', kept.now - RECENTLY),
      ]),
    )
    .execute()
  const isKept = rows.some((row) => sameWords(openRevision(key, row), version))
  if (!isKept) await keepRevision(trx, key, version, { ...kept, refused: true })
}

const RECENTLY = 10 * 60 * 1000

export async function findRevision(
  read: Reader,
  key: UserKey,
  entryId: string,
  rev: string,
): Promise<Entry | undefined> {
  const row = await read
    .selectFrom('revisions')
    .select(['id', 'sealed'])
    .where('id', '=', rev)
    .where('entry_id', '=', entryId)
    .where('user_id', '=', key.userId)
    .executeTakeFirst()
  return row && openRevision(key, row)
}

async function thin(trx: Trx, entryId: string, sitting: string): Promise<void> {
  const rows = await selectSitting(trx, { entryId, sitting })
  const least = leastOf(rows)
  if (least) await trx.deleteFrom('revisions').where('id', '=', least.id).execute()
}

function openRevision(
  key: UserKey,
  { id, sealed }: { id: string; sealed: Sealed<'revisions'> },
): Entry {
  return JSON.parse(key.open({ table: 'revisions', row: id }, sealed).toString())
}

interface Row {
  readonly id: string
  readonly userId: string
  readonly entryId: string
  readonly updatedAt: number
  readonly replacedAt: number
  readonly sitting: string | null
  readonly refused: 0 | 1
  readonly sealed: Sealed<'revisions'>
}

const insert = prepared(({ db }, row: Row) =>
  db.insertInto('revisions').values({
    id: row.id,
    user_id: row.userId,
    entry_id: row.entryId,
    updated_at: row.updatedAt,
    replaced_at: row.replacedAt,
    sitting: row.sitting,
    refused: row.refused,
    sealed: row.sealed,
  }),
)

const selectSitting = prepared(({ db }, { entryId, sitting }: Pick<Row, 'entryId' | 'sitting'>) =>
  db
    .selectFrom('revisions')
    .select(['id', 'replaced_at'])
    .where('entry_id', '=', entryId)
    .where('sitting', '=', sitting)
    .orderBy('replaced_at'),
)
