import { endpoints } from '@daywell/core/contract'
import type { Preferences, PrivacyLevel } from '@daywell/core/preferences'
import type { LevelChange } from '@daywell/core/privacy'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { SyncDeps } from '#services/sync/sync-parts.ts'

type ServerLevelDeps = Pick<SyncDeps, 'api' | 'levels'>

/**
 * Tells the server the level, and leaves all other preferences as they are there. Somebody may
 * have changed some of them meanwhile; then the level is put on top of theirs, once.
 */
export async function tellServer(
  { api, levels }: ServerLevelDeps,
  level: PrivacyLevel,
): Promise<void> {
  await onceMoreIfStale(() => putOnTop(api, level))
  levels.serverSays(level)
}

/**
 * Gives the server the level back that a change set out from, and answers whether it has that now.
 * What somebody else has chosen meanwhile is not touched.
 */
export async function takeBack(
  { api, levels }: ServerLevelDeps,
  { from, to }: Pick<LevelChange, 'from' | 'to'>,
): Promise<boolean> {
  const level = await onceMoreIfStale(() => putOnTop(api, from, to))
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

/** Answers the level that the server has then. `insteadOf`: no other one is replaced. */
async function putOnTop(
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
