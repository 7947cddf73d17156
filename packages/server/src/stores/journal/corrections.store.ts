import type { BodyOf, endpoints } from '@daywell/core/contract'
import { sql } from 'kysely'
import { yieldToOthers } from '#concurrency/fair-scheduler.ts'
import type { UserKey } from '#crypto/index.ts'
import { type Database, newId, prepared, type Reader } from '#database/index.ts'

export type Correction = BodyOf<typeof endpoints.correctInsight>

/** As many as the person can be shown. */
const MAX_CORRECTIONS = 10_000

/** Keeps a correction, sealed, if there is such an entry and room for it. */
export function keepCorrection(
  database: Database,
  key: UserKey,
  { entryId, ...words }: Correction,
  now: number,
): Promise<'kept' | 'no entry' | 'full'> {
  const { userId } = key
  const id = newId(now)
  const sealed = key.seal({ table: 'corrections', row: id }, Buffer.from(JSON.stringify(words)))
  return database.write(async (trx) => {
    const entry = await trx
      .selectFrom('entries')
      .select('id')
      .where('id', '=', entryId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!entry) return 'no entry'
    const { count } = await trx
      .selectFrom('corrections')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_CORRECTIONS) return 'full'
    await trx
      .insertInto('corrections')
      .values({ id, user_id: userId, entry_id: entryId, created_at: now, sealed })
      .execute()
    return 'kept'
  })
}

/** Few enough not to delay other calls while they are opened. */
const OPENED_AT_ONCE = 100
const LISTED_AT_ONCE = 500
const MAX_TOTAL_CHARS = 4_000_000

/** The last word on each sentence of the entries that are there, the newest last. */
export async function correctionsOf(read: Reader, key: UserKey): Promise<Correction[]> {
  const last = new Map<string, Correction>()
  const newest = await idsOf(read, key.userId)
  let characters = 0
  for (let at = 0; at < newest.length && characters < MAX_TOTAL_CHARS; at += OPENED_AT_ONCE) {
    for (const one of await openedOf(read, key, newest.slice(at, at + OPENED_AT_ONCE))) {
      const of = `${one.entryId} ${one.sentence}`
      characters += of.length
      if (!last.has(of)) last.set(of, one)
    }
    await yieldToOthers(key.userId)
  }
  return [...last.values()].reverse()
}

/** The newest first. */
async function idsOf(read: Reader, userId: string): Promise<string[]> {
  const ids: string[] = []
  let last = { at: Number.MAX_SAFE_INTEGER, id: '' }
  for (; ids.length < MAX_CORRECTIONS; await yieldToOthers(userId)) {
    const rows = await selectBefore(read, { userId, ...last })
    ids.push(...rows.filter(({ isThere }) => isThere !== null).map(({ id }) => id))
    const end = rows.at(-1)
    if (!end || rows.length < LISTED_AT_ONCE) break
    last = end
  }
  return ids
}

/** Those of deleted entries too: a page that left them out could pass over any number of rows. */
const selectBefore = prepared(
  ({ db }, { userId, at, id }: { userId: string; at: number; id: string }) =>
    db
      .selectFrom('corrections')
      .leftJoin('entries', (join) =>
        join
          .onRef('entries.id', '=', 'corrections.entry_id')
          .on('entries.user_id', '=', userId)
          .on('entries.deleted_at', 'is', null),
      )
      .select(['corrections.id as id', 'corrections.created_at as at', 'entries.id as isThere'])
      .where('corrections.user_id', '=', userId)
      .where(sql<boolean>`(corrections.created_at, corrections.id) < (${at}, ${id})`)
      .orderBy('corrections.created_at', 'desc')
      .orderBy('corrections.id', 'desc')
      .limit(LISTED_AT_ONCE),
)

/** In the order of the given ids, without those that were deleted since. */
async function openedOf(read: Reader, key: UserKey, ids: readonly string[]): Promise<Correction[]> {
  const rows = await read
    .selectFrom('corrections')
    .select(['id', 'entry_id', 'sealed'])
    .where('user_id', '=', key.userId)
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const words = JSON.parse(key.open({ table: 'corrections', row: id }, row.sealed).toString())
    return [{ entryId: row.entry_id, ...words }]
  })
}
