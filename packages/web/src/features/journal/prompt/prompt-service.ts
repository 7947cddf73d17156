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
  readonly now: () => number
  readonly timeZone: () => string
  readonly random: () => number
  /** Lazy-loads the local prompt library. */
  readonly library: () => Promise<typeof import('./device-prompts.ts')>
}

/** The prompt that a page starts with, or a fallback. */
export async function firstPrompt(parts: PromptDeps, signal: AbortSignal): Promise<WritingPrompt> {
  try {
    return await promptOfServer(parts, signal)
  } catch (error) {
    return promptFallback(error instanceof CallFailure ? error.failure : undefined)
  }
}

/** Another prompt, from the local library if the server is unreachable. */
export async function anotherPrompt(parts: PromptDeps): Promise<WritingPrompt> {
  try {
    return await promptOfServer(parts)
  } catch (error) {
    if (error instanceof CallFailure && isOffline(error.failure)) return promptOfDevice(parts)
    throw error
  }
}

async function promptOfServer(parts: PromptDeps, signal?: AbortSignal): Promise<WritingPrompt> {
  const { body } = await parts.api.call(endpoints.generatePrompt, {
    headers: {
      'prompts-seen': seenLately(parts.storage),
      ...(isAssistantOn() && { 'ai-assistant': 'on' as const }),
    },
    ...(signal && { signal }),
  })
  return wasSeenLately(parts.storage, body.prompt) ? promptOfDevice(parts) : body
}

async function promptOfDevice(parts: PromptDeps): Promise<WritingPrompt> {
  const { choosePromptHere } = await parts.library()
  return choosePromptHere({
    stored: parts.storage.getItem(PREFERENCES_KEY),
    seen: seenLately(parts.storage),
    now: parts.now(),
    timeZone: parts.timeZone(),
    random: parts.random,
  })
}
