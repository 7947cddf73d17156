import { endpoints } from '@daywell/core/contract'
import type { Preferences, PrivacyLevel } from '@daywell/core/preferences'
import type { LevelChange } from '@daywell/core/privacy'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { SyncDeps } from '#services/sync/sync-deps.ts'

type ServerLevelDeps = Pick<SyncDeps, 'api' | 'levels'>

/**
 * Sends the level to the server, and leaves all other preferences as they are. On a conflict the
 * level is merged into the newer preferences and sent once more.
 */
export async function sendLevel(
  { api, levels }: ServerLevelDeps,
  level: PrivacyLevel,
): Promise<void> {
  await onceMoreIfStale(() => writeLevel(api, level))
  levels.serverSays(level)
}

/**
 * Restores the server's level from before a change, and returns whether it has that now. A level
 * chosen elsewhere in the meantime isn't touched.
 */
export async function revertLevel(
  { api, levels }: ServerLevelDeps,
  { from, to }: Pick<LevelChange, 'from' | 'to'>,
): Promise<boolean> {
  const level = await onceMoreIfStale(() => writeLevel(api, from, to))
  levels.serverSays(level)
  return level === from
}

async function onceMoreIfStale<T>(put: () => Promise<T>): Promise<T> {
  try {
    return await put()
  } catch (error) {
    if (!(error instanceof CallFailure) || error.answer?.code !== 'stale') throw error
    return put()
  }
}

/** Returns the server's level afterward. `insteadOf`: replaces only this one. */
async function writeLevel(
  api: ServerLevelDeps['api'],
  level: PrivacyLevel,
  insteadOf?: PrivacyLevel,
): Promise<PrivacyLevel> {
  const { body } = await api.call(endpoints.getPreferences)
  const current = body.journalStyle.privacyLevel
  if (current === level || (insteadOf && current !== insteadOf)) return current
  await api.call(endpoints.savePreferences, { body: withLevel(body, level) })
  return level
}

function withLevel(preferences: Preferences, privacyLevel: PrivacyLevel): Preferences {
  return { ...preferences, journalStyle: { ...preferences.journalStyle, privacyLevel } }
}
