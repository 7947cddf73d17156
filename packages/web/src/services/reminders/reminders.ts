import type { Preferences } from '@daywell/core/preferences'

/** The signed-in person's reminders on this device. */
export interface Reminders {
  /** Applies these preferences from now on, here and by push. */
  setUp(preferences: Pick<Preferences, 'notifications'>): Promise<void>
  /** Turns off all notifications in every browser of this person; rejects if it can't. */
  turnOffEverywhere(): Promise<void>
  /** The person gives or withdraws consent to share the days they write on. */
  agree(tellDays: boolean): Promise<void>
}
