import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError } from '#app-error.ts'
import { release, type UserKey } from '#crypto/index.ts'
import {
  advanceUpload,
  findPromised,
  knownPieces,
  PIECE_BYTES,
  type Piece,
  resetUpload,
  type Upload,
} from '#stores/media/media-parts.store.ts'
import type { MediaDeps, Sender } from './media-deps.ts'
import { dropPieces, readPiece, storePiece } from './pieces.service.ts'
import { readPart } from './read-part.service.ts'
import { runningHashes } from './running-hash.ts'

/** What a request brings of a part. */
export interface Append {
  readonly offset: number
  readonly bytes: number
  /** In hexadecimal. */
  readonly sha256: string
  readonly body: Readable
}

const BEGIN_AGAIN =
  'The parts of this upload don’t have the SHA-256 that was declared. Please send it again from its beginning.'

/** Takes some bytes of a part: stores them as they come, and lets them count once all are right. */
export function appendService(deps: MediaDeps) {
  const { database, keyring, clock, store, openStorage } = deps
  const hashes = runningHashes()

  /** The hash of the part up to the end of these pieces, read again where it isn't known. */
  const hashOfAll = async (key: UserKey, upload: Upload, pieces: readonly Piece[]) => {
    const hash = createHash('sha256')
    const reading = { read: database.read, store, key }
    for await (const bytes of readPart(reading, upload, { from: 0, to: upload.received }))
      hash.update(bytes)
    for (const piece of pieces) hash.update(await readPiece(store, key, upload, piece))
    return hash
  }

  /** A part of which all bytes are there begins anew if they aren't what was declared. */
  const refuseOther = async (key: UserKey, upload: Upload, hash: Hash) => {
    const promised = await findPromised(database.read, key, upload)
    if (promised?.sha256 === hash.digest('hex')) return
    const { userId } = key
    const names = await database.write((trx) => resetUpload(trx, userId, upload, clock()))
    await dropPieces(store, userId, names)
    throw new AppError('upload_damaged', { sentence: BEGIN_AGAIN })
  }

  /** Whether they count. A unit that was run twice finds what it has done itself. */
  const letCount = async (sender: Sender, upload: Upload, pieces: readonly Piece[]) => {
    const isFirst = await database.write(async (trx) => {
      // It locks the person, and refuses what may no longer leave their device.
      await openStorage(trx, sender)
      return advanceUpload(trx, sender.userId, upload, pieces)
    })
    if (isFirst) return true
    const known = await knownPieces(database.read, namesOf(pieces))
    return known.size === pieces.length
  }

  /** What can't be removed now, the sweep removes. */
  const dropUnknown = async (userId: string, pieces: readonly Piece[]) => {
    const known = await knownPieces(database.read, namesOf(pieces))
    const unknown = namesOf(pieces).filter((name) => !known.has(name))
    await dropPieces(store, userId, unknown)
  }

  return async (sender: Sender, upload: Upload, sent: Append): Promise<number> => {
    const { userId } = sender
    const key = await keyring.userKey(database.read, userId)
    const running = hashes.at(upload.upload, upload.received)
    const received = upload.received + sent.bytes
    const pieces: Piece[] = []
    try {
      await receive({ ...deps, key, upload, sent, pieces, running })
      if (received === upload.bytes)
        await refuseOther(key, upload, running?.copy() ?? (await hashOfAll(key, upload, pieces)))
      if (!(await letCount(sender, upload, pieces))) throw new AppError('upload_elsewhere')
    } catch (error) {
      // After any other error they may count all the same.
      if (error instanceof AppError) await dropUnknown(userId, pieces).catch(() => {})
      throw error
    }
    if (running && received < upload.bytes)
      hashes.remember({ upload: upload.upload, bytes: received, hash: running })
    else hashes.forget(upload.upload)
    return received
  }
}

const namesOf = (pieces: readonly Piece[]) => pieces.map(({ name }) => name)

interface Receiving extends Pick<MediaDeps, 'store' | 'pace'> {
  readonly key: UserKey
  readonly upload: Upload
  readonly sent: Append
  /** Those that are stored; to be removed if anything fails. */
  readonly pieces: Piece[]
  /** Of the part from its beginning on. */
  readonly running: Hash | undefined
}

/** No more than a piece is in memory, and no more is read before that one is on the disk. */
async function receive(receiving: Receiving): Promise<void> {
  const { store, pace, key, upload, sent, pieces, running } = receiving
  const own = createHash('sha256')
  const gathered = Buffer.allocUnsafe(Math.min(PIECE_BYTES, sent.bytes))
  let [length, total] = [0, 0]
  const flush = async () => {
    const position = sent.offset + total - length
    pieces.push(
      await storePiece(store, key, upload, { position, bytes: gathered.subarray(0, length) }),
    )
    length = 0
  }
  for await (const chunk of whileItLasts(sent.body)) {
    own.update(chunk)
    running?.update(chunk)
    for (let at = 0; at < chunk.length; ) {
      const taken = chunk.copy(gathered, length, at)
      at += taken
      length += taken
      total += taken
      if (total > sent.bytes) throw new AppError('bad_request')
      if (length === gathered.length) await flush()
    }
    // Otherwise the garbage collection would stop everyone's calls about once a second.
    release(chunk)
    // A socket that has more gives up to 2 MB at once, and hashing them takes longer than most calls.
    await (pace(chunk.length) ?? new Promise(setImmediate))
  }
  if (length > 0) await flush()
  release(gathered)
  if (total !== sent.bytes) throw new AppError('bad_request')
  if (own.digest('hex') !== sent.sha256) throw new AppError('upload_damaged')
}

/** A caller that goes leaves nothing that counts. */
async function* whileItLasts(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  } finally {
    // What's left of a refused body is thrown away, since its sender is still to be answered.
    body.resume()
  }
}
