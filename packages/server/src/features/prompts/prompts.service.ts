import type { Preferences } from '@daywell/core/preferences'
import { readShown } from '@daywell/core/prompts'
import type { PromptSource, WritingPrompt } from './prompt-source.ts'

interface Parts {
  readonly readPreferences: (userId: string) => Promise<Preferences>
  readonly clock: () => number
  readonly source: PromptSource
}

/** Suggests what to write about. What a person was shown is remembered by their device alone. */
export function promptsService({ readPreferences, clock, source }: Parts) {
  return {
    generate: async (
      userId: string,
      timeZone: string,
      shown: string | undefined,
    ): Promise<WritingPrompt> =>
      source({
        preferences: await readPreferences(userId),
        timeZone,
        now: clock(),
        recentlyShown: readShown(shown),
      }),
  }
}

export type PromptsService = ReturnType<typeof promptsService>
