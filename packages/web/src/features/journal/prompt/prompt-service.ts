import { endpoints } from '@daywell/core/contract'
import { isOffline, promptFallback } from '@daywell/core/errors'
import type { Client } from '#api/client.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { isAssistantOn } from '#panels/assistant/setting/assistant-setting.ts'
import { PREFERENCES_KEY } from '#services/preferences/preferences-deps.ts'
import { seenLately, wasSeenLately } from './seen-prompts.ts'
import type { WritingPrompt } from './writing-prompt.ts'

export interface PromptDeps {
  readonly api: Client<'api'>
  readonly storage: TextStorage
  readonly userId: string | undefined
  readonly now: () => number
  readonly timeZone: () => string
  readonly random: () => number
  /** Lazy-loads the local prompt library. */
  readonly library: () => Promise<typeof import('./device-prompts.ts')>
}

/** The prompt that a page starts with, or a fallback. */
export async function firstPrompt(deps: PromptDeps, signal: AbortSignal): Promise<WritingPrompt> {
  try {
    return await promptOfServer(deps, signal)
  } catch (error) {
    return promptFallback(error instanceof CallFailure ? error.failure : undefined)
  }
}

/** Another prompt, from the local library if the server is unreachable. */
export async function anotherPrompt(deps: PromptDeps): Promise<WritingPrompt> {
  try {
    return await promptOfServer(deps)
  } catch (error) {
    if (error instanceof CallFailure && isOffline(error.failure)) return promptOfDevice(deps)
    throw error
  }
}

async function promptOfServer(deps: PromptDeps, signal?: AbortSignal): Promise<WritingPrompt> {
  const { body } = await deps.api.call(endpoints.generatePrompt, {
    headers: {
      'prompts-seen': seenLately(deps.storage),
      ...(isAssistantOn() && { 'ai-assistant': 'on' as const }),
    },
    ...(signal && { signal }),
  })
  return wasSeenLately(deps.storage, body.prompt) ? promptOfDevice(deps) : body
}

async function promptOfDevice(deps: PromptDeps): Promise<WritingPrompt> {
  const { choosePromptHere } = await deps.library()
  return choosePromptHere({
    stored: deps.storage.getItem(PREFERENCES_KEY),
    seen: seenLately(deps.storage),
    userId: deps.userId,
    now: deps.now(),
    timeZone: deps.timeZone(),
    random: deps.random,
  })
}
