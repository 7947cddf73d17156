import { messageOf } from '@daywell/core/errors'
import { grow, noAnswerYet } from '#panels/assistant/chat/answering.ts'
import type { ChatEvent, ChatRequest } from '#panels/assistant/chat/ask.ts'

/** How a test of the connection to a model went. */
export type Trial =
  | {
      readonly outcome: 'replied'
      readonly reply: string
      readonly firstMs: number
      readonly wholeMs: number
    }
  | { readonly outcome: 'failed'; readonly problem: string; readonly isModel: boolean }
  | { readonly outcome: 'stopped' }

interface TrialDeps {
  readonly ask: (request: ChatRequest) => AsyncIterable<ChatEvent>
  readonly now: () => number
}

/** The same for everyone, and nothing about the person. */
export const TRIAL_MESSAGE = 'Hello! This is a test of the connection. Please say hello.'

/** Sends a fixed message to the model, and times its first words and its end. */
export async function runTrial({ ask, now }: TrialDeps, signal: AbortSignal): Promise<Trial> {
  const begun = now()
  let first: number | undefined
  const request: ChatRequest = {
    // Goals and moods go with any other message.
    body: { message: TRIAL_MESSAGE, interactionLevel: 'minimal', isTest: true },
    // The strictest level: the server reads no entry for it.
    headers: { 'ai-interaction-level': 'minimal', 'privacy-level': 'local' },
    signal,
  }
  const answer = await grow(noAnswerYet(''), ask(request), signal, ({ message }) => {
    if (message.content !== '') first ??= now()
  })
  const whole = now()
  if (answer.state === 'whole')
    return {
      outcome: 'replied',
      reply: answer.message.content,
      firstMs: (first ?? whole) - begun,
      wholeMs: whole - begun,
    }
  if (answer.state === 'stopped') return { outcome: 'stopped' }
  // A card of help lines would be a strange answer to this message.
  if (answer.state !== 'failed')
    return { outcome: 'failed', problem: messageOf(undefined, 'chat'), isModel: true }
  const isModel = answer.status !== undefined && answer.status >= 500
  return { outcome: 'failed', problem: answer.problem ?? messageOf(undefined, 'chat'), isModel }
}
