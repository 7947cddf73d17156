import { endpoints } from '@daywell/core/contract'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { SyncDeps } from './sync-deps.ts'

/**
 * Asks for the server's level; the device adopts it if it's stricter. Race: an answer sent before a
 * level change may be outdated, so the server is asked again, and nothing is sent until it has
 * answered.
 */
export async function askLevel(parts: Pick<SyncDeps, 'api' | 'levels'>): Promise<PrivacyLevel> {
  const { api, levels } = parts
  const isUnchanged = levels.moment()
  const { body } = await api.call(endpoints.getPreferences)
  const { privacyLevel } = body.journalStyle
  if (!isUnchanged() && privacyLevel !== levels.onServer()) return askLevel(parts)
  levels.serverSays(privacyLevel)
  return privacyLevel
}
