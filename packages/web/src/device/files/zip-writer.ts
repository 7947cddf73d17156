import { crc32 } from './crc-32.ts'
import { growingBlob } from './growing-blob.ts'
import { centralHeader, endRecords, localHeader, type ZipMember } from './zip-records.ts'

export interface ZipSource {
  /** With `/` between folders. Must be unique. */
  readonly name: string
  /** A Blob is neither compressed nor ever in memory whole. */
  readonly content: string | Uint8Array<ArrayBuffer> | Blob
  readonly modified: Date
}

export interface ZipOptions {
  readonly signal?: AbortSignal | undefined
  /** Called after each file with the number packed so far. */
  readonly onPacked?: ((count: number) => void) | undefined
}

/** How much of a photo or a recording is in memory at once. */
const READ_BYTES = 2 ** 20

/** Packs files into a zip file one by one, yielding to the event loop in between. Of any size. */
export async function zipOf(
  sources: Iterable<ZipSource> | AsyncIterable<ZipSource>,
  { signal, onPacked }: ZipOptions = {},
): Promise<Blob> {
  const pile = growingBlob('application/zip')
  const members: ZipMember[] = []
  for await (const source of sources) {
    signal?.throwIfAborted()
    const { member, packed } = await pack(source, pile.size(), signal)
    pile.add(localHeader(member))
    pile.add(packed)
    members.push(member)
    onPacked?.(members.length)
  }
  const start = pile.size()
  for (const member of members) pile.add(centralHeader(member))
  pile.add(endRecords(members.length, pile.size() - start, start))
  return pile.blob()
}

async function pack(
  { name, content, modified }: ZipSource,
  offset: number,
  signal: AbortSignal | undefined,
) {
  const about = { name: new TextEncoder().encode(name), modified, offset }
  const packed =
    content instanceof Blob ? await packBlob(content, signal) : await packBytes(bytesOf(content))
  const { packed: bytes, ...sizes } = packed
  const member: ZipMember = { ...about, ...sizes }
  return { member, packed: bytes }
}

function bytesOf(content: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content
}

/** Stored as it is: photos and recordings are compressed already. */
async function packBlob(content: Blob, signal: AbortSignal | undefined) {
  const { size } = content
  let crc = 0
  for (let at = 0; at < size; at += READ_BYTES) {
    signal?.throwIfAborted()
    const piece = await content.slice(at, Math.min(at + READ_BYTES, size)).arrayBuffer()
    crc = crc32(new Uint8Array(piece), crc)
  }
  return { packed: content, method: 'stored', crc, size, packedSize: size } as const
}

async function packBytes(bytes: Uint8Array<ArrayBuffer>) {
  const deflated = bytes.length > 0 ? await deflate(bytes) : bytes
  const isSmaller = deflated.length < bytes.length
  const packed = isSmaller ? deflated : bytes
  const method: ZipMember['method'] = isSmaller ? 'deflated' : 'stored'
  return { packed, method, crc: crc32(bytes), size: bytes.length, packedSize: packed.length }
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
