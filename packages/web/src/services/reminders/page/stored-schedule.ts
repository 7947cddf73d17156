import { readSchedule, type Scheduled } from '@daywell/core/reminders'
import type { TextStorage } from '#device/local-store/text-storage.ts'

const KEY = 'scheduledNotifications'

/** Scheduled notifications, shared by all pages of this device. */
export function storedSchedule(storage: TextStorage, log: (what: string) => void) {
  let logged = false
  return {
    read(): Scheduled[] {
      const text = storage.getItem(KEY)
      const schedule = readSchedule(text)
      if (!logged && isBroken(text, schedule.length)) {
        logged = true
        log('Skipped stored notifications that couldn’t be read')
      }
      return schedule
    },
    write(schedule: readonly Scheduled[]): void {
      const text = JSON.stringify(schedule)
      if (text === (storage.getItem(KEY) ?? '[]')) return
      try {
        if (schedule.length === 0) storage.removeItem(KEY)
        else storage.setItem(KEY, text)
      } catch {
        // The periodic check works without it.
      }
    },
  }
}

function isBroken(text: string | null, readable: number): boolean {
  if (text === null) return false
  try {
    const all: unknown = JSON.parse(text)
    return !Array.isArray(all) || all.length !== readable
  } catch {
    return true
  }
}
