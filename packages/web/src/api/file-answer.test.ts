import { endpoints } from '@daywell/core/contract'
import { describe, expect, it } from 'vitest'
import { aClient, failureOf, refusal } from './testing/a-client.ts'
import type { Answer } from './testing/local-server.ts'

async function aFile(answer: Answer) {
  const { client, given, ...rest } = await aClient('premium')
  given.answer = answer
  return { pieces: client.file(endpoints.exportAll), ...rest }
}

async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

describe('a file answer', () => {
  it('arrives chunk by chunk, however it is cut', async () => {
    const { pieces, timers } = await aFile((response) => {
      response.writeHead(200)
      for (const byte of Buffer.from('{"a":"Grüß 😀"}')) response.write(Buffer.of(byte))
      response.end()
    })
    expect(await whole(pieces)).toBe('{"a":"Grüß 😀"}')
    expect(timers.waiting()).toEqual([])
  })

  it('may take as long as it likes while bytes arrive', async () => {
    let write = (_: string) => {}
    const { pieces, timers } = await aFile((response) => {
      write = (text) => response.write(text)
      response.writeHead(200)
      write('a')
    })
    expect((await pieces.next()).value).toBe('a')
    const before = timers.count()
    write('b')
    expect((await pieces.next()).value).toBe('b')
    expect(timers.count()).toBeGreaterThan(before)
    const silent = failureOf(pieces.next())
    timers.ring()
    expect((await silent).failure).toEqual({ kind: 'timeout' })
  })

  it('is a failure when it breaks off or is refused', async () => {
    const broken = await aFile((response) => {
      response.writeHead(200).write('half of it')
      setImmediate(() => response.destroy())
    })
    expect((await failureOf(whole(broken.pieces))).failure).toEqual({ kind: 'network' })
    const refused = await aFile(refusal(401))
    expect((await failureOf(whole(refused.pieces))).status).toBe(401)
    expect(refused.ended.times).toBe(1)
  })
})
