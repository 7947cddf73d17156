import type { SafeStorage } from './safe-storage.ts'

/** Keys without the owner's id in their name. */
const KEYS = [
  ...['achievements', 'currentStreak', 'lastEntryDate', 'scheduledNotifications'],
  ...['promptsSeen', 'onboardingProgress'],
] as const

/**
 * Renames the values to keys with the person's id, so that they're there when the person returns.
 */
export function setAside(storage: SafeStorage, userId: string): void {
  for (const key of KEYS) {
    const value = storage.get(key)
    if (value !== null) storage.set(`${key}_${userId}`, value)
    storage.remove(key)
  }
}

/** Restores this person's own values, and no one else's. */
export function bringBack(storage: SafeStorage, userId: string): void {
  for (const key of KEYS) {
    const own = storage.get(`${key}_${userId}`)
    if (own === null) storage.remove(key)
    else storage.set(key, own)
    storage.remove(`${key}_${userId}`)
  }
}

export function clearPersonal(storage: SafeStorage): void {
  for (const key of [...KEYS, 'reminderIntervalId']) storage.remove(key)
}
