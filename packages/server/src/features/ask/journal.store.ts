import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Entry } from '@daywell/core/journal'
import { sql } from 'kysely'
import type { UserKey } from '#crypto/index.ts'
import { prepared, type Reader, texts } from '#database/index.ts'

/** What is known of an entry without opening it. */
export interface Listed {
  readonly id: string
  /** Another one with each version: the part of the seal that is never used twice. */
  readonly version: string
  /** Whether its meaning has been read. */
  readonly isRead: boolean
}

/** So many of the newest are asked; the memory of one journal is bounded by it. */
const MOST = 10_000
/** Of a very long entry the beginning. */
const LONGEST = 40_000
/** So few that nobody else waits long while they are opened, however long they are. */
const PAGE = 10

/** The person's entries, the newest first. What is deleted is not among them. */
export async function listJournal(read: Reader, userId: string, model: string): Promise<Listed[]> {
  const rows = await select(read, { userId, model })
  return rows.map(({ id, nonce, readAs }) => ({
    ...{ id, version: nonce.toString('hex') },
    isRead: readAs !== null,
  }))
}

/** Stands for these entries as they are now, and for whose they are. */
export function stateOf(userId: string, listed: readonly Listed[]): string {
  const versions = listed.map(({ id, version, isRead }) => [id, version, isRead])
  return createHash('sha256')
    .update(JSON.stringify([userId, versions]))
    .digest('hex')
}

/** An entry opened, with its vectors where there are any. */
export interface Opened {
  readonly entry: Entry
  readonly vectors: Buffer | undefined
}

/** Opens entries page by page, in the order in which they are listed. */
export async function* openJournal(
  read: Reader,
  key: UserKey,
  ids: readonly string[],
  model: string,
): AsyncGenerator<Opened> {
  for (let at = 0; at < ids.length; at += PAGE) {
    const page = texts(ids.slice(at, at + PAGE))
    for (const row of await selectSealed(read, { userId: key.userId, ids: page, model }))
      yield openedOf(key, row)
    await nextTurn()
  }
}

type Row = Awaited<ReturnType<typeof selectSealed>>[number]

function openedOf(key: UserKey, { id, sealed, vectors }: Row): Opened {
  const entry: Entry = JSON.parse(key.open({ table: 'entries', row: id }, sealed).toString())
  return {
    entry: { ...entry, content: entry.content.slice(0, LONGEST) },
    vectors: vectors === null ? undefined : key.open({ table: 'vectors', row: id }, vectors),
  }
}

const select = prepared(({ db }, { userId, model }: { userId: string; model: string }) =>
  db
    .selectFrom('entries')
    .leftJoin('vectors', (join) =>
      join.onRef('vectors.entry_id', '=', 'entries.id').on('vectors.model', '=', model),
    )
    .select([
      ...(['entries.id as id', 'vectors.model as readAs'] as const),
      sql<Buffer>`substr(entries.sealed, 10, 12)`.as('nonce'),
    ])
    .where('entries.user_id', '=', userId)
    .where('entries.deleted_at', 'is', null)
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id', 'desc')
    .limit(MOST),
)

interface OfPage {
  readonly userId: string
  readonly ids: ReturnType<typeof texts>
  readonly model: string
}

const selectSealed = prepared(({ db, all }, { userId, ids, model }: OfPage) =>
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
