import { endpoints } from '@daywell/core/contract'
import { messageOf } from '@daywell/core/errors'
import { describe, expect, it } from 'vitest'
import { aClient, failureOf, refusal } from './testing/a-client.ts'
import type { Answer } from './testing/local-server.ts'

async function aStream(answer: Answer) {
  const { client, given, server, timers } = await aClient('premium')
  given.answer = answer
  const events = client.stream(endpoints.askAssistant, { body: { message: 'Hello' } })
  return { events, server, timers }
}

async function all(events: AsyncIterable<unknown>): Promise<unknown[]> {
  const list: unknown[] = []
  for await (const event of events) list.push(event)
  return list
}

describe('a streamed answer', () => {
  it('yields its events as they arrive, however they are chunked', async () => {
    const { events, server, timers } = await aStream((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const text = ': hello\r\n\r\nevent: word\r\ndata: "Grüß"\n\ndata: a\ndata: b\n\n'
      for (const byte of Buffer.from(text)) response.write(Buffer.of(byte))
      response.end('data: unfinished')
    })
    expect(await all(events)).toEqual([
      { event: 'word', data: '"Grüß"' },
      { event: 'message', data: 'a\nb' },
    ])
    expect(server.requests[0]?.headers.accept).toBe('text/event-stream')
    expect(timers.waiting()).toEqual([])
  })

  it('API-19 AI-31 ends after 10 s of silence, not after 10000 ms in all', async () => {
    let write = (_: string) => {}
    const { events, timers } = await aStream((response) => {
      write = (text) => response.write(text)
      response.writeHead(200).flushHeaders()
      write('data: 1\n\n')
    })
    expect((await events.next()).value).toEqual({ event: 'message', data: '1' })
    expect(timers.waiting()).toEqual([10_000])
    const before = timers.count()
    write('data: 2\n\n')
    expect((await events.next()).value).toEqual({ event: 'message', data: '2' })
    // Each chunk resets the 10 s timeout; no timer covers the whole answer.
    expect(timers.count()).toBeGreaterThan(before)
    expect(timers.waiting()).toEqual([10_000])
    const silent = failureOf(events.next())
    timers.ring()
    expect((await silent).failure).toEqual({ kind: 'timeout' })
  })

  it('closes the connection when its reader stops', async () => {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>()
    const { events } = await aStream((response) => {
      response.once('close', close)
      response.writeHead(200).write('data: 1\n\n')
    })
    for await (const event of events) {
      expect(event.data).toBe('1')
      break
    }
    await closed
  })

  it('fails like any call when the server refuses it', async () => {
    const { events } = await aStream(refusal(429))
    const failure = await failureOf(events.next())
    expect(messageOf(failure.failure, 'chat')).toBe(
      'Too many requests. Please wait a moment before trying again',
    )
  })
})
