import { type EventOf, endpoints } from '@daywell/core/contract'
import type { Client } from '#api/client.ts'
import type { RequestOf } from '#api/request.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'

export type ChatEvent = EventOf<typeof endpoints.askAssistant>
export type ChatRequest = RequestOf<typeof endpoints.askAssistant>
export type Ask = (request: ChatRequest) => AsyncIterable<ChatEvent>

/** Asks the server and streams its events. */
export function askWith(premium: Pick<Client<'premium'>, 'stream'>): Ask {
  return async function* (request) {
    for await (const { event, data } of premium.stream(endpoints.askAssistant, request)) {
      const read = eventOf(event, data)
      if (read) yield read
    }
  }
}

/** Parses an event; unknown names are ignored. */
function eventOf(event: string, data: string): ChatEvent | undefined {
  const schemas = endpoints.askAssistant.events
  if (!Object.hasOwn(schemas, event)) return undefined
  const parsed = schemas[event as ChatEvent['event']].safeParse(asJson(data))
  if (!parsed.success) throw new CallFailure({ kind: 'invalid-answer' }, { cause: parsed.error })
  return { event, data: parsed.data } as ChatEvent
}

function asJson(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
