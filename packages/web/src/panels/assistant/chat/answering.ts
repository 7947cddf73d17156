import { messageOf } from '@daywell/core/errors'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { ChatEvent } from './ask.ts'
import type { Answer, Exchange } from './message.ts'

export function noAnswerYet(timestamp: string): Answer {
  return { state: 'coming', message: { role: 'assistant', content: '', timestamp }, read: [] }
}

/** Streams an answer; returns how it ended. `signal` is the person's `Stop`. */
export async function grow(
  first: Answer,
  events: AsyncIterable<ChatEvent>,
  signal: AbortSignal,
  show: (answer: Answer) => void,
): Promise<Exchange['answer']> {
  let answer = first
  try {
    for await (const event of events) {
      if (event.event === 'done') return { ...answer, state: 'whole' }
      if (event.event === 'error') throw brokenOff(event.data.error)
      // What was said before the safety card must not be shown.
      if (event.event === 'help') return { state: 'help', verdict: event.data }
      answer = grown(answer, event)
      show(answer)
    }
    // A stream without its end event is incomplete.
    throw new CallFailure({ kind: 'invalid-answer' })
  } catch (error) {
    if (signal.aborted) return { ...answer, state: 'stopped' }
    const status = error instanceof CallFailure ? error.status : undefined
    return { ...answer, state: 'failed', problem: problemOf(error), status }
  }
}

function grown(answer: Answer, event: Extract<ChatEvent, { event: 'read' | 'text' }>): Answer {
  if (event.event === 'read') return { ...answer, read: event.data.entries }
  const { message } = answer
  return { ...answer, message: { ...message, content: message.content + event.data.text } }
}

/** The server had already sent a 200 before it failed. */
function brokenOff(error: string): CallFailure {
  return new CallFailure({ kind: 'http', status: 502, hadToken: true, error })
}

function problemOf(error: unknown): string {
  return messageOf(error instanceof CallFailure ? error.failure : undefined, 'chat')
}
