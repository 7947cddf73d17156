import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { pieceStream } from './piece-stream.ts'

const PIECE = 'x'.repeat(100_000)

async function* endless(ended: () => void) {
  try {
    for (;;) yield PIECE
  } finally {
    ended()
  }
}

it('SEC-71 a reader that takes nothing is cut off, and what was read for it ends', async () => {
  const ended = Promise.withResolvers<void>()
  const server = createServer((_, answer) => {
    pieceStream(endless(ended.resolve), 50)
      .pipe(answer)
      .on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const asked = request({ port: (server.address() as AddressInfo).port }).on('error', () => {})
  asked.end()
  await once(asked, 'response')
  await ended.promise
})

it('a reader that takes every piece gets all of them', async () => {
  async function* some() {
    for (let n = 0; n < 20; n += 1) yield PIECE
  }
  expect(await text(pieceStream(some(), 60_000))).toHaveLength(20 * PIECE.length)
})
