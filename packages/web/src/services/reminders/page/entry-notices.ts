import { isMilestone } from '@daywell/core/habit'
import type { Preferences } from '@daywell/core/preferences'
import {
  noticesOfEntry,
  readAchievements,
  weeklyTargetOf,
  withMilestone,
} from '@daywell/core/reminders'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { EntryMade } from '#services/habit/habit.ts'
import type { Notifier, OnceNotifier, OnceNotifierDeps } from './once-notifier.ts'

interface EntryNoticesDeps extends Pick<OnceNotifierDeps, 'userId' | 'ledger'> {
  readonly storage: TextStorage
  readonly notifier: Pick<Notifier, 'permission'>
  readonly onceNotifier: OnceNotifier
  readonly wishes: () => Preferences['notifications']
}

const ACHIEVEMENTS = 'achievements'

/** Shows the notices that follow from a new entry. */
export function entryNotices(parts: EntryNoticesDeps): (made: EntryMade) => Promise<void> {
  const { userId, ledger, storage, notifier, onceNotifier } = parts
  return async (made) => {
    noteAchievement(storage, made)
    if (notifier.permission() !== 'granted') return
    const { days, today, streakBefore } = made
    const notices = noticesOfEntry(days, {
      today,
      streakBefore,
      weeklyTarget: weeklyTargetOf(storage.getItem('userPreferences')),
      streakAlerts: parts.wishes().streakAlerts,
      shown: await ledger.shown(userId),
    })
    await Promise.all(notices.map(onceNotifier.show))
  }
}

/** Records a milestone even if streak alerts are off. */
function noteAchievement(storage: TextStorage, { summary, streakBefore }: EntryMade): void {
  const { currentStreak } = summary
  if (currentStreak <= streakBefore || !isMilestone(currentStreak)) return
  const reached = withMilestone(readAchievements(storage.getItem(ACHIEVEMENTS)), currentStreak)
  try {
    storage.setItem(ACHIEVEMENTS, JSON.stringify(reached))
  } catch {
    // No loss: it can be derived from the days.
  }
}
