import type { AiConfig, ModelUse } from '#config.ts'
import type { TextWorkers } from '#workers/text-workers.ts'
import { modelConfig } from './model-config.ts'
import { modelProvider } from './model-provider.ts'
import { readOf } from './prompt/chat-prompt.ts'
import type { Provider } from './provider.ts'
import type { TokenMeter } from './token-meter.ts'
import { workFailed } from './work-failed.ts'

/** Who answers, by the settings. */
export function openProvider(
  ai: AiConfig,
  workers: TextWorkers,
  use: ModelUse,
  meter: TokenMeter,
): Provider {
  return ai.provider === 'builtin'
    ? builtinProvider(workers)
    : modelProvider(modelConfig(ai), use, meter)
}

/** The companion that needs no model, no network and no key. */
function builtinProvider({ run }: TextWorkers): Provider {
  return {
    where: { provider: 'builtin', model: null, host: null, here: true },

    async reply(talk, signal, who) {
      const seed = Math.floor(Math.random() * 2 ** 32)
      const task = { ...talk, seed }
      const { text, read } = await run('reply', task, { signal, who }).catch(workFailed)
      const ids = new Set(read.entries.map(({ id }) => id))
      return {
        read: talk.earlier.filter(({ id }) => ids.has(id)).map(readOf),
        words: sentencesOf(text),
      }
    },
  }
}

async function* sentencesOf(text: string): AsyncGenerator<string> {
  yield* text.match(/[\s\S]+?(?:[.!?…](?=\s)\s+|$)/g) ?? []
}
