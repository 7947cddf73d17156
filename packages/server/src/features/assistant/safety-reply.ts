import { setImmediate } from 'node:timers/promises'
import { cardAsText, cardFor, preparePhrases, safetyOf, type Verdict } from '@daywell/core/safety'

/** Where the person is, so that the card shows the local helplines. */
export interface Place {
  readonly timeZone: string
  readonly acceptLanguage: string | undefined
}

/** The card as text, in place of any reply, for a message about self-harm or danger. */
export function cardOf(verdict: Verdict, { timeZone, acceptLanguage }: Place): string | undefined {
  const locale = acceptLanguage?.split(/[,;]/)[0]?.trim()
  const card = cardFor(verdict, { timeZone, locale })
  return card ? cardAsText(card) : undefined
}

interface Hearing {
  /** Counts a message that is heard, or says that no person writes so many. */
  readonly hearingLimit: (who: string, now: number) => Promise<unknown>
  readonly monotonic: () => number
  readonly hearAside: (who: string, message: string) => Promise<Verdict>
  readonly countCall: (who: string) => Promise<unknown>
}

const UNREAD: Verdict = { kind: 'self', also: [] }

/**
 * Checks messages before anything else. A message that gets the card counts as an AI call, and gets
 * it whatever the count says. If there are more messages than a person could write, they're checked
 * outside the event loop, in that person's own turn; if even that is too much, each one gets the
 * card.
 */
export function createHearing({ hearingLimit, monotonic, hearAside, countCall }: Hearing) {
  return async (userId: string, message: string, place: Place): Promise<string | undefined> => {
    // A message that can't be counted is heard all the same.
    const tooMany = await hearingLimit(userId, monotonic()).catch(() => undefined)
    const isFlood = tooMany !== undefined
    const verdict = isFlood
      ? await hearAside(userId, message).catch(() => UNREAD)
      : await hearHere(message)
    const card = cardOf(verdict, place)
    // Help does not wait for the count, nor for an unreachable database.
    if (card !== undefined && !isFlood) void countCall(userId).catch(() => {})
    return card
  }
}

async function hearHere(message: string): Promise<Verdict> {
  await preparePhrases(setImmediate)
  return safetyOf(message)
}
