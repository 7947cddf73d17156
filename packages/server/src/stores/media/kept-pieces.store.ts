import type { Reader, Trx } from '#database/index.ts'

/** A piece that counts, and of which part of what it is. */
export interface KeptPiece {
  readonly userId: string
  readonly name: string
  readonly mediaId: string
  readonly part: string
  readonly position: number
  /** Before it was sealed. */
  readonly bytes: number
}

/** Whose pieces there are. */
export async function findPeopleWithPieces(read: Reader): Promise<string[]> {
  const rows = await read.selectFrom('media_pieces').select('user_id').distinct().execute()
  return rows.map(({ user_id }) => user_id)
}

export function listPiecesOf(read: Reader, userId: string): Promise<KeptPiece[]> {
  return selectPieces(read).where('user_id', '=', userId).execute()
}

/** Names are random, so those from a random one on are a sample. */
export function samplePieces(
  read: Reader,
  { from, limit }: { readonly from: string; readonly limit: number },
): Promise<KeptPiece[]> {
  return selectPieces(read).where('name', '>=', from).orderBy('name').limit(limit).execute()
}

function selectPieces(read: Reader) {
  return read
    .selectFrom('media_pieces')
    .select(['user_id as userId', 'name', 'media_id as mediaId', 'part', 'position', 'bytes'])
}

/** The bytes of all people that have been uploaded, and those that are still to come. */
export async function sumParts(read: Reader) {
  const { received, declared } = await read
    .selectFrom('media_parts')
    .select(({ fn }) => [
      fn.sum<number | string | null>('received').as('received'),
      fn.sum<number | string | null>('bytes').as('declared'),
    ])
    .executeTakeFirstOrThrow()
  return { stored: Number(received), waiting: Number(declared) - Number(received) }
}

/** The part counts as not uploaded. */
export async function forgetPart(
  trx: Trx,
  { userId, mediaId, part }: Pick<KeptPiece, 'userId' | 'mediaId' | 'part'>,
): Promise<void> {
  await trx
    .updateTable('media_parts')
    .set({ received: 0, whole: 0 })
    .where('user_id', '=', userId)
    .where('media_id', '=', mediaId)
    .where('part', '=', part)
    .execute()
  await trx
    .deleteFrom('media_pieces')
    .where('user_id', '=', userId)
    .where('media_id', '=', mediaId)
    .where('part', '=', part)
    .execute()
}
