import { choosePrompt, momentIn, promptLibrary, wishesOf } from '@daywell/core/prompts'
import type { PromptSource } from './prompt-source.ts'

/** Prompts from the built-in library: no network, no key, no waiting. */
export function builtinPrompts(random: () => number): PromptSource {
  return async ({ preferences, timeZone, now, recentlyShown, isNewcomer }) => {
    const { text, help } = choosePrompt(promptLibrary, {
      ...wishesOf(preferences),
      ...momentIn(now, timeZone),
      recentlyShown,
      isNewcomer,
      random,
    })
    return { prompt: text, helpText: help }
  }
}
