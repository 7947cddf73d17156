import type { Sent } from '@daywell/core/companion/trained'
import { defaultPreferences } from '@daywell/core/preferences'
import { expect, it } from 'vitest'
import type { ReplyRequest } from '#device/workers/analysis/analysis-messages.ts'
import { answerAnalysis } from '#device/workers/analysis/answer-analysis.ts'
import type { TextReader } from '#device/workers/analysis/text-reader.ts'
import type { SensedHere } from '#panels/ask/meaning/sense-here.ts'
import type { ChatEvent } from './ask.ts'
import { askHere } from './ask-here.ts'

/** Reads as the worker does, without one. */
function aReader() {
  const asked: ReplyRequest[] = []
  let isClosed = false
  const reader = {
    async reply(request: ReplyRequest) {
      asked.push(request)
      const done = await answerAnalysis({ texts: [], reply: request })
      return done.kind === 'done' ? (done.reply ?? '') : ''
    },
    close() {
      isClosed = true
    },
  }
  return { asked, isClosed: () => isClosed, open: () => reader as unknown as TextReader }
}

const sensedAs = (id: string, concern: string): SensedHere => ({
  sensed: {
    message: { situations: [{ id, p: 0.95 }], intents: [], concerns: [{ id: concern, p: 0.95 }] },
  },
  bank: [
    [{ id: 'pet-death', family: 'pets', tone: 'bad-news', asks: false }],
    { text: 'He had a good tree.', asks: false, for: [0], also: [] },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n'),
})

async function said(message: string, sensed?: SensedHere) {
  const { asked, isClosed, open } = aReader()
  const texts: Sent[] = []
  const here = {
    preferences: defaultPreferences(),
    today: '2026-11-15',
    async sense(some: Sent) {
      texts.push(some)
      return sensed
    },
  }
  const headers = {}
  const body = { message, interactionLevel: 'balanced' as const }
  const events: ChatEvent[] = []
  for await (const event of askHere({ body, headers }, here, open)) events.push(event)
  return { events, texts, asked, isClosed: isClosed() }
}

it('AI-123 this device answers by rules where the trained model isn’t on it', async () => {
  const { events, texts, isClosed } = await said('We went to the lake.')
  expect(events.map(({ event }) => event)).toEqual(['read', 'text', 'done'])
  expect(events[1]).toMatchObject({ data: { text: expect.stringMatching(/\w/) } })
  expect(texts).toEqual([{ message: 'We went to the lake.', draft: undefined }])
  expect(isClosed).toBe(true)
})

it('AI-123 gives what the trained model makes of a message on, with the bank', async () => {
  const sensed = sensedAs('pet-death', 'none')
  const { asked, events } = await said('We buried Biscuit under the apple tree.', sensed)
  expect(events[1]).toMatchObject({ data: { text: 'He had a good tree.' } })
  expect(asked[0]?.bank).toBe(sensed.bank)
  expect(asked[0]?.task.sensed?.message).toBe(sensed.sensed.message)
})

it('AI-114 shows the card where the trained model hears danger on this device', async () => {
  const { events, asked } = await said('It is all in the drawer.', sensedAs('tired', 'self'))
  expect(events).toEqual([{ event: 'help', data: { kind: 'self', also: [] } }])
  expect(asked).toEqual([])
})

it('AI-124 says of a request about the journal that entries stay on the device', async () => {
  const { events } = await said('When did I last see Clara?')
  expect(events[1]).toMatchObject({ data: { text: expect.stringContaining('Ask your journal') } })
})
