import type { Sent } from '@daywell/core/companion/trained'
import { defaultPreferences } from '@daywell/core/preferences'
import { expect, it } from 'vitest'
import type { SharedDraft } from '#api/gated-words.ts'
import type { ReplyRequest } from '#device/workers/analysis/analysis-messages.ts'
import { answerAnalysis } from '#device/workers/analysis/answer-analysis.ts'
import type { TextReader } from '#device/workers/analysis/text-reader.ts'
import type { SensedHere } from '#panels/ask/meaning/sense-here.ts'
import type { ChatEvent, Here } from './ask.ts'
import { askHere } from './ask-here.ts'

/** Reads as the worker does, without one. */
function aReader() {
  const asked: ReplyRequest[] = []
  let isClosed = false
  const reader = {
    async reply(request: ReplyRequest) {
      asked.push(request)
      const done = await answerAnalysis({ texts: [], reply: request })
      if (done.kind === 'failed' || !done.reply) throw new Error('Not made')
      return done.reply
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

async function said(message: string, sensed?: SensedHere, draft?: string) {
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
  const context = draft as SharedDraft | undefined
  const body = { message, interactionLevel: 'balanced' as const, ...(context && { context }) }
  const events: ChatEvent[] = []
  for await (const event of askHere({ body, headers }, here, { open })) events.push(event)
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

it('AI-42 shows the card for what the page’s own check missed, whatever was asked', async () => {
  const heavy = 'I do not want to wake up tomorrow.'
  const help = [{ event: 'help', data: { kind: 'self', also: [] } }]
  expect((await said(heavy)).events).toEqual(help)
  const asked = 'When did I last see Clara?'
  expect((await said(asked, undefined, `A long day. ${heavy}`)).events).toEqual(help)
})

it('AI-125 answers by rules where the trained model fails or is late, and stops at once', async () => {
  const { open } = aReader()
  const stopping = new AbortController()
  const request = {
    body: { message: 'We went to the lake.' },
    headers: {},
    signal: stopping.signal,
  }
  const ask = async (sense: Here['sense'], senseMs: number) => {
    const here = { preferences: defaultPreferences(), today: '2026-11-15', sense }
    const came: string[] = []
    for await (const { event } of askHere(request, here, { open, senseMs })) came.push(event)
    return came
  }
  const never = () => new Promise<undefined>(() => {})
  expect(await ask(never, 0)).toEqual(['read', 'text', 'done'])
  expect(await ask(() => Promise.reject(new Error('No storage')), 2 ** 30)).toContain('text')
  const stopped = ask(never, 2 ** 30)
  stopping.abort(new Error('Stop'))
  await expect(stopped).rejects.toThrow('Stop')
})
