import type { SafeStorage } from './safe-storage.ts'

/** What lies on the device under names that do not say whose it is. */
const KEYS = [
  ...['achievements', 'currentStreak', 'lastEntryDate', 'scheduledNotifications'],
  ...['promptsSeen', 'onboardingProgress'],
] as const

/** The person may come back: what is theirs waits under a name that says so. */
export function setAside(storage: SafeStorage, userId: string): void {
  for (const key of KEYS) {
    const value = storage.get(key)
    if (value !== null) storage.set(`${key}_${userId}`, value)
    storage.remove(key)
  }
}

/** Puts in place what is this person's own, and nothing of anybody else. */
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
