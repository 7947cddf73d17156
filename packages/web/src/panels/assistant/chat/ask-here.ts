import { dangerIn } from '@daywell/core/companion/trained'
import { textReader } from '#device/workers/analysis/text-reader.ts'
import type { ChatEvent, ChatRequest, Here } from './ask.ts'

/** Answers in this browser as the server does without a model. No word is sent. */
export async function* askHere(
  { body, signal = NEVER }: ChatRequest,
  { preferences, today, sense }: Here,
  open = textReader,
): AsyncGenerator<ChatEvent> {
  const { message, context: draft } = body
  const here = await sense({ message, draft })
  signal.throwIfAborted()
  const { kind, also } = dangerIn(here?.sensed ?? {})
  if (kind !== null) return yield { event: 'help', data: { kind, also: [...also] } }
  const task = {
    message,
    draft,
    level: body.interactionLevel ?? preferences.journalStyle.aiInteraction,
    conversation: body.conversation ?? [],
    earlier: [],
    preferences,
    today,
    seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    sensed: here?.sensed,
  }
  const reader = open()
  try {
    const text = await reader.reply({ task, bank: here?.bank }, { signal })
    yield { event: 'read', data: { entries: [] } }
    yield { event: 'text', data: { text } }
    yield { event: 'done', data: {} }
  } finally {
    reader.close()
  }
}

const NEVER = new AbortController().signal
