import { cardAsText, cardFor, safetyOf } from '@daywell/core/safety'

/** What is answered in place of any reply to a message that speaks of self-harm or danger. */
export function safetyReply(
  message: string,
  timeZone: string,
  acceptLanguage: string | undefined,
): string | undefined {
  const locale = acceptLanguage?.split(/[,;]/)[0]?.trim()
  const card = cardFor(safetyOf(message), { timeZone, locale })
  return card ? cardAsText(card) : undefined
}
