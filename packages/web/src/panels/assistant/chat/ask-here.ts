import { dangerIn } from '@daywell/core/companion/trained'
import type { Verdict } from '@daywell/core/safety'
import { textReader } from '#device/workers/analysis/text-reader.ts'
import type { ChatEvent, ChatRequest, Here } from './ask.ts'

/** An answer doesn't wait longer for the trained model, which may have to load; then rules answer. */
const SENSE_MS = 20_000

/** Answers in this browser as the server does without a model. No word is sent. */
export async function* askHere(
  { body, signal = NEVER }: ChatRequest,
  { preferences, today, sense }: Here,
  { open = textReader, senseMs = SENSE_MS } = {},
): AsyncGenerator<ChatEvent> {
  const { message, context: draft } = body
  const here = await inTime(sense({ message, draft }), { signal, within: senseMs })
  const ofSensed = dangerIn(here?.sensed ?? {})
  if (ofSensed.kind !== null) return yield helpFor(ofSensed)
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
    const made = await reader.reply({ task, bank: here?.bank }, { signal })
    if ('danger' in made) return yield helpFor(made.danger)
    yield { event: 'read', data: { entries: [] } }
    yield { event: 'text', data: { text: made.text } }
    yield { event: 'done', data: {} }
  } finally {
    reader.close()
  }
}

const helpFor = ({ kind, also }: Verdict): ChatEvent => ({
  event: 'help',
  data: { kind: kind ?? 'self', also: [...also] },
})

const NEVER = new AbortController().signal

interface Patience {
  readonly signal: AbortSignal
  /** Milliseconds. */
  readonly within: number
}

/** Undefined if it fails or is late; ends at once when the person stops the answer. */
async function inTime<T>(work: Promise<T>, { signal, within }: Patience): Promise<T | undefined> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  const stop = () => reject(signal.reason)
  const timer = setTimeout(resolve, within)
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([work.catch(() => undefined), promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
