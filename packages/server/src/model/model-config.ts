import type { AiConfig } from '#config.ts'

const ANTHROPIC = 'https://api.anthropic.com/v1'

/** What is needed to reach a model. */
export interface ModelConfig {
  readonly provider: 'openai-compatible' | 'anthropic'
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
}

export function modelConfig(ai: Exclude<AiConfig, { provider: 'builtin' }>): ModelConfig {
  return { ...ai, baseUrl: ai.baseUrl ?? ANTHROPIC }
}
