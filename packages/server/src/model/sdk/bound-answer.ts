import { setImmediate as nextMacrotask } from 'node:timers/promises'
import { untilItsEnd } from './until-its-end.ts'

const KIB = 1024
/** Of an answer in one piece; all sizes count after decompression. */
const MAX_ANSWER_BYTES = 1024 * KIB
const MAX_STREAM_BYTES = 8 * 1024 * KIB
const MAX_LINE_BYTES = 256 * KIB
/** What the smallest chunk and line count for, since each costs work however small it is. */
const MIN_CHUNK_BYTES = 256
const MIN_LINE_BYTES = 128
/** Counted bytes, and lines, after which other calls get the event loop. */
const BYTES_PER_TURN = 64 * KIB
const LINES_PER_TURN = 32

/** A model sent more than any answer needs. */
export class OversizeError extends Error {
  override readonly name = 'OversizeError'
}

/**
 * Backpressure and caps in front of the SDK, whose parsers buffer whatever comes: what goes over a
 * cap fails the call and closes the connection.
 */
export function boundAnswer(response: Response): Response {
  const { body, status, statusText, headers } = response
  if (!body) return response
  const isStream = headers.get('content-type')?.includes('text/event-stream')
  const chunks = isStream
    ? untilItsEnd(readLines(capBytes(body, MAX_STREAM_BYTES)))
    : capBytes(body, MAX_ANSWER_BYTES)
  return new Response(streamFrom(chunks), { status, statusText, headers })
}

/** The types of the DOM, which the web's tests are checked with, don't know `from` yet. */
function streamFrom(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { from } = ReadableStream as unknown as {
    from(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>>
  }
  return from.call(ReadableStream, chunks)
}

async function* capBytes(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let counted = 0
  let turnAt = BYTES_PER_TURN
  for await (const chunk of body) {
    counted += Math.max(chunk.byteLength, MIN_CHUNK_BYTES)
    if (counted > maxBytes) throw new OversizeError()
    yield chunk
    if (counted < turnAt) continue
    turnAt = counted + BYTES_PER_TURN
    await nextMacrotask()
  }
}

/** Whole lines, some at a time; linear in the bytes, however they are cut into chunks. */
async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const unfinished = new LineBuffer()
  let lines: string[] = []
  let counted = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      lines.push(unfinished.finish(chunk.subarray(from, end)))
      from = end + 1
      counted += MIN_LINE_BYTES
      if (counted > MAX_STREAM_BYTES) throw new OversizeError()
      if (lines.length < LINES_PER_TURN) continue
      yield lines
      lines = []
      await nextMacrotask()
    }
    unfinished.add(chunk.subarray(from))
    if (lines.length > 0) yield lines
    lines = []
  }
  const last = unfinished.finish(new Uint8Array())
  if (last !== '') yield [last]
}

/** The line under way, in one buffer that doubles: joining strings would be quadratic. */
class LineBuffer {
  #bytes = Buffer.allocUnsafe(KIB)
  #used = 0

  add(piece: Uint8Array): void {
    const size = this.#used + piece.byteLength
    if (size > MAX_LINE_BYTES) throw new OversizeError()
    if (size > this.#bytes.byteLength) {
      const bytes = Buffer.allocUnsafe(Math.max(size, 2 * this.#bytes.byteLength))
      this.#bytes.copy(bytes, 0, 0, this.#used)
      this.#bytes = bytes
    }
    this.#bytes.set(piece, this.#used)
    this.#used = size
  }

  finish(piece: Uint8Array): string {
    this.add(piece)
    const line = this.#bytes.toString('utf8', 0, this.#used)
    this.#used = 0
    return line
  }
}
