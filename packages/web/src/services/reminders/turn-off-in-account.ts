import type { PreferencesStore } from '#services/preferences/preferences-store.ts'

/** Said in full: on a device that does not know what the account has, it might look like no change. */
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
