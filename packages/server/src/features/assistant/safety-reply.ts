import { cardAsText, cardFor, safetyOf, type Verdict } from '@daywell/core/safety'

/** What tells where somebody is, so that the card has the lines of their place. */
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

const UNREAD: Verdict = { kind: 'self', also: [] }

/**
 * Hears messages, before anything else. Help is refused to nobody; whoever sends more than a person
 * can write has the card for each message, and the machine need not read it.
 */
export function messageHearing(
  limit: (who: string, now: number) => unknown,
  monotonic: () => number,
) {
  return (userId: string, message: string, place: Place): string | undefined =>
    cardOf(limit(userId, monotonic()) ? UNREAD : safetyOf(message), place)
}
