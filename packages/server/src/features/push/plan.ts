import type { Preferences } from '@daywell/core/preferences'
import { nextLook } from '@daywell/core/reminders'
import type { PushPerson } from '#stores/push/people.store.ts'

/** NOTE-46: in local mode the server knows no days unless the person agreed to share them. */
export function mayRemind(tellDays: boolean, { journalStyle }: Preferences): boolean {
  return tellDays || journalStyle.privacyLevel !== 'local'
}

export function nextDue(
  { timeZone, tellDays }: Pick<PushPerson, 'timeZone' | 'tellDays'>,
  preferences: Preferences,
  now: number,
): number | null {
  if (!mayRemind(tellDays, preferences)) return null
  return nextLook({ timeZone, wishes: preferences.notifications }, now) ?? null
}

/**
 * After a change, everything before it is over. A check that was already due is still made, so that
 * a change in the same minute loses nothing.
 */
export function planned(person: PushPerson, preferences: Preferences, now: number): PushPerson {
  if (person.nextDue !== null && person.nextDue <= now) return person
  return { ...person, lookedAt: now, nextDue: nextDue(person, preferences, now) }
}

/** A streak continues from yesterday; one more, since calendars differ by a day around the earth. */
const DAYS_KEPT = 4

/** The newest days, including the one reported now. */
export function withDay(days: readonly string[], day: string): string[] {
  return [...new Set([...days, day])].sort().slice(-DAYS_KEPT)
}
