import type { PrivacyLevel } from '#preferences/index.ts'

/**
 * What is to become of what is already written: what is only here goes to the server, too; all
 * that is on the server comes here and is removed there; or nothing moves.
 */
export type Way = 'upload' | 'bring' | 'leave'

export const WAYS: readonly Way[] = ['upload', 'bring', 'leave']

const sensible: Record<PrivacyLevel, readonly Way[]> = {
  // What the level itself forbids, or would at once undo, is no way to it.
  cloud: ['upload', 'leave'],
  hybrid: WAYS,
  local: ['bring', 'leave'],
}

export function waysTo(level: PrivacyLevel): readonly Way[] {
  return sensible[level]
}
