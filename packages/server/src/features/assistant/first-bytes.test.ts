import { expect, it } from 'vitest'
import type { Reply } from '#model/provider.ts'
import { assistantRoutes } from './assistant.routes.ts'
import type { AssistantService } from './assistant.service.ts'

const WHERE = { provider: 'builtin', model: null, host: null, here: true } as const

/** Asks a service that answers when the test says so. */
function asking() {
  const reply = Promise.withResolvers<Reply>()
  const service: AssistantService = {
    where: WHERE,
    tokensOf: async () => null,
    clock: () => 0,
    hearMessage: async () => undefined,
    answer: () => reply.promise,
  }
  const { handle } = assistantRoutes(service).askAssistant
  const call = {
    session: { user: { id: 'one' } },
    body: { message: 'Hello' },
    headers: { 'time-zone': 'UTC' },
    wantsEvents: true,
    gone: new AbortController().signal,
  }
  return { reply, answering: handle(call as unknown as Parameters<typeof handle>[0]) }
}

it('a stream begins while the reply is still worked out, and loses none of it', async () => {
  const { reply, answering } = asking()
  const answer = await answering
  reply.resolve({
    read: [],
    words: (async function* () {
      yield 'Words.'
    })(),
  })
  const events: unknown[] = []
  if ('events' in answer) for await (const event of answer.events) events.push(event)
  expect(events).toEqual([
    { event: 'read', data: { entries: [] } },
    { event: 'text', data: { text: 'Words.' } },
    { event: 'done', data: {} },
  ])
})

it('a reply that fails at once is a status still', async () => {
  const { reply, answering } = asking()
  reply.reject(new Error('refused'))
  await expect(answering).rejects.toThrow('refused')
})
