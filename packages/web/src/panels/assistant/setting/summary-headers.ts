import type { PrivacyLevel } from '@daywell/core/preferences'
import { isAssistantOn } from './assistant-setting.ts'

/** Headers of a summary request: if the assistant is off, no model may write it. */
export function summaryHeaders(level: PrivacyLevel | undefined) {
  return { 'privacy-level': level, ...(!isAssistantOn() && { 'ai-assistant': 'off' as const }) }
}
