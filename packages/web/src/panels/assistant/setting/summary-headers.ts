import type { PrivacyLevel } from '@daywell/core/preferences'
import { isAssistantOn } from './assistant-setting.ts'

/** What a call for a summary says: where the assistant is turned off, no model is to write it. */
export function summaryHeaders(level: PrivacyLevel | undefined) {
  return { 'privacy-level': level, ...(!isAssistantOn() && { 'ai-assistant': 'off' as const }) }
}
