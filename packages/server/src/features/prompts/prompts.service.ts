import type { Preferences, PrivacyLevel } from '@daywell/core/preferences'
import { stricter } from '@daywell/core/privacy'
import { isNewcomer, readShown } from '@daywell/core/prompts'
import type { ModelPrompts } from './model-prompts.service.ts'
import type { PromptSource, WritingPrompt } from './prompt-source.ts'

interface PromptsDeps {
  readonly readPreferences: (userId: string) => Promise<Preferences>
  readonly clock: () => number
  /** The library. */
  readonly source: PromptSource
  /** Undefined where no model is configured. */
  readonly byModel: Pick<ModelPrompts, 'take'> | undefined
  readonly canUseAssistant: (userId: string) => Promise<boolean>
}

/** What the device says with its call. */
interface Device {
  readonly timeZone: string
  readonly shown: string | undefined
  /** Whether the assistant is turned on there; a device that says nothing counts as off. */
  readonly isAssistantOn: boolean
  readonly privacyLevel: PrivacyLevel | undefined
}

/** Suggests what to write about. Only the person's device remembers what they were shown. */
export function promptsService(deps: PromptsDeps) {
  const { readPreferences, clock, source, byModel, canUseAssistant } = deps

  return {
    async generate(userId: string, device: Device): Promise<WritingPrompt> {
      const preferences = await readPreferences(userId)
      const { timeZone, shown } = device
      const recentlyShown = readShown(shown)
      const now = clock()
      const request = {
        preferences,
        timeZone,
        now,
        recentlyShown,
        isNewcomer: isNewcomer(userId, now),
      }
      const written =
        byModel && (await usesAssistant(userId, device, preferences))
          ? byModel.take(userId, request)
          : undefined
      return written ?? source(request)
    },
  }

  async function usesAssistant(
    userId: string,
    { isAssistantOn, privacyLevel }: Device,
    { journalStyle }: Preferences,
  ): Promise<boolean> {
    if (!isAssistantOn || stricter(privacyLevel, journalStyle.privacyLevel) === 'local')
      return false
    return canUseAssistant(userId)
  }
}

export type PromptsService = ReturnType<typeof promptsService>
