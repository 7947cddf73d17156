import type { PrivacyLevel } from '#preferences/index.ts'

/**
 * What happens to existing entries: upload what is only here; bring everything from the server here
 * and remove it there; or leave everything.
 */
export type Way = 'upload' | 'bring' | 'leave'

export const WAYS: readonly Way[] = ['upload', 'bring', 'leave']

const sensible: Record<PrivacyLevel, readonly Way[]> = {
  // Ways that the level itself forbids, or would undo at once, aren't offered.
  cloud: ['upload', 'leave'],
  hybrid: WAYS,
  local: ['bring', 'leave'],
}

export function waysTo(level: PrivacyLevel): readonly Way[] {
  return sensible[level]
}
