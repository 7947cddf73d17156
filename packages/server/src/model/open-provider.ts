import type { AiConfig } from '#config.ts'
import type { TextWorkers } from '#workers/text-workers.ts'
import { builtinProvider } from './builtin-provider.ts'
import { modelConfig } from './model-config.ts'
import { modelProvider } from './model-provider.ts'
import type { Limits } from './patience.ts'
import type { Provider } from './provider.ts'

/** Who answers, by the settings. */
export function openProvider(ai: AiConfig, workers: TextWorkers, limits?: Limits): Provider {
  return ai.provider === 'builtin'
    ? builtinProvider(workers)
    : modelProvider(modelConfig(ai), limits)
}
