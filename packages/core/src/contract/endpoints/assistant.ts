import * as z from 'zod/mini'
import { list, text } from '#input/index.ts'
import { TEXT_MAX } from '#journal/limits.ts'
import { sentId } from '#journal/sent-id-schema.ts'
import { aiInteraction } from '#preferences/index.ts'
import { endpoint } from '../endpoint.ts'
import { errorBody } from '../error-body.ts'
import { interaction, language, privacy, timeZone } from './headers.ts'

const source = z.object({ id: z.string(), title: z.string(), localDate: z.string() })

/** An entry that an answer was made with. */
export type ReadEntry = z.output<typeof source>

/** A message has at most this many characters, and so has each one before it. */
export const MESSAGE_MAX = 10_000

const pastMessage = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: text({ max: MESSAGE_MAX, required: 'Must not be empty' }),
})

/** A message of a conversation that lives in the client alone. */
export type PastMessage = z.output<typeof pastMessage>

/** Whom the safety check heard of. It is spelled out here: the check itself is fetched later. */
const concern = z.enum(['self', 'in-danger', 'other-person', 'harm-to-others'])

export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/ai/insights',
  summary:
    'Answers a message; streams the answer to a client that accepts an event stream. A message that the safety check answers needs no subscription and counts against no limit',
  access: { feature: 'ai-chat' },
  readsFirst: true,
  client: 'premium',
  headers: z.object({ ...timeZone, ...interaction, ...privacy, ...language }),
  body: z.strictObject({
    message: text({ max: MESSAGE_MAX, required: 'Message is required', trim: true }),
    /** The current draft, while its writer shares it. */
    context: z.optional(text({ max: TEXT_MAX })),
    /** The entry that the draft is of: it is never read from the server. */
    entryId: z.optional(sentId),
    /** Entries that the device hid, deleted or took back, and the server may not know of it yet. */
    notThese: z.optional(list(sentId, 500)),
    interactionLevel: z.optional(aiInteraction),
    /** What was said before, oldest first. */
    conversation: z.optional(list(pastMessage, 40)),
  }),
  answers: { 200: z.object({ response: z.string(), read: z.array(source) }) },
  produces: 'json-or-event-stream',
  events: {
    /** First of all: the earlier entries that the answer is made with. */
    read: z.object({ entries: z.array(source) }),
    /** The next words, again and again. */
    text: z.object({ text: z.string() }),
    /** What came so far is no answer: a card of help takes its place, for whom it names. */
    help: z.object({ kind: concern, also: z.array(concern) }),
    /** The answer is whole. */
    done: z.object({}),
    /** The answer broke off, and nothing else comes. */
    error: errorBody,
  },
  errors: ['model_failed'],
  slow: true,
})

export const whereWordsGo = endpoint({
  method: 'GET',
  path: '/api/ai/where',
  summary: 'Tells who answers in the assistant, and so where the words of a conversation go',
  access: 'session',
  client: 'premium',
  answers: {
    200: z.object({
      provider: z.enum(['builtin', 'openai-compatible', 'anthropic']),
      /** The model and the host that it runs on; null where no words leave the server. */
      model: z.nullable(z.string()),
      host: z.nullable(z.string()),
      /** Whether the server reaches it on its own machine. */
      here: z.boolean(),
    }),
  },
  errors: [],
})

/** A question to the journal has at most this many characters. */
export const QUESTION_MAX = 2000

export const askJournal = endpoint({
  method: 'POST',
  path: '/api/ai/ask',
  summary:
    'Answers a question from what the person wrote, and names the entries it rests on. A question that the safety check answers needs no subscription and counts against no limit',
  access: { feature: 'ai-chat' },
  readsFirst: true,
  client: 'premium',
  headers: z.object({ ...timeZone, ...privacy, ...language }),
  body: z.strictObject({
    question: text({ max: QUESTION_MAX, required: 'Question is required', trim: true }),
    /** Entries that the device hid, deleted or took back, and the server may not know of it yet. */
    notThese: z.optional(list(sentId, 500)),
  }),
  answers: {
    200: z.object({ response: z.string(), sources: z.array(source), found: z.boolean() }),
  },
  errors: ['model_failed'],
  slow: true,
})

/** A part of the model, in pieces that are fetched and checked one by one. */
const meaningPart = z.object({
  name: z.enum(['engine', 'weights', 'tokenizer', 'config']),
  pieces: z.array(
    z.object({
      /** Where it is fetched; another content has another address. */
      path: z.string(),
      bytes: z.number(),
      /** In hexadecimal digits. */
      sha256: z.string(),
    }),
  ),
})

export const meaningModel = endpoint({
  method: 'GET',
  path: '/api/ai/meaning',
  summary:
    'Names the parts of the model that tells meanings, for those who search by meaning on their own device',
  access: 'session',
  client: 'premium',
  answers: {
    200: z.object({
      /** Null where it is not installed, or switched off. */
      model: z.nullable(
        z.object({ name: z.string(), bytes: z.number(), parts: z.array(meaningPart) }),
      ),
    }),
  },
  errors: [],
})
