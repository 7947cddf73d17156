import * as z from 'zod/mini'
import { text } from '#input/index.ts'
import { TEXT_MAX } from '#journal/index.ts'
import { aiInteraction } from '#preferences/index.ts'
import { endpoint } from './endpoint.ts'
import { interaction, timeZone } from './headers.ts'

const source = z.object({ id: z.string(), title: z.string(), localDate: z.string() })

export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/ai/insights',
  summary: 'Answers a message; streams the answer to a client that accepts an event stream',
  access: { feature: 'ai-chat' },
  client: 'premium',
  headers: z.object({ ...timeZone, ...interaction }),
  body: z.strictObject({
    message: text({ max: 10_000, required: 'Message is required', trim: true }),
    context: z.optional(text({ max: TEXT_MAX })),
    interactionLevel: z.optional(aiInteraction),
  }),
  answers: { 200: z.object({ response: z.string() }) },
  produces: 'json-or-event-stream',
  errors: ['model_failed'],
  slow: true,
})

export const askJournal = endpoint({
  method: 'POST',
  path: '/api/ai/ask',
  summary: 'Answers a question from what the person wrote, and names the entries it rests on',
  access: { feature: 'ai-chat' },
  client: 'premium',
  headers: z.object({ ...timeZone }),
  body: z.strictObject({
    question: text({ max: 2000, required: 'Question is required', trim: true }),
  }),
  answers: {
    200: z.object({ response: z.string(), sources: z.array(source), found: z.boolean() }),
  },
  errors: ['model_failed'],
  slow: true,
})
