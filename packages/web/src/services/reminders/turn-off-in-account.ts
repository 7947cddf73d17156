import type { PreferencesStore } from '#services/preferences/preferences-store.ts'

/**
 * Sends every field: on a device that doesn't know the account's preferences, a diff might be
 * empty.
 */
export async function turnOffInAccount({
  known,
  save,
}: Pick<PreferencesStore, 'known' | 'save'>): Promise<void> {
  const { preferences } = known()
  const all = (on: boolean) => ({
    ...preferences,
    notifications: { ...preferences.notifications, reminderEnabled: on, streakAlerts: on },
  })
  await save(all(false), all(true))
}
