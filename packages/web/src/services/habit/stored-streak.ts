import type { StreakSummary } from '@daywell/core/habit'
import type { SafeStorage } from '#services/session/safe-storage.ts'

/** Stores the streak for readers without the entries; writes only changes. */
export function storeStreak(
  storage: SafeStorage,
  { currentStreak, lastEntryDate }: StreakSummary,
): void {
  keep(storage, 'currentStreak', String(currentStreak))
  storeLastEntry(storage, lastEntryDate)
}

export function storeLastEntry(storage: SafeStorage, day: string | null): void {
  keep(storage, 'lastEntryDate', day)
}

function keep(storage: SafeStorage, key: string, value: string | null): void {
  if (storage.get(key) === value) return
  if (value === null) storage.remove(key)
  else storage.set(key, value)
}
