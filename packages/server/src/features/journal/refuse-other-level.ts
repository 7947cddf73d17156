import type { PrivacyLevel } from '@daywell/core/preferences'
import { AppError } from '#app-error.ts'

interface Sent {
  /** The level that the sender goes by; absent: it named none. */
  readonly level: PrivacyLevel | undefined
  readonly words: boolean
}

/**
 * SYNC-45: refuses what was sent under a level other than the current one. If no text may leave the
 * device, none is accepted; in all other cases a client that names no level is served.
 */
export function refuseOtherLevel(inForce: PrivacyLevel, { level, words }: Sent): void {
  const other = level !== undefined && level !== inForce
  if (other || (words && inForce === 'local')) throw new AppError('privacy_level_changed')
}
