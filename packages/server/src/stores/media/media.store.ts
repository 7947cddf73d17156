import type { MediaInfo, MediaPart, StoredMedia } from '@daywell/core/media'
import type { UserKey } from '#crypto/index.ts'
import { newId, type Reader, type Sealed, type Trx } from '#database/index.ts'

interface Row {
  readonly id: string
  readonly sealed: Sealed<'media'>
}

/** Stores the info, with a part for each that is to be uploaded. The account must be locked. */
export async function insertMedia(
  trx: Trx,
  key: UserKey,
  info: MediaInfo,
  now: number,
): Promise<void> {
  const { userId } = key
  await trx
    .insertInto('media')
    .values({
      user_id: userId,
      id: info.id,
      bytes: declaredBytes(info),
      created_at: now,
      unused_since: null,
      sealed: key.seal({ table: 'media', row: info.id }, Buffer.from(JSON.stringify(info))),
    })
    .execute()
  const parts = info.parts.map(({ part, bytes }) => ({
    ...{ user_id: userId, media_id: info.id, part, bytes },
    ...{ upload: newId(now), received: 0, whole: 0 as const },
  }))
  await trx.insertInto('media_parts').values(parts).execute()
}

export async function findMedia(
  read: Reader,
  key: UserKey,
  id: string,
): Promise<StoredMedia | undefined> {
  const rows = await read
    .selectFrom('media')
    .select(['id', 'sealed'])
    .where('user_id', '=', key.userId)
    .where('id', '=', id)
    .execute()
  return (await withParts(read, key, rows))[0]
}

/** Whether it was declared by then and what is to be shown of it never came whole. */
export async function isAbandoned(
  read: Reader,
  userId: string,
  { id, before }: { readonly id: string; readonly before: number },
): Promise<boolean> {
  const row = await read
    .selectFrom('media')
    .innerJoin('media_parts', (join) =>
      join
        .onRef('media_parts.user_id', '=', 'media.user_id')
        .onRef('media_parts.media_id', '=', 'media.id'),
    )
    .select('media.id')
    .where('media.user_id', '=', userId)
    .where('media.id', '=', id)
    .where('media.created_at', '<=', before)
    .where('media_parts.part', '=', 'shown')
    .where('media_parts.whole', '=', 0)
    .executeTakeFirst()
  return row !== undefined
}

export async function isDeclared(read: Reader, userId: string, id: string): Promise<boolean> {
  const row = await read
    .selectFrom('media')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Some of a person's, by their ids. */
export async function listMedia(
  read: Reader,
  key: UserKey,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<StoredMedia[]> {
  const rows = await read
    .selectFrom('media')
    .select(['id', 'sealed'])
    .where('user_id', '=', key.userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return withParts(read, key, rows)
}

/**
 * Deletes the rows, which is what ends it. Gives the names of its pieces, whose bytes are to be
 * deleted once this is committed, and the bytes that it was declared with.
 */
export async function deleteMedia(
  trx: Trx,
  userId: string,
  id: string,
): Promise<{ readonly pieces: string[]; readonly bytes: number }> {
  const pieces = await trx
    .selectFrom('media_pieces')
    .select('name')
    .where('user_id', '=', userId)
    .where('media_id', '=', id)
    .execute()
  const deleted = await trx
    .deleteFrom('media')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('bytes')
    .executeTakeFirst()
  return { pieces: pieces.map(({ name }) => name), bytes: deleted?.bytes ?? 0 }
}

export function declaredBytes({ parts }: MediaInfo): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0)
}

async function withParts(read: Reader, key: UserKey, rows: readonly Row[]): Promise<StoredMedia[]> {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  const whole = await read
    .selectFrom('media_parts')
    .select(['media_id', 'part'])
    .where('user_id', '=', key.userId)
    .where('media_id', '>=', first.id)
    .where('media_id', '<=', last.id)
    .where('whole', '=', 1)
    .execute()
  return rows.map(({ id, sealed }) => {
    const info = openInfo(key, id, sealed)
    const isWhole = ({ part }: { part: MediaPart }) =>
      whole.some((row) => row.media_id === id && row.part === part)
    return { ...info, whole: info.parts.filter(isWhole).map(({ part }) => part) }
  })
}

export function openInfo(key: UserKey, id: string, sealed: Sealed<'media'>): MediaInfo {
  return JSON.parse(key.open({ table: 'media', row: id }, sealed).toString())
}
