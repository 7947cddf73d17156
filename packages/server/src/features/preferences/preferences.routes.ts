import type { Handlers } from '#http/route.ts'
import type { PreferencesService } from './preferences.service.ts'

export function preferencesRoutes(preferences: PreferencesService) {
  return {
    getPreferences: async ({ session }) => ({
      status: 200,
      body: await preferences.read(session.user.id),
    }),

    savePreferences: async ({ session, body }) => ({
      status: 200,
      body: await preferences.save(session.user.id, body),
    }),
  } satisfies Handlers
}
