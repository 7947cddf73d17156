import { MESSAGE_MAX, type PastMessage } from '@daywell/core/contract'
import type { AiInteraction } from '@daywell/core/preferences'
import type { ChatMessage, Exchange } from './message.ts'

/** The server's limits, which also leave space for a long draft. */
const MAX_PAST_MESSAGES = 40
const MAX_PAST_CHARS = 100_000

/** Messages and answers, without safety cards and failures. */
function messagesOf(exchanges: readonly Exchange[]): readonly ChatMessage[] {
  return exchanges.flatMap(({ asked, answer }) => {
    const isSaid = answer.state === 'whole' || answer.state === 'stopped'
    return isSaid && answer.message.content.trim() !== '' ? [asked, answer.message] : []
  })
}

/**
 * The history for an answer, oldest first, truncated to the newest that fit. What was answered on
 * this device is for answers here only: someone may choose another level later, or a model may be
 * found to be configured.
 */
export function pastOf(exchanges: readonly Exchange[], { forHere = false } = {}): PastMessage[] {
  const known = forHere ? exchanges : exchanges.filter(({ isHere }) => !isHere)
  const newestFirst = messagesOf(known).toReversed().slice(0, MAX_PAST_MESSAGES)
  let room = MAX_PAST_CHARS
  const kept = newestFirst.filter(({ content }) => {
    room -= content.length
    return room >= 0
  })
  return kept
    .reverse()
    .map(({ role, content }) => ({ role, content: content.slice(0, MESSAGE_MAX).toWellFormed() }))
}

/** At the level minimal, one exchange is the limit. */
export function isBlocked(exchanges: readonly Exchange[], level: AiInteraction): boolean {
  return level === 'minimal' && messagesOf(exchanges).length >= 2
}

/** Whether an answer is still coming: below a card, it isn't the last one. */
export function isAnswering(exchanges: readonly Exchange[]): boolean {
  return exchanges.some(({ answer }) => answer.state === 'coming')
}

/** Whether the safety check has shown a card. */
export function needsHelp(exchanges: readonly Exchange[]): boolean {
  return exchanges.some(({ answer }) => answer.state === 'help')
}
