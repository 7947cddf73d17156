import type { Preferences } from '@daywell/core/preferences'
import {
  dueNotices,
  nextReminder,
  planOf,
  type Reminded,
  type Scheduled,
  scheduledNotice,
  tagOf,
  withReminder,
} from '@daywell/core/reminders'
import { localDay } from '@daywell/core/time'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import { PICTURES } from '../notification.ts'
import type { Moments } from './moments.ts'
import { storedSchedule } from './stored-schedule.ts'
import type { Teller } from './teller.ts'

const MINUTE = 60_000
const INTERVAL = 'reminderIntervalId'

export interface DailyDeps extends Moments {
  readonly storage: TextStorage
  readonly teller: Teller
  readonly wishes: () => Preferences['notifications']
  readonly wrote: (day: string) => boolean
  readonly log: (what: string) => void
}

/** Looks every minute, and when something scheduled is due, whether the person is to be reminded. */
export function dailyReminder(parts: DailyDeps) {
  const { storage, teller, now, timers, wrote } = parts
  const stored = storedSchedule(storage, parts.log)
  let since: number | undefined
  let waiting: unknown[] = []

  const person = (): Reminded => ({
    timeZone: parts.timeZone(),
    // Streaks are watched at an hour of their own.
    wishes: { ...parts.wishes(), streakAlerts: false },
  })
  const setTimers = (schedule: readonly Scheduled[], at: number) => {
    for (const timer of waiting) timers.clear(timer)
    waiting = planOf(schedule, at, parts.timeZone()).timers.map(({ wait }) =>
      timers.set(() => void look(), wait),
    )
  }
  /** Earlier reminders make room for the next; answers what else was due. */
  const reschedule = (at: number): readonly Scheduled[] => {
    const others = stored.read().filter((one) => !isOwn(one))
    const { show, past } = planOf(others, at, parts.timeZone())
    const next = nextReminder(person(), at)
    const reminder = next && scheduledNotice(next.notice, next.at, PICTURES)
    const left = others.filter((one) => !show.includes(one) && !past.includes(one))
    const schedule = withReminder(left, reminder)
    stored.write(schedule)
    setTimers(schedule, at)
    // One who has written today is not asked to write.
    const wroteToday = wrote(localDay(at, parts.timeZone()))
    return show.filter(({ tag }) => !(wroteToday && tag === REMINDER_TAG))
  }
  async function look(): Promise<void> {
    const at = now()
    since ??= firstSince(stored.read(), at)
    const due = dueNotices(person(), { since, now: at, wrote, shown: NOTHING })
    since = at
    const overdue = reschedule(at)
    await Promise.all([...due.map(teller.tell), ...overdue.map(teller.tellScheduled)])
  }

  const interval = parts.repeat(() => void look(), MINUTE)
  keep(storage, INTERVAL, String(interval))
  return {
    look,
    /** The person wants something else from now on: what was before is over. */
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

// What was shown before is known to the ledger.
const NOTHING: ReadonlySet<string> = new Set()

/** One of ours is only a mark: where the person is by now, and whether they wrote, decides anew. */
const isOwn = ({ id }: Scheduled) => /^reminder \d{4}-\d{2}-\d{2}$/.test(id)

/** A reminder that was scheduled and is overdue tells since when nobody has looked. */
function firstSince(schedule: readonly Scheduled[], now: number): number {
  const reminders = schedule.filter(isOwn)
  return Math.min(now, ...reminders.map(({ scheduledTime }) => Date.parse(scheduledTime) - 1))
}

function keep(storage: TextStorage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    // It is kept for whoever looks, and nothing depends on it.
  }
}
