import type { Preferences } from '#preferences/index.ts'
import { addDays, instantOn, localDay, minuteOfDay, wallTime } from '#time/index.ts'
import { keyOf, type Notice } from './notice.ts'
import { isAtRisk, RISK_MINUTE } from './streak-risk.ts'

/** A person with reminders: their time zone and preferences. */
export interface Reminded {
  readonly timeZone: string
  readonly wishes: Preferences['notifications']
}

export interface Look {
  /** The last check (ms), or when reminders were switched on: nothing before it is due. */
  readonly since: number
  readonly now: number
  /** Whether there is an entry with this day. */
  wrote(day: string): boolean
  /** The keys of notices that were shown already, on any device. */
  readonly shown: { has(key: string): boolean }
}

/**
 * The notices that are due. A late reminder still comes on its day, but not after it; one whose
 * time passed in another zone, before the person traveled here, doesn't come.
 */
export function dueNotices({ timeZone, wishes }: Reminded, look: Look): Notice[] {
  const { day, minute } = wallTime(look.now, timeZone)
  const wroteToday = look.wrote(day)
  const due: Notice[] = []
  if (wishes.reminderEnabled && !wroteToday) {
    const at = instantOn(day, minuteOfDay(wishes.preferredTime), timeZone)
    if (at !== undefined && look.since < at && at <= look.now) due.push({ kind: 'reminder', day })
  }
  // Without an entry today, a streak continues only if there is one of yesterday.
  const currentStreak = look.wrote(addDays(day, -1)) ? 1 : 0
  if (isAtRisk({ streakAlerts: wishes.streakAlerts, currentStreak, wroteToday, minute }))
    due.push({ kind: 'streak-risk', day })
  return due.filter((notice) => !look.shown.has(keyOf(notice)))
}

/** The time of the next reminder after a moment (ms), and its day. */
export function nextReminder(
  { timeZone, wishes }: Reminded,
  after: number,
): { readonly at: number; readonly notice: Notice } | undefined {
  if (!wishes.reminderEnabled) return undefined
  const next = nextTime(minuteOfDay(wishes.preferredTime), timeZone, after)
  return next && { at: next.at, notice: { kind: 'reminder', day: next.day } }
}

/** When to check again, after a moment (ms): nothing becomes due before then. */
export function nextLook(person: Reminded, after: number): number | undefined {
  const times = [nextReminder(person, after)?.at]
  if (person.wishes.streakAlerts) times.push(nextTime(RISK_MINUTE, person.timeZone, after)?.at)
  const known = times.filter((at) => at !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

// A zone may skip a day.
const FAR_ENOUGH = 2

function nextTime(minute: number, timeZone: string, after: number) {
  const today = localDay(after, timeZone)
  for (let ahead = 0; ahead <= FAR_ENOUGH; ahead++) {
    const day = addDays(today, ahead)
    const at = instantOn(day, minute, timeZone)
    if (at !== undefined && at > after) return { at, day }
  }
  return undefined
}
