import { endpoints } from '@daywell/core/contract'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { SyncDeps } from './sync-parts.ts'

/**
 * The level that the server has now; the device goes by it where it is the stricter one. An answer
 * that was on its way while a level was changed may be older than the change: the server is asked
 * again, and until it has answered nothing is sent.
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
