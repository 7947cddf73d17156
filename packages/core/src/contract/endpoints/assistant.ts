import * as z from 'zod/mini'
import { list, text } from '#input/index.ts'
import { TEXT_MAX } from '#journal/limits.ts'
import { sentId } from '#journal/sent-id-schema.ts'
import { aiInteraction } from '#preferences/index.ts'
import { endpoint } from '../endpoint.ts'
import { errorBody } from '../error-body.ts'
import { interaction, language, privacy, timeZone } from './headers.ts'

const source = z.object({ id: z.string(), title: z.string(), localDate: z.string() })

/** An entry that an answer is based on. */
export type ReadEntry = z.output<typeof source>

/** Limit of a message, and of each earlier one. */
export const MESSAGE_MAX = 10_000

const pastMessage = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: text({ max: MESSAGE_MAX, required: 'Must not be empty' }),
})

/** A message of the conversation, which only the client stores. */
export type PastMessage = z.output<typeof pastMessage>

/** The result of the safety check. Repeated here, because the check itself is loaded lazily. */
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
    /** The entry of the draft, which is then not read from the server. */
    entryId: z.optional(sentId),
    /** Entries that the device hid, deleted or took back, in case the server doesn't know yet. */
    notThese: z.optional(list(sentId, 500)),
    interactionLevel: z.optional(aiInteraction),
    /** The earlier messages, oldest first. */
    conversation: z.optional(list(pastMessage, 40)),
    /** For a test of the connection: a model then gets the message, and nothing about the person. */
    isTest: z.optional(z.boolean()),
  }),
  answers: { 200: z.object({ response: z.string(), read: z.array(source) }) },
  produces: 'json-or-event-stream',
  events: {
    /** Comes first: the earlier entries that the answer is based on. */
    read: z.object({ entries: z.array(source) }),
    /** The next chunk of text. */
    text: z.object({ text: z.string() }),
    /** Replaces the answer so far with a help card. */
    help: z.object({ kind: concern, also: z.array(concern) }),
    /** The answer is complete. */
    done: z.object({}),
    /** The answer was interrupted, and nothing follows. */
    error: errorBody,
  },
  errors: ['model_budget_used', 'model_failed'],
  slow: true,
})

export const whereWordsGo = endpoint({
  method: 'GET',
  path: '/api/ai/where',
  summary: 'Says what answers in the assistant, and so where conversations go',
  access: 'session',
  client: 'premium',
  answers: {
    200: z.object({
      provider: z.enum(['builtin', 'openai-compatible', 'anthropic']),
      /** The model and its host; null if no text leaves the server. */
      model: z.nullable(z.string()),
      host: z.nullable(z.string()),
      /** Whether the model runs on the server's own machine. */
      here: z.boolean(),
    }),
  },
  errors: [],
})

export const tokenUse = endpoint({
  method: 'GET',
  path: '/api/ai/tokens',
  summary: 'Tells how many tokens of the configured model the person used this month',
  access: 'session',
  client: 'premium',
  answers: {
    200: z.object({
      /** Null if no model is configured. */
      tokens: z.nullable(
        z.object({
          used: z.int().check(z.nonnegative()),
          /** Null if there is no limit. */
          allowed: z.nullable(z.int()),
          /** Whether everyone together has used up the server's budget. */
          isServerUsedUp: z.boolean(),
          /** The day on which the budgets renew, yyyy-MM-dd. */
          renewsOn: z.string(),
        }),
      ),
    }),
  },
  errors: [],
})

/** Limit of a question to the journal, in characters. */
export const QUESTION_MAX = 2000

export const askJournal = endpoint({
  method: 'POST',
  path: '/api/ai/ask',
  summary:
    'Answers a question from the person’s entries, and names the entries used. A question that the safety check answers needs no subscription and counts against no limit',
  access: { feature: 'ai-chat' },
  readsFirst: true,
  client: 'premium',
  headers: z.object({ ...timeZone, ...privacy, ...language }),
  body: z.strictObject({
    question: text({ max: QUESTION_MAX, required: 'Question is required', trim: true }),
    /** Entries that the device hid, deleted or took back, in case the server doesn't know yet. */
    notThese: z.optional(list(sentId, 500)),
  }),
  answers: {
    200: z.object({ response: z.string(), sources: z.array(source), found: z.boolean() }),
  },
  errors: ['model_budget_used', 'model_failed'],
  slow: true,
})

/** A file of the model, in chunks that are fetched and verified one by one. */
const meaningPart = z.object({
  name: z.enum(['engine', 'weights', 'tokenizer', 'config']),
  pieces: z.array(
    z.object({
      /** Content-addressed: other content has another path. */
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
  summary: 'Lists the files of the embedding model, for searching by meaning on the device',
  access: 'session',
  client: 'premium',
  answers: {
    200: z.object({
      /** Null if it's not installed or switched off. */
      model: z.nullable(
        z.object({ name: z.string(), bytes: z.number(), parts: z.array(meaningPart) }),
      ),
    }),
  },
  errors: [],
})
