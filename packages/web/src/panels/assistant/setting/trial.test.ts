import { expect, it } from 'vitest'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { ChatEvent, ChatRequest } from '#panels/assistant/chat/ask.ts'
import { runTrial, TRIAL_MESSAGE } from './trial.ts'

/** A model that sends each event a second after the one before. */
function trial(events: readonly ChatEvent[], failure?: Error, controller = new AbortController()) {
  const sent: ChatRequest[] = []
  let now = 0
  const ask = async function* (request: ChatRequest) {
    sent.push(request)
    for (const event of events) {
      now += 1_000
      yield event
    }
    now += 1_000
    if (controller.signal.aborted) throw controller.signal.reason
    if (failure) throw failure
  }
  return { sent, done: runTrial({ ask, now: () => now }, controller.signal) }
}

const HELLO: ChatEvent[] = [
  { event: 'read', data: { entries: [] } },
  { event: 'text', data: { text: 'Hello' } },
  { event: 'text', data: { text: ' there.' } },
  { event: 'done', data: {} },
]
const http = (status: number) => new CallFailure({ kind: 'http', status, hadToken: true })

it('AI-126 a test of the connection tells the reply, and when its first words and its end came', async () => {
  const { sent, done } = trial(HELLO)
  expect(await done).toEqual({
    outcome: 'replied',
    reply: 'Hello there.',
    firstMs: 2_000,
    wholeMs: 4_000,
  })
  expect(sent).toMatchObject([
    {
      body: { message: TRIAL_MESSAGE, interactionLevel: 'minimal', isTest: true },
      headers: { 'ai-interaction-level': 'minimal', 'privacy-level': 'local' },
    },
  ])
  expect(Object.keys(sent[0]?.body ?? {})).toEqual(['message', 'interactionLevel', 'isTest'])
})

it('AI-126 it tells what went wrong, and whether it was the model', async () => {
  const problem = expect.stringMatching(/\w/)
  const failed = { outcome: 'failed', problem }
  expect(await trial([], http(502)).done).toEqual({ ...failed, isModel: true })
  expect(await trial([], http(429)).done).toEqual({ ...failed, isModel: false })
  expect(await trial(HELLO.slice(0, 2)).done).toMatchObject({ outcome: 'failed' })
  const help: ChatEvent = { event: 'help', data: { kind: 'self', also: [] } }
  expect(await trial([help]).done).toEqual({ ...failed, isModel: true })
})

it('AI-126 it can be stopped', async () => {
  const controller = new AbortController()
  controller.abort()
  expect(await trial([], undefined, controller).done).toEqual({ outcome: 'stopped' })
})
