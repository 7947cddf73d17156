import type { Preferences } from '@daywell/core/preferences'
import {
  dueNotices,
  nextReminder,
  planOf,
  type Reminded,
  readSchedule,
  type Scheduled,
  scheduledNotice,
  tagOf,
  withReminder,
} from '@daywell/core/reminders'
import { localDay } from '@daywell/core/time'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import { PICTURES } from '../notification.ts'
import type { Moments } from './moments.ts'
import type { OnceNotifier } from './once-notifier.ts'

const KEY = 'scheduledNotifications'

/** Scheduled notifications, shared by all pages of this device. */
function storedSchedule(storage: TextStorage, log: (what: string) => void) {
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

const MINUTE = 60_000
const INTERVAL = 'reminderIntervalId'

export interface DailyDeps extends Moments {
  readonly storage: TextStorage
  readonly onceNotifier: OnceNotifier
  readonly wishes: () => Preferences['notifications']
  readonly wrote: (day: string) => boolean
  readonly log: (what: string) => void
}

/** Checks every minute, and when a scheduled notification is due, whether to remind the person. */
export function dailyReminder(parts: DailyDeps) {
  const { storage, onceNotifier, now, timers, wrote } = parts
  const stored = storedSchedule(storage, parts.log)
  let since: number | undefined
  let waiting: unknown[] = []

  const person = (): Reminded => ({
    timeZone: parts.timeZone(),
    // Streak alerts have their own schedule.
    wishes: { ...parts.wishes(), streakAlerts: false },
  })
  const setTimers = (schedule: readonly Scheduled[], at: number) => {
    for (const timer of waiting) timers.clear(timer)
    waiting = planOf(schedule, at, parts.timeZone()).timers.map(({ wait }) =>
      timers.set(() => void look(), wait),
    )
  }
  /** Replaces earlier reminders with the next one; returns the other ones due. */
  const reschedule = (at: number): readonly Scheduled[] => {
    const others = stored.read().filter((one) => !isOwn(one))
    const { show, past } = planOf(others, at, parts.timeZone())
    const next = nextReminder(person(), at)
    const reminder = next && scheduledNotice(next.notice, next.at, PICTURES)
    const left = others.filter((one) => !show.includes(one) && !past.includes(one))
    const schedule = withReminder(left, reminder)
    stored.write(schedule)
    setTimers(schedule, at)
    // No reminder for a person who has already written today.
    const wroteToday = wrote(localDay(at, parts.timeZone()))
    return show.filter(({ tag }) => !(wroteToday && tag === REMINDER_TAG))
  }
  async function look(): Promise<void> {
    const at = now()
    since ??= firstSince(stored.read(), at)
    const due = dueNotices(person(), { since, now: at, wrote, shown: NOTHING })
    since = at
    const overdue = reschedule(at)
    await Promise.all([...due.map(onceNotifier.show), ...overdue.map(onceNotifier.showScheduled)])
  }

  const interval = parts.repeat(() => void look(), MINUTE)
  keep(storage, INTERVAL, String(interval))
  return {
    look,
    /** The preferences changed: replaces the schedule. */
    follow() {
      since = now()
      return look()
    },
    stop() {
      parts.stopRepeating(interval)
      for (const timer of waiting) timers.clear(timer)
      if (storage.getItem(INTERVAL) === String(interval)) storage.removeItem(INTERVAL)
    },
  }
}

const REMINDER_TAG = tagOf({ kind: 'reminder', day: '' })

// The ledger knows what was shown before.
const NOTHING: ReadonlySet<string> = new Set()

/**
 * Our own reminders are only markers: the current time zone, and whether the person wrote, decide
 * again.
 */
const isOwn = ({ id }: Scheduled) => /^reminder \d{4}-\d{2}-\d{2}$/.test(id)

/** An overdue reminder tells since when no page has checked. */
function firstSince(schedule: readonly Scheduled[], now: number): number {
  const reminders = schedule.filter(isOwn)
  return Math.min(now, ...reminders.map(({ scheduledTime }) => Date.parse(scheduledTime) - 1))
}

function keep(storage: TextStorage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    // Informational only; nothing depends on it.
  }
}
