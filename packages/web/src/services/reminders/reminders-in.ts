import { askIn, type Permission, permissionIn } from './permission.ts'
import type { Reminders } from './reminders.ts'
import type { OpenReminders } from './reminders-context.ts'

export interface AskedReminders extends Reminders {
  /** Call it in a click handler. */
  ask(): Promise<Permission>
}

/** Reminders that are loaded on first use; the permission prompt doesn't wait for that. */
export function remindersIn(
  browser: Parameters<typeof askIn>[0],
  open: OpenReminders,
): AskedReminders {
  const ask = () => askIn(browser)
  return {
    ask,
    /** Requests the permission first if needed, so call it in a click handler, too. */
    async setUp(preferences) {
      const permission = permissionIn(browser)
      if (permission === 'unsupported') throw new Error('Notifications not supported')
      if (permission === 'default') await ask()
      await (await open()).setUp(preferences)
    },
    turnOffEverywhere: async () => (await open()).turnOffEverywhere(),
    agree: async (tellDays) => (await open()).agree(tellDays),
  }
}
