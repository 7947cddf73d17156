import { askIn, type Permission, permissionIn } from './permission.ts'
import type { Reminders } from './reminders.ts'
import type { OpenReminders } from './reminders-context.ts'

export interface AskedReminders extends Reminders {
  /** To be called in a click. */
  ask(): Promise<Permission>
}

/** Reminders that are fetched when they are first needed; the question is asked without waiting. */
export function remindersIn(
  browser: Parameters<typeof askIn>[0],
  open: OpenReminders,
): AskedReminders {
  const ask = () => askIn(browser)
  return {
    ask,
    /** Asks for the permission first where nobody has yet: to be called in a click, too. */
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
