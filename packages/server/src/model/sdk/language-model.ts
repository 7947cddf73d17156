import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import type { ModelConfig } from '../model-config.ts'
import { boundAnswer } from './bound-answer.ts'
import { fetchOnceMore } from './fetch-once-more.ts'

const fetch: typeof globalThis.fetch = async (input, init) =>
  boundAnswer(await fetchOnceMore(input, init))

/** The model of the settings. Everything is given to the SDK: left alone it would look around. */
export function languageModel(config: ModelConfig): LanguageModel {
  const { baseUrl: baseURL, apiKey, model } = config
  if (config.provider === 'anthropic') {
    return createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch })(model)
  }
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL,
    ...(apiKey !== undefined && { apiKey }),
    fetch,
    supportsStructuredOutputs: true,
  })
  // Some servers leave what a model thinks to itself among its words.
  const middleware = extractReasoningMiddleware({ tagName: 'think' })
  return wrapLanguageModel({ model: provider(model), middleware })
}
