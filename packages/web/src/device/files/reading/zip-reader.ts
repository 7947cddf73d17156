import { crc32 } from '../crc-32.ts'
import { LOCAL_HEADER } from '../zip-records.ts'
import { blobPieces, gatherPieces, piecesOf, readSlice } from './blob-pieces.ts'
import { type Allowed, allowance, LIMITS, type Limits } from './limits.ts'
import { deduplicator, plainName } from './member-names.ts'
import type { Member, Members } from './members.ts'
import { type Unreadable, UnreadableFile, withMember } from './unreadable-file.ts'
import { LOCAL_LENGTH, readDirectory, type ZipRecord } from './zip-directory.ts'
import { viewOf } from './zip-end.ts'

type Bytes = Uint8Array<ArrayBuffer>

const STORED = 0
const DEFLATED = 8
/** Encrypted, strongly encrypted, and with an encrypted directory. */
const ENCRYPTED = (1 << 0) | (1 << 6) | (1 << 13)

/**
 * Opens a zip file by its central directory. Members are read on demand, and a nested zip file is a
 * member like any other.
 */
export async function openZip(blob: Blob, name: string, limits = LIMITS): Promise<Members> {
  const records = await readDirectory(blob, limits)
  const mark = deduplicator()
  const allow = allowance(limits)
  const all = records.filter(isFile).map((record) => {
    const { name, oddities } = plainName(record.written)
    const found = mark(name, record.isUtf8 ? oddities : [...oddities, 'not-utf-8'])
    const allowed = allow(record.packedSize)
    const unreadable = whyNot(record, limits)
    const onlyInPieces = record.size > limits.memberBytes
    return zipMember(blob, record, { name, oddities: found, unreadable, onlyInPieces, allowed })
  })
  return { name, all }
}

/** A folder is an empty member whose name ends with a slash. */
function isFile({ written, size }: ZipRecord): boolean {
  return size > 0 || !/[\\/]$/.test(written)
}

type Judged = Pick<Member, 'name' | 'oddities' | 'unreadable' | 'onlyInPieces'> & {
  readonly allowed: Allowed
}

function zipMember(blob: Blob, record: ZipRecord, { allowed, ...judged }: Judged): Member {
  const { written: nameAsWritten, size, packedSize, modified } = record
  const { name, unreadable } = judged
  async function* read() {
    try {
      if (unreadable !== undefined) throw new UnreadableFile(unreadable)
      yield* verifyChecksum(unpack(await packedBytes(blob, record), record), record, allowed)
    } catch (error) {
      throw withMember(name, error)
    }
  }
  return {
    ...judged,
    nameAsWritten,
    size,
    packedSize,
    modified,
    read,
    async blob(signal) {
      if (record.method !== STORED) return gatherPieces(read(), signal)
      for await (const _ of read()) signal?.throwIfAborted()
      return packedBytes(blob, record)
    },
  }
}

function whyNot(record: ZipRecord, { memberBytes }: Limits): Unreadable | undefined {
  const { flags, method, size, packedSize } = record
  if (flags & ENCRYPTED) return 'encrypted'
  if (method !== STORED && method !== DEFLATED) return 'method'
  if (method === STORED && size !== packedSize) return 'damaged'
  if (size - packedSize > memberBytes) return 'too-large'
  return undefined
}

/** The bytes follow a local header of variable length. */
async function packedBytes(blob: Blob, { start, end, packedSize }: ZipRecord): Promise<Blob> {
  const header = viewOf(await readSlice(blob, start, LOCAL_LENGTH))
  if (header.getUint32(0, true) !== LOCAL_HEADER) throw new UnreadableFile('damaged')
  const first = start + LOCAL_LENGTH + header.getUint16(26, true) + header.getUint16(28, true)
  if (first + packedSize > end) throw new UnreadableFile('damaged')
  return blob.slice(first, first + packedSize)
}

async function* unpack(packed: Blob, { method }: ZipRecord): AsyncGenerator<Bytes, void, void> {
  const pieces = blobPieces(packed)
  if (method === STORED) return yield* piecesOf(pieces)
  try {
    yield* piecesOf(pieces.pipeThrough(new DecompressionStream('deflate-raw')))
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('damaged', undefined, error)
  }
}

async function* verifyChecksum(
  pieces: AsyncIterable<Bytes>,
  { size, crc }: ZipRecord,
  allowed: Allowed,
): AsyncGenerator<Bytes, void, void> {
  let [bytes, found] = [0, 0]
  for await (const piece of pieces) {
    bytes += piece.length
    allowed(bytes)
    if (bytes > size) throw new UnreadableFile('size')
    found = crc32(piece, found)
    yield piece
  }
  if (bytes !== size) throw new UnreadableFile('size')
  if (found !== crc) throw new UnreadableFile('checksum')
}
