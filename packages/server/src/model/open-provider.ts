import { cutText } from '@daywell/core/markdown'
import { deadline } from '#concurrency/deadline.ts'
import type { AiConfig, ModelUse } from '#config.ts'
import type { SenseWorkers } from '#workers/sense-workers.ts'
import type { TextTasks } from '#workers/text-tasks.ts'
import type { TextWorkers } from '#workers/text-workers.ts'
import { modelConfig } from './model-config.ts'
import { modelProvider } from './model-provider.ts'
import { readOf } from './prompt/chat-prompt.ts'
import type { Provider } from './provider.ts'
import type { TokenMeter } from './token-meter.ts'
import { workFailed } from './work-failed.ts'

/** The companion reads no more of a draft than this. */
const MAX_DRAFT_CHARS = 61_000

/** A reply doesn't wait longer for the trained model; then rules answer. */
const SENSE_MS = 6_000

interface Readers {
  readonly workers: TextWorkers
  /** Absent where the model isn't installed, or is turned off. */
  readonly senses?: SenseWorkers | undefined
  /** How long a reply waits for them. */
  readonly senseMs?: number | undefined
}

/** Who answers, by the settings. */
export function openProvider(
  ai: AiConfig,
  readers: Readers,
  use: ModelUse,
  meter: TokenMeter,
): Provider {
  return ai.provider === 'builtin'
    ? builtinProvider(readers)
    : modelProvider(modelConfig(ai), use, meter)
}

/** The companion that needs no model, no network and no key. */
function builtinProvider({ workers: { run }, senses, senseMs = SENSE_MS }: Readers): Provider {
  return {
    where: { provider: 'builtin', model: null, host: null, here: true },

    async reply(talk, signal, who) {
      const seed = Math.floor(Math.random() * 2 ** 32)
      const draft = talk.draft && cutText(talk.draft, MAX_DRAFT_CHARS)
      const options = { signal, who }
      const patience = deadline(signal, senseMs)
      const toSense = () =>
        run('toSense', { message: talk.message, draft }, options).catch(workFailed)
      const sensed = senses && (await senseAll(senses, await toSense(), { signal: patience, who }))
      const task = { ...talk, draft, seed, sensed }
      const { text, read } = await run('reply', task, options).catch(workFailed)
      const ids = new Set(read.entries.map(({ id }) => id))
      return {
        read: talk.earlier.filter(({ id }) => ids.has(id)).map(readOf),
        words: sentencesOf(text),
      }
    },
  }
}

type ToSense = Awaited<ReturnType<TextTasks['toSense']>>

/** What the trained model makes of the texts; nothing where it is busy, slow or broken. */
async function senseAll(
  { run }: SenseWorkers,
  { message, draft }: ToSense,
  options: { signal: AbortSignal; who: string },
) {
  const texts = [message, draft].filter((text) => text !== undefined)
  if (texts.length === 0) return undefined
  const sensed = await run('sense', texts, options).catch(() => [])
  return message === undefined ? { draft: sensed[0] } : { message: sensed[0], draft: sensed[1] }
}

async function* sentencesOf(text: string): AsyncGenerator<string> {
  yield* text.match(/[\s\S]+?(?:[.!?…](?=\s)\s+|$)/g) ?? []
}
