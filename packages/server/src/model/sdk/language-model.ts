import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import type { ModelConfig } from '../model-config.ts'
import { boundAnswer } from './bound-answer.ts'

const boundedFetch: typeof fetch = async (input, init) =>
  boundAnswer(await fetchOnceMore(input, init))

/** The model of the settings. Everything is given to the SDK: left alone it would look around. */
export function languageModel(config: ModelConfig): LanguageModel {
  const { baseUrl: baseURL, apiKey, model } = config
  if (config.provider === 'anthropic') {
    return createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch: boundedFetch })(model)
  }
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL,
    ...(apiKey !== undefined && { apiKey }),
    fetch: boundedFetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })
  // Some servers leave what a model thinks to itself among its words.
  const middleware = extractReasoningMiddleware({ tagName: 'think' })
  return wrapLanguageModel({ model: provider(model), middleware })
}

/**
 * The one way to a model. A connection that fails before an answer begins is tried once more; an
 * answer that sends elsewhere is refused: words and key go where the operator said, nowhere else.
 */
async function fetchOnceMore(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const call = () => fetch(input, { ...init, redirect: 'error' })
  try {
    return await call()
  } catch (error) {
    if (init?.signal?.aborted || !isConnectionError(error)) throw error
    return call()
  }
}

/** What fetch throws for a connection has a cause with a code; a refused redirect has none. */
function isConnectionError(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : undefined
  return cause instanceof Error && 'code' in cause
}
