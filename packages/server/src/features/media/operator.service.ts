import { CannotOpen, type Keyring, plainLength } from '#crypto/index.ts'
import type { Reader, Trx } from '#database/index.ts'
import type { PieceStore } from '#pieces/piece-store.ts'
import { isOpenAccount } from '#stores/accounts/open-account.store.ts'
import {
  findPeopleWithPieces,
  forgetPart,
  type KeptPiece,
  listPiecesOf,
  samplePieces,
  sumParts,
} from '#stores/media/kept-pieces.store.ts'
import { knownPieces } from '#stores/media/media-parts.store.ts'

/** Whether a piece counts. The bytes of a closed account go before its rows. */
export async function isKept(
  read: Reader,
  { userId, name }: Pick<KeptPiece, 'userId' | 'name'>,
): Promise<boolean> {
  const known = await knownPieces(read, [name])
  return known.has(name) && isOpenAccount(read, userId)
}

/** Pieces that the store doesn't have in their length. One person's names are in memory at a time. */
export async function findLacking(read: Reader, store: PieceStore): Promise<KeptPiece[]> {
  const lacking: KeptPiece[] = []
  for (const userId of await findPeopleWithPieces(read)) {
    if (!(await isOpenAccount(read, userId))) continue
    const stored = new Map<string, number>()
    for await (const { name, bytes } of store.list(userId)) stored.set(name, plainLength(bytes))
    const pieces = await listPiecesOf(read, userId)
    lacking.push(...pieces.filter(({ name, bytes }) => stored.get(name) !== bytes))
  }
  return lacking
}

/** Parts without all of their bytes count as not uploaded, so that no device removes its own copy. */
export async function forgetParts(trx: Trx, lacking: readonly KeptPiece[]): Promise<void> {
  for (const piece of lacking) await forgetPart(trx, piece)
}

/** Those that weren't deleted in the meantime. */
export async function stillKept(read: Reader, pieces: readonly KeptPiece[]): Promise<KeptPiece[]> {
  const kept: KeptPiece[] = []
  for (const piece of pieces) if (await isKept(read, piece)) kept.push(piece)
  return kept
}

const SAMPLE_PIECES = 50

interface Looking {
  readonly store: PieceStore
  /** Absent: without the key only the lengths can be compared. */
  readonly keyring: Keyring | undefined
  /** A random name. */
  readonly from: string
}

/** How much there is, and which of some pieces aren't in the store as they should be. */
export async function lookAtMedia(read: Reader, { store, keyring, from }: Looking) {
  const pieces = await samplePieces(read, { from, limit: SAMPLE_PIECES })
  const before = await samplePieces(read, { from: '', limit: SAMPLE_PIECES - pieces.length })
  const sample = [...new Map([...pieces, ...before].map((piece) => [piece.name, piece])).values()]
  const bad: KeptPiece[] = []
  for (const piece of sample) {
    if (!(await isGood(read, piece, { store, keyring }))) bad.push(piece)
  }
  return { ...(await sumParts(read)), looked: sample.length, bad }
}

async function isGood(
  read: Reader,
  { userId, bytes, ...place }: KeptPiece,
  { store, keyring }: Pick<Looking, 'store' | 'keyring'>,
): Promise<boolean> {
  const sealed = await store.get({ userId, name: place.name })
  if (!sealed || plainLength(sealed.length) !== bytes) return false
  if (!keyring) return true
  try {
    const key = await keyring.userKey(read, userId)
    await key.openPiece(place, sealed)
    return true
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error
    return false
  }
}
