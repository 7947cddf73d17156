import type { Preferences } from '@daywell/core/preferences'

/** Who a prompt is for, and when. */
export interface PromptRequest {
  readonly preferences: Preferences
  readonly timeZone: string
  /** Milliseconds. */
  readonly now: number
  /** The ids of the prompts that they were shown lately, newest last. */
  readonly recentlyShown: readonly string[]
  /** Whether the account is new. */
  readonly isNewcomer: boolean
}

export interface WritingPrompt {
  readonly prompt: string
  readonly helpText: string
}

/** Where prompts come from: the library, or a model. */
export type PromptSource = (request: PromptRequest) => Promise<WritingPrompt>
