import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { eventStream, type StreamEvent, wantsEvents } from './event-stream.ts'
import { eventsIn } from './testing/events-in.ts'

const broke = (): StreamEvent => ({ event: 'error', data: { code: 'model_failed' } })

async function* two(): AsyncGenerator<StreamEvent> {
  yield { event: 'text', data: { text: 'line one\nline two\r\n\nevent: fake' } }
  yield { event: 'done', data: {} }
}

describe('a stream of events', () => {
  it('frames each event so that no word of it can be taken for another', async () => {
    const sent = await text(eventStream(two(), broke))
    expect(eventsIn(sent)).toEqual([
      { event: 'text', data: { text: 'line one\nline two\r\n\nevent: fake' } },
      { event: 'done', data: {} },
    ])
    expect(sent).not.toMatch(/^event: fake/m)
  })

  it('begins before there is anything to tell, and shows that it lives while nothing comes', async () => {
    const go = Promise.withResolvers<void>()
    const slow = async function* (): AsyncGenerator<StreamEvent> {
      await go.promise
      yield { event: 'done', data: {} }
    }
    let sent = ''
    for await (const piece of eventStream(slow(), broke, 1)) {
      sent += piece
      if (sent.split(': \n\n').length > 3) go.resolve()
    }
    expect(sent).toMatch(/^(: \n\n){3,}event: done\n/)
  })

  it('ends with the words for what was thrown', async () => {
    const failing = async function* (): AsyncGenerator<StreamEvent> {
      yield { event: 'text', data: { text: 'a' } }
      throw new Error('zebra')
    }
    const sent = await text(eventStream(failing(), broke))
    expect(eventsIn(sent).map(({ event }) => event)).toEqual(['text', 'error'])
    expect(sent).not.toContain('zebra')
  })

  it('lets go of its source when its reader goes', async () => {
    const left = Promise.withResolvers<void>()
    const endless = async function* (): AsyncGenerator<StreamEvent> {
      try {
        for (;;) yield { event: 'text', data: { text: 'more' } }
      } finally {
        left.resolve()
      }
    }
    for await (const _piece of eventStream(endless(), broke)) break
    await left.promise
  })

  it('is for those who ask for it', () => {
    expect(wantsEvents('text/event-stream')).toBe(true)
    expect(wantsEvents('application/json, Text/Event-Stream;q=0.9')).toBe(true)
    for (const other of [undefined, '', '*/*', 'application/json']) {
      expect(wantsEvents(other)).toBe(false)
    }
  })
})
