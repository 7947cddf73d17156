import { MESSAGE_MAX, type PastMessage } from '@daywell/core/contract'
import type { AiInteraction } from '@daywell/core/preferences'
import type { ChatMessage, Exchange } from './message.ts'

/** As much as the server takes, and no more than fits into a call beside a long draft. */
const MAX_PAST_MESSAGES = 40
const MAX_PAST_CHARS = 100_000

/** What was said and answered. What the safety check answered is no part of it, nor what failed. */
function messagesOf(exchanges: readonly Exchange[]): readonly ChatMessage[] {
  return exchanges.flatMap(({ asked, answer }) => {
    const isSaid = answer.state === 'whole' || answer.state === 'stopped'
    return isSaid && answer.message.content.trim() !== '' ? [asked, answer.message] : []
  })
}

/** The past of a conversation as it is sent along, oldest first: the newest that there is room for. */
export function pastOf(exchanges: readonly Exchange[]): PastMessage[] {
  const newestFirst = messagesOf(exchanges).toReversed().slice(0, MAX_PAST_MESSAGES)
  let room = MAX_PAST_CHARS
  const kept = newestFirst.filter(({ content }) => {
    room -= content.length
    return room >= 0
  })
  return kept
    .reverse()
    .map(({ role, content }) => ({ role, content: content.slice(0, MESSAGE_MAX).toWellFormed() }))
}

/** At the level minimal one reflection is all there is. */
export function isBlocked(exchanges: readonly Exchange[], level: AiInteraction): boolean {
  return level === 'minimal' && messagesOf(exchanges).length >= 2
}

/** Whether the safety check has answered. */
export function needsHelp(exchanges: readonly Exchange[]): boolean {
  return exchanges.some(({ answer }) => answer.state === 'help')
}
