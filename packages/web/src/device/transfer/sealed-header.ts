import { TransferFailure } from './transfer-failure.ts'

// docs/decisions/028-the-encrypted-file.md describes every byte.
const NAME = new TextEncoder().encode('daywell-sealed')
const VERSION = 1
const SALT_LENGTH = 32
const CHECK_LENGTH = 32
const SUM_LENGTH = 8
const COST_AT = NAME.length + 1
const CHUNK_AT = COST_AT + 3
const SALT_AT = CHUNK_AT + 4
const CHECK_AT = SALT_AT + SALT_LENGTH
const SUM_AT = CHECK_AT + CHECK_LENGTH
export const HEADER_LENGTH = SUM_AT + SUM_LENGTH

type Bytes = Uint8Array<ArrayBuffer>

/** scrypt parameters: 2^logN rounds over blocks of r, p times. */
export interface Cost {
  readonly logN: number
  readonly r: number
  readonly p: number
}

export interface HeaderFacts {
  readonly cost: Cost
  /** The content size of each chunk except the last, which may be smaller. */
  readonly chunkSize: number
  readonly salt: Bytes
  /** Distinguishes a wrong passphrase from a damaged file. */
  readonly check: Bytes
}

/** About a second on a desktop, a few on a phone, and 128 MiB. */
export const COST: Cost = { logN: 17, r: 8, p: 1 }
export const CHUNK_SIZE = 2 ** 18

const MAX_MEMORY_BYTES = 2 ** 28
const MAX_PASSES = 4
const CHUNK_SIZES = { least: 64, most: 2 ** 20 }

export function newSalt(): Bytes {
  return crypto.getRandomValues(new Uint8Array(SALT_LENGTH))
}

export async function writeHeader({ cost, chunkSize, salt, check }: HeaderFacts): Promise<Bytes> {
  const header = new Uint8Array(HEADER_LENGTH)
  header.set([...NAME, VERSION, cost.logN, cost.r, cost.p])
  new DataView(header.buffer).setUint32(CHUNK_AT, chunkSize)
  header.set(salt, SALT_AT)
  header.set(check, CHECK_AT)
  header.set(await sumOf(header), SUM_AT)
  return header
}

/** Rejects an invalid header before any expensive work. */
export async function readHeader(header: Bytes): Promise<HeaderFacts> {
  if (NAME.some((byte, n) => header[n] !== byte)) throw new TransferFailure('not-ours')
  const [version = 0, logN = 0, r = 0, p = 0] = header.subarray(NAME.length, CHUNK_AT)
  if (version > VERSION) throw new TransferFailure('newer')
  const sum = header.length === HEADER_LENGTH ? await sumOf(header) : undefined
  if (version < VERSION || sum?.some((byte, n) => header[SUM_AT + n] !== byte) !== false) {
    throw new TransferFailure('damaged')
  }
  const chunkSize = new DataView(header.buffer, header.byteOffset).getUint32(CHUNK_AT)
  const cost = { logN, r, p }
  if (!isBearable(cost, chunkSize)) throw new TransferFailure('refused')
  const [salt, check] = [header.slice(SALT_AT, CHECK_AT), header.slice(CHECK_AT, SUM_AT)]
  return { cost, chunkSize, salt, check }
}

function isBearable({ logN, r, p }: Cost, chunkSize: number): boolean {
  const isInRange = [logN, r, p].every((number) => number > 0) && logN < 32 && p <= MAX_PASSES
  const { least, most } = CHUNK_SIZES
  return (
    isInRange && 128 * r * 2 ** logN <= MAX_MEMORY_BYTES && chunkSize >= least && chunkSize <= most
  )
}

/** A checksum, not a secret: it distinguishes accidental damage from a mistyped passphrase. */
async function sumOf(header: Bytes): Promise<Bytes> {
  const sum = await crypto.subtle.digest('SHA-256', header.subarray(0, SUM_AT))
  return new Uint8Array(sum, 0, SUM_LENGTH)
}
