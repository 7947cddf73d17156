import { createCipheriv, createHash } from 'node:crypto'

const BLOCK = 16
const PIECE = 1 << 20

/** A file that isn't kept anywhere: any part of it can be made again from its seed. */
export interface MadeFile {
  readonly bytes: number
  readonly sha256: string
  /** The bytes from one offset to another, as many as fit into memory. */
  part(from: number, to: number): Buffer
}

/** Bytes that look random, the same ones for the same seed. */
export function madeFile(seed: number, bytes: number): MadeFile {
  const part = (from: number, to: number) => {
    const first = Math.floor(from / BLOCK)
    const made = cipherAt(seed, first).update(Buffer.alloc(to - first * BLOCK))
    return made.subarray(from - first * BLOCK)
  }
  const hash = createHash('sha256')
  for (let at = 0; at < bytes; at += PIECE) hash.update(part(at, Math.min(at + PIECE, bytes)))
  return { bytes, sha256: hash.digest('hex'), part }
}

/** AES in counter mode can begin at any block. */
function cipherAt(seed: number, block: number) {
  const key = Buffer.alloc(16)
  key.writeUInt32LE(seed >>> 0)
  const counter = Buffer.alloc(16)
  counter.writeBigUInt64BE(BigInt(block), 8)
  return createCipheriv('aes-128-ctr', key, counter)
}
