import type { Preferences } from '@daywell/core/preferences'

/** What tells the person who is signed in, on this device, that it is time to write. */
export interface Reminders {
  /** Follows these wishes from now on, here and by push. */
  setUp(preferences: Pick<Preferences, 'notifications'>): Promise<void>
  /** Nothing is shown or sent any more, in any browser of this person; fails where it must not. */
  turnOffEverywhere(): Promise<void>
  /** The person lets the server know the days on which they write, or no longer. */
  agree(tellDays: boolean): Promise<void>
}
