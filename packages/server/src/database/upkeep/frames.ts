import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { type Packed, packer, unpack } from './pack.ts'
import { TransferError } from './transfer-error.ts'

/** The last digit is the version of the format. */
const MAGIC = Buffer.from('DAYWELL BACKUP 1\n')
const DIGEST_BYTES = 32
const HEAD_BYTES = 4 + DIGEST_BYTES
/** More than any row; a larger number is a damaged one. */
const MAX_FRAME_BYTES = 512 * 1024 * 1024

/**
 * A file of frames: the length of the body, a SHA-256 of the digest before and the body, the body.
 * Each digest covers all that came before, so no bit can change and no frame can go, come or move.
 */
export async function createFrames(file: string) {
  const handle = await open(file, 'w', 0o600)
  const pack = packer()
  let digest: Buffer = digestOf(MAGIC, Buffer.alloc(0))
  await handle.writeFile(MAGIC)
  return {
    async add(value: Packed): Promise<void> {
      const body = pack(value)
      digest = digestOf(digest, body)
      const head = Buffer.alloc(4)
      head.writeUInt32BE(body.length)
      await handle.writeFile(Buffer.concat([head, digest, body]))
    },
    close: () => handle.close(),
  }
}

/** Reads one frame at a time. Throws `TransferError` at the first that isn't whole. */
export async function* readFrames(file: string): AsyncGenerator<Packed> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new TransferError(`We can’t read ${file} (${error.code}).`, { cause: error })
  })
  try {
    const { size } = await handle.stat()
    const magic = await readBytes(handle, 0, MAGIC.length)
    if (!magic.equals(MAGIC))
      throw new TransferError(
        `${file} isn’t a backup that this version of Daywell can read. Use the version that made it.`,
      )
    let digest: Buffer = digestOf(MAGIC, Buffer.alloc(0))
    for (let at = MAGIC.length; at < size; ) {
      const head = await readBytes(handle, at, HEAD_BYTES)
      const length = head.length === HEAD_BYTES ? head.readUInt32BE() : 0
      const end = at + HEAD_BYTES + length
      if (length === 0 || length > MAX_FRAME_BYTES || end > size) throw damaged(file, at)
      const body = await readBytes(handle, at + HEAD_BYTES, length)
      digest = digestOf(digest, body)
      if (!digest.equals(head.subarray(4))) throw damaged(file, at)
      yield unpack(body)
      at = end
    }
  } finally {
    await handle.close()
  }
}

export function damaged(file: string, at?: number): TransferError {
  const where = at === undefined ? '' : ` at byte ${at}`
  return new TransferError(
    `${file} is damaged or was cut off${where}. Copy it again, or use another backup.`,
  )
}

function digestOf(before: Buffer, body: Buffer): Buffer {
  return createHash('sha256').update(before).update(body).digest()
}

/** Fewer than asked for where the file ends. */
async function readBytes(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await handle.read(buffer, read, length - read, at + read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return buffer.subarray(0, read)
}
