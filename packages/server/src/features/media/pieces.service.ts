import { randomBytes } from 'node:crypto'
import { AppError, unavailable } from '#app-error.ts'
import { release, type UserKey } from '#crypto/index.ts'
import type { PieceStore } from '#pieces/piece-store.ts'
import type { Piece, Upload } from '#stores/media/media-parts.store.ts'

type Of = Pick<Upload, 'mediaId' | 'part'>

/** Seals bytes and stores them, which doesn't make them count yet. */
export async function storePiece(
  store: PieceStore,
  key: UserKey,
  of: Of,
  { position, bytes }: { readonly position: number; readonly bytes: Uint8Array },
): Promise<Piece> {
  const name = randomBytes(16).toString('hex')
  const sealed = await key.sealPiece({ ...placeOf(of), position, name }, bytes)
  await store.put({ userId: key.userId, name }, sealed).catch(notNow)
  release(sealed)
  return { name, position, bytes: bytes.length }
}

export async function readPiece(
  store: PieceStore,
  key: UserKey,
  of: Of,
  { name, position, bytes }: Piece,
): Promise<Buffer> {
  const sealed = await store.get({ userId: key.userId, name }).catch(notNow)
  if (!sealed) throw new Error('A piece of a photo or recording is missing from the store')
  const plain = await key.openPiece({ ...placeOf(of), position, name }, sealed)
  release(sealed)
  if (plain.length !== bytes) throw new Error('A piece of a photo or recording has another length')
  return plain
}

/** What no row names anymore. What a crash leaves of it, the sweep removes. */
export async function dropPieces(
  store: PieceStore,
  userId: string,
  names: readonly string[],
): Promise<void> {
  for (const name of names) await store.delete({ userId, name })
}

/** The store fails or is full, and may work a moment later. */
function notNow(cause: NodeJS.ErrnoException): never {
  throw cause.code === 'ENOSPC' ? new AppError('disk_full', { cause }) : unavailable(cause)
}

function placeOf({ mediaId, part }: Of): Of {
  return { mediaId, part }
}
