import type { MediaPart, MediaType } from '@daywell/core/media'
import type { UserKey } from '#crypto/index.ts'
import { newId, type Reader, type Trx } from '#database/index.ts'
import { openInfo } from './media.store.ts'

/** No piece is larger. */
export const PIECE_BYTES = 1_000_000

/** A part on its way, or whole. */
export interface Upload {
  /** The id of the upload. */
  readonly upload: string
  readonly mediaId: string
  readonly part: MediaPart
  readonly bytes: number
  readonly received: number
  readonly isWhole: boolean
}

export interface Piece {
  readonly name: string
  readonly position: number
  readonly bytes: number
}

/** What the info promises of a part. */
export interface Promised {
  readonly type: MediaType
  readonly bytes: number
  readonly sha256: string
}

export async function findPart(
  read: Reader,
  userId: string,
  { mediaId, part }: { readonly mediaId: string; readonly part: string },
): Promise<Upload | undefined> {
  const row = await selectUpload(read, userId)
    .where('media_id', '=', mediaId)
    .where('part', '=', part)
    .executeTakeFirst()
  return row && toUpload(row)
}

export async function findUpload(
  read: Reader,
  userId: string,
  upload: string,
): Promise<Upload | undefined> {
  const row = await selectUpload(read, userId).where('upload', '=', upload).executeTakeFirst()
  return row && toUpload(row)
}

function selectUpload(read: Reader, userId: string) {
  return read
    .selectFrom('media_parts')
    .select(['upload', 'media_id', 'part', 'bytes', 'received', 'whole'])
    .where('user_id', '=', userId)
}

function toUpload(row: {
  upload: string
  media_id: string
  part: string
  bytes: number
  received: number
  whole: 0 | 1
}): Upload {
  const { upload, media_id: mediaId, bytes, received } = row
  return { upload, mediaId, part: row.part as MediaPart, bytes, received, isWhole: row.whole === 1 }
}

export async function findPromised(
  read: Reader,
  key: UserKey,
  { mediaId, part }: { readonly mediaId: string; readonly part: MediaPart },
): Promise<Promised | undefined> {
  const row = await read
    .selectFrom('media')
    .select(['id', 'sealed'])
    .where('user_id', '=', key.userId)
    .where('id', '=', mediaId)
    .executeTakeFirst()
  return row && openInfo(key, row.id, row.sealed).parts.find((one) => one.part === part)
}

/** Compare and set: false if the upload has gone on, begun anew or ended in the meantime. */
export async function advanceUpload(
  trx: Trx,
  userId: string,
  { upload, mediaId, part, received, bytes }: Upload,
  pieces: readonly Piece[],
): Promise<boolean> {
  const more = pieces.reduce((sum, piece) => sum + piece.bytes, 0)
  const moved = await trx
    .updateTable('media_parts')
    .set({ received: received + more, whole: received + more === bytes ? 1 : 0 })
    .where('user_id', '=', userId)
    .where('upload', '=', upload)
    .where('received', '=', received)
    .where('whole', '=', 0)
    .returning('upload')
    .executeTakeFirst()
  if (!moved) return false
  const of = { user_id: userId, media_id: mediaId, part }
  const rows = pieces.map((piece) => ({ ...of, ...piece }))
  await trx.insertInto('media_pieces').values(rows).execute()
  return true
}

/** The part begins anew, under another upload id. Gives the names of the pieces that it had. */
export async function resetUpload(
  trx: Trx,
  userId: string,
  { upload, mediaId, part }: Pick<Upload, 'upload' | 'mediaId' | 'part'>,
  now: number,
): Promise<string[]> {
  const reset = await trx
    .updateTable('media_parts')
    .set({ upload: newId(now), received: 0 })
    .where('user_id', '=', userId)
    .where('upload', '=', upload)
    .where('whole', '=', 0)
    .returning('upload')
    .executeTakeFirst()
  if (!reset) return []
  const deleted = await trx
    .deleteFrom('media_pieces')
    .where('user_id', '=', userId)
    .where('media_id', '=', mediaId)
    .where('part', '=', part)
    .returning('name')
    .execute()
  return deleted.map(({ name }) => name)
}

/** Some pieces of a part in order, from the one that holds a byte on. */
export async function listPieces(
  read: Reader,
  userId: string,
  { mediaId, part }: Pick<Upload, 'mediaId' | 'part'>,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<Piece[]> {
  return (
    read
      .selectFrom('media_pieces')
      .select(['name', 'position', 'bytes'])
      .where('user_id', '=', userId)
      .where('media_id', '=', mediaId)
      .where('part', '=', part)
      // The first of these finds its place in the index.
      .where('position', '>', from - PIECE_BYTES)
      .where((eb) => eb(eb('position', '+', eb.ref('bytes')), '>', from))
      .orderBy('position')
      .limit(limit)
      .execute()
  )
}

export async function countPieces(
  read: Reader,
  userId: string,
  { mediaId, part }: Pick<Upload, 'mediaId' | 'part'>,
): Promise<number> {
  const { count } = await read
    .selectFrom('media_pieces')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('media_id', '=', mediaId)
    .where('part', '=', part)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Which of these names are of a piece that counts. */
export async function knownPieces(read: Reader, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await read
    .selectFrom('media_pieces')
    .select('name')
    .where('name', 'in', names)
    .execute()
  return new Set(rows.map(({ name }) => name))
}
