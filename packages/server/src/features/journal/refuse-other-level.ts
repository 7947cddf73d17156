import type { PrivacyLevel } from '@daywell/core/preferences'
import { AppError } from '#app-error.ts'

interface Sent {
  /** The level that the sender goes by; absent: it named none. */
  readonly level: PrivacyLevel | undefined
  readonly words: boolean
}

/**
 * SYNC-45: refuses what was sent under another level than the one in force. Where no words may
 * leave the device none are taken, and a client that names no level is served otherwise.
 */
export function refuseOtherLevel(inForce: PrivacyLevel, { level, words }: Sent): void {
  const other = level !== undefined && level !== inForce
  if (other || (words && inForce === 'local')) throw new AppError('privacy_level_changed')
}
