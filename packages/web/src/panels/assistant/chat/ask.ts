import type { Sent } from '@daywell/core/companion/trained'
import { type EventOf, endpoints } from '@daywell/core/contract'
import type { Preferences } from '@daywell/core/preferences'
import type { Client } from '#api/client.ts'
import type { RequestOf } from '#api/request.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { SensedHere } from '#panels/ask/meaning/sense-here.ts'

export type ChatEvent = EventOf<typeof endpoints.askAssistant>
export type ChatRequest = RequestOf<typeof endpoints.askAssistant>
/** What the companion needs beside the message, where nothing leaves the device. */
export interface Here {
  readonly preferences: Preferences
  /** The person's local day, `yyyy-MM-dd`. */
  readonly today: string
  /** Reads with the trained model, where it's on this device. */
  readonly sense: (sent: Sent) => Promise<SensedHere | undefined>
}

export type Ask = (request: ChatRequest, here: Here | undefined) => AsyncIterable<ChatEvent>

/** Asks the server and streams its events. */
export function askWith(premium: Pick<Client<'premium'>, 'stream'>) {
  return async function* (request: ChatRequest): AsyncGenerator<ChatEvent> {
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
