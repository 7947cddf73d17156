import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { createGzip } from 'node:zlib'

/** What a hostile or broken model sends without end, until its caller hangs up. */
export type Flood =
  /** A line that never ends. */
  | 'line'
  /** The same, a few bytes a chunk. */
  | 'tiny-chunks'
  /** Lines of one event that is never complete. */
  | 'event'
  /** Comments that keep the connection alive. */
  | 'comments'
  /** Well-formed pieces without a word. */
  | 'empty-pieces'
  /** A line that never ends, compressed a thousandfold. */
  | 'gzip'

const PIECES: Readonly<Record<Flood, string>> = {
  line: 'x'.repeat(65_536),
  'tiny-chunks': 'x'.repeat(16),
  event: 'data: x\n'.repeat(4096),
  comments: ': still here\n\n'.repeat(4096),
  'empty-pieces': 'data: {"choices":[],"type":"ping"}\n\n'.repeat(2048),
  gzip: 'x'.repeat(1_048_576),
}

/**
 * How many bytes it had sent when the caller hung up. Compressed ones count as they are sent: how far
 * the compressor runs ahead of a caller depends on the buffers between them.
 */
export async function flood(response: ServerResponse, kind: Flood, type: string): Promise<number> {
  const encoding = kind === 'gzip' ? { 'content-encoding': 'gzip' } : {}
  response.writeHead(200, { 'content-type': type, ...encoding })
  const closed = once(response, 'close')
  const zip = kind === 'gzip' ? createGzip() : undefined
  zip?.pipe(response)
  const way = zip ?? response
  let sent = 0
  zip?.on('data', (piece: Buffer) => {
    sent += piece.length
  })
  const send = (piece: string) => {
    if (!zip) sent += piece.length
    return way.write(piece)
  }
  const isOneLine = ['line', 'tiny-chunks', 'gzip'].includes(kind)
  if (isOneLine) send(type === 'text/event-stream' ? 'data: {"content":"' : '{"content":"')
  while (!response.destroyed) {
    if (!send(PIECES[kind])) await Promise.race([closed, once(way, 'drain')])
  }
  zip?.destroy()
  return sent
}
