import type { EventOf, endpoints, ReadEntry } from '@daywell/core/contract'
import { localDay } from '@daywell/core/time'
import type { Handlers } from '#http/route.ts'
import type { AssistantService, InsteadOfWords } from './assistant.service.ts'
import { begun } from './begun.ts'

type ChatEvent = EventOf<typeof endpoints.askAssistant>
type Words = AsyncIterable<string | InsteadOfWords>

export function assistantRoutes(assistant: AssistantService) {
  return {
    whereWordsGo: async () => ({ status: 200, body: assistant.where }),
    tokenUse: async ({ session }) => ({
      status: 200,
      body: { tokens: await assistant.tokensOf(session.user.id) },
    }),

    askAssistant: {
      // Safety first: before the plan and the rate limit are checked.
      beforeGate: async ({ session, body, headers, wantsEvents }) => {
        const response = await assistant.hearMessage(
          session.user.id,
          body.message,
          placeOf(headers),
        )
        if (response === undefined) return undefined
        if (wantsEvents) return { status: 200, events: eventsOf([], [response]) }
        return { status: 200, body: { response, read: [] } }
      },

      handle: async ({ session, body, headers, wantsEvents, gone }) => {
        const today = localDay(assistant.clock(), headers['time-zone'])
        const levels = {
          level: headers['ai-interaction-level'],
          privacyLevel: headers['privacy-level'],
        }
        const asked = { body, today, ...levels }
        const reply = assistant.answer(session.user.id, asked, placeOf(headers), gone)
        // The first byte goes out while the reply is still worked out.
        if (wantsEvents) return { status: 200, events: await begun(eventsOfReply(reply)) }
        const { read, words } = await reply
        return { status: 200, body: await whole(read, words) }
      },
    },
  } satisfies Handlers
}

function placeOf(headers: { 'time-zone': string; 'accept-language'?: string | undefined }) {
  return { timeZone: headers['time-zone'], acceptLanguage: headers['accept-language'] }
}

async function* eventsOfReply(
  reply: ReturnType<AssistantService['answer']>,
): AsyncGenerator<ChatEvent> {
  const { read, words } = await reply
  yield* eventsOf(read, await begun(words))
}

async function* eventsOf(
  read: readonly ReadEntry[],
  words: Words | Iterable<string>,
): AsyncGenerator<ChatEvent> {
  yield { event: 'read', data: { entries: [...read] } }
  for await (const piece of words) yield eventOf(piece)
  yield { event: 'done', data: {} }
}

function eventOf(piece: string | InsteadOfWords): ChatEvent {
  if (typeof piece === 'string') return { event: 'text', data: { text: piece } }
  const { kind, also } = piece.verdict
  return { event: 'help', data: { kind: kind ?? 'self', also: [...also] } }
}

async function whole(read: readonly ReadEntry[], words: Words) {
  let all = ''
  for await (const piece of words) {
    if (typeof piece !== 'string') return { response: piece.card, read: [] }
    all += piece
  }
  return { response: all.trim(), read: [...read] }
}
