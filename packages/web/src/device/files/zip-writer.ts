import { crc32 } from './crc-32.ts'
import { centralHeader, endRecord, localHeader, type ZipMember } from './zip-records.ts'

export interface ZipSource {
  /** With `/` between folders. Must be unique. */
  readonly name: string
  readonly content: string | Uint8Array<ArrayBuffer>
  readonly modified: Date
}

export interface ZipOptions {
  readonly signal?: AbortSignal | undefined
  /** Called after each file with the number packed so far. */
  readonly onPacked?: ((count: number) => void) | undefined
}

const MAX_FILES = 0xffff
const MAX_BYTES = 0xffffffff
/** Flush threshold: from this size on, chunks become a Blob, which the browser may keep on disk. */
const FLUSH_BYTES = 4_000_000

/** Packs files into a zip file one by one, yielding to the event loop in between. */
export async function zipOf(
  sources: Iterable<ZipSource> | AsyncIterable<ZipSource>,
  { signal, onPacked }: ZipOptions = {},
): Promise<Blob> {
  const pile = growingBlob()
  const members: ZipMember[] = []
  for await (const source of sources) {
    signal?.throwIfAborted()
    if (members.length === MAX_FILES) throw new RangeError('Too many files for a zip file')
    const { member, packed } = await pack(source, pile.size())
    pile.add(localHeader(member), packed)
    members.push(member)
    onPacked?.(members.length)
  }
  const offset = pile.size()
  for (const member of members) pile.add(centralHeader(member))
  if (pile.size() > MAX_BYTES) throw new RangeError('Too much for a zip file')
  pile.add(endRecord(members.length, pile.size() - offset, offset))
  return pile.blob()
}

async function pack({ name, content, modified }: ZipSource, offset: number) {
  const encoder = new TextEncoder()
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  const deflated = bytes.length > 0 ? await deflate(bytes) : bytes
  const isSmaller = deflated.length < bytes.length
  const packed = isSmaller ? deflated : bytes
  const member: ZipMember = {
    name: encoder.encode(name),
    method: isSmaller ? 'deflated' : 'stored',
    crc: crc32(bytes),
    size: bytes.length,
    packedSize: packed.length,
    modified,
    offset,
  }
  return { member, packed }
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function growingBlob() {
  let whole = new Blob([], { type: 'application/zip' })
  let parts: Uint8Array<ArrayBuffer>[] = []
  let waiting = 0
  const flush = () => {
    whole = new Blob([whole, ...parts], { type: whole.type })
    parts = []
    waiting = 0
  }
  return {
    size: () => whole.size + waiting,
    add(...more: Uint8Array<ArrayBuffer>[]) {
      for (const part of more) {
        parts.push(part)
        waiting += part.length
      }
      if (waiting > FLUSH_BYTES) flush()
    },
    blob() {
      flush()
      return whole
    },
  }
}
