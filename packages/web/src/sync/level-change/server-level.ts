import { endpoints } from '@daywell/core/contract'
import type { Preferences, PrivacyLevel } from '@daywell/core/preferences'
import { CallFailure } from '#api/call-failure.ts'
import type { SyncParts } from '#sync/sync-parts.ts'

type Parts = Pick<SyncParts, 'api' | 'levels'>

/** The level that the server has now; the device goes by it where it is the stricter one. */
export async function askServer({ api, levels }: Parts): Promise<PrivacyLevel> {
  const { body } = await api.call(endpoints.getPreferences)
  levels.serverSays(body.journalStyle.privacyLevel)
  return body.journalStyle.privacyLevel
}

/**
 * Tells the server the level, and leaves all other preferences as they are there. Somebody may
 * have changed some of them meanwhile; then the level is put on top of theirs, once.
 */
export async function tellServer({ api, levels }: Parts, level: PrivacyLevel): Promise<void> {
  try {
    await putOnTop(api, level)
  } catch (error) {
    if (!(error instanceof CallFailure) || error.answer?.code !== 'stale') throw error
    await putOnTop(api, level)
  }
  levels.serverSays(level)
}

async function putOnTop(api: Parts['api'], level: PrivacyLevel): Promise<void> {
  const { body } = await api.call(endpoints.getPreferences)
  if (body.journalStyle.privacyLevel === level) return
  await api.call(endpoints.savePreferences, { body: withLevel(body, level) })
}

function withLevel(preferences: Preferences, privacyLevel: PrivacyLevel): Preferences {
  return { ...preferences, journalStyle: { ...preferences.journalStyle, privacyLevel } }
}
