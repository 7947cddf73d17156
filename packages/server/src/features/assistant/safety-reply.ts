import { cardAsText, cardFor, safetyOf, type Verdict } from '@daywell/core/safety'

/** Where the person is, so that the card shows the helplines of that place. */
export interface Place {
  readonly timeZone: string
  readonly acceptLanguage: string | undefined
}

/** The card in words, in place of any reply, for a text that speaks of self-harm or danger. */
export function cardOf(verdict: Verdict, { timeZone, acceptLanguage }: Place): string | undefined {
  const locale = acceptLanguage?.split(/[,;]/)[0]?.trim()
  const card = cardFor(verdict, { timeZone, locale })
  return card ? cardAsText(card) : undefined
}

interface Hearing {
  /** Counts a message that is heard, or says that no person writes so many. */
  readonly hearingLimit: (who: string, now: number) => unknown
  readonly monotonic: () => number
  readonly hearAside: (who: string, message: string) => Promise<Verdict>
  readonly countCall: (who: string) => Promise<unknown>
}

const UNREAD: Verdict = { kind: 'self', also: [] }

/**
 * Hears messages, before anything else. What is heard counts as an AI call and is answered whatever
 * the count says. More than a person can write is heard beside the event loop, in that person's own
 * turn; where even that is too much, each message has the card.
 */
export function createHearing({ hearingLimit, monotonic, hearAside, countCall }: Hearing) {
  return async (userId: string, message: string, place: Place): Promise<string | undefined> => {
    const isFlood = hearingLimit(userId, monotonic()) !== undefined
    const verdict = isFlood
      ? await hearAside(userId, message).catch(() => UNREAD)
      : safetyOf(message)
    const card = cardOf(verdict, place)
    // Help does not wait for the count, nor for an unreachable database.
    if (card !== undefined && !isFlood) void countCall(userId).catch(() => {})
    return card
  }
}
