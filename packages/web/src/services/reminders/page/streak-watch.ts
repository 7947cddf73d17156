import type { Preferences } from '@daywell/core/preferences'
import { isAtRisk } from '@daywell/core/reminders'
import { wallTime } from '@daywell/core/time'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { Moments } from './moments.ts'
import type { OnceNotifier } from './once-notifier.ts'

const FIRST_CHECK_MS = 5000
const HOUR_MS = 60 * 60 * 1000

interface StreakWatchDeps extends Moments {
  readonly storage: TextStorage
  readonly onceNotifier: OnceNotifier
  readonly wishes: () => Preferences['notifications']
  readonly wrote: (day: string) => boolean
}

/** Checks 5 seconds after the start and then every hour whether the streak ends tonight. */
export function watchStreak(parts: StreakWatchDeps): () => void {
  const { storage, onceNotifier, now, timeZone, timers, wishes, wrote } = parts
  let hourly: number | undefined
  const look = () => {
    const { day, minute } = wallTime(now(), timeZone())
    const currentStreak = Number(storage.getItem('currentStreak'))
    const { streakAlerts } = wishes()
    if (isAtRisk({ streakAlerts, currentStreak, wroteToday: wrote(day), minute }))
      void onceNotifier.show({ kind: 'streak-risk', day })
  }
  const first = timers.set(() => {
    look()
    hourly = parts.repeat(look, HOUR_MS)
  }, FIRST_CHECK_MS)
  return () => {
    timers.clear(first)
    if (hourly !== undefined) parts.stopRepeating(hourly)
  }
}
