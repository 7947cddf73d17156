import {
  type DaysWritten,
  explainStreak,
  isMilestone,
  weeklyProgress,
  weekOf,
} from '#habit/index.ts'
import { keyOf, type Notice, tagOf } from './notice.ts'

interface Created {
  readonly today: string
  /** The current streak before the entry was made. */
  readonly streakBefore: number
  readonly weeklyTarget: number
  readonly streakAlerts: boolean
  /** The keys of notices that were shown already. */
  readonly shown: Iterable<string>
}

/** The notices after an entry was made; `days` includes it. */
export function noticesOfEntry(days: DaysWritten, created: Created): Notice[] {
  const notices = [milestoneOf(days, created), weekly(days, created)]
  return notices.filter((one) => one !== undefined)
}

function milestoneOf(days: DaysWritten, created: Created): Notice | undefined {
  const streak = explainStreak(days, created.today)
  if (!created.streakAlerts || streak.kind !== 'going') return undefined
  const { length, first, last } = streak
  if (length <= created.streakBefore || !isMilestone(length)) return undefined
  const milestone: Notice = { kind: 'milestone', streak: length, first }
  // A backdated entry can give a streak an earlier first day; it's still the same streak.
  const tag = `${tagOf(milestone)} `
  const before = [...created.shown].filter((key) => key.startsWith(tag))
  const within = (day: string) => first <= day && day <= last
  return before.some((key) => within(key.slice(tag.length))) ? undefined : milestone
}

function weekly(days: DaysWritten, { today, weeklyTarget, shown }: Created): Notice | undefined {
  const { current, target } = weeklyProgress(days, today, weeklyTarget)
  const notice = weeklyNotice(current, target, weekOf(today))
  return notice && [...shown].includes(keyOf(notice)) ? undefined : notice
}

function weeklyNotice(current: number, target: number, week: string): Notice | undefined {
  if (current >= target) return { kind: 'weekly-goal', week, target }
  if (current < 0.75 * target) return undefined
  return { kind: 'almost-there', week, remaining: target - current }
}
