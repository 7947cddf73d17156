import { isLocalId } from '@daywell/core/journal'
import type { Preferences } from '@daywell/core/preferences'
import { addDays, dayNumber, localDay } from '@daywell/core/time'
import type { Client } from '#api/client.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { Habit } from '#services/habit/habit.ts'
import type { LevelStore } from '#services/privacy/privacy-level.ts'
import { hasAgreed } from './agreement.ts'
import type { Ledger } from './ledger/ledger.ts'
import { dailyReminder } from './page/daily-reminder.ts'
import { entryNotices } from './page/entry-notices.ts'
import type { Moments } from './page/moments.ts'
import { type Notifier, type OnceNotifierDeps, onceNotifier } from './page/once-notifier.ts'
import { watchStreak } from './page/streak-watch.ts'
import type { BrowserPush } from './push/browser-push.ts'
import { dayOutbox } from './push/day-outbox.ts'
import { createPushSubscription } from './push/push-subscription.ts'

/** Shared by all of a device's reminders. */
export interface DeviceDeps extends Moments, Pick<OnceNotifierDeps, 'log'> {
  readonly storage: TextStorage
  readonly ledger: Ledger
  readonly notifier: Notifier
  readonly push: BrowserPush
}

/** The person to remind. */
interface PersonDeps {
  readonly userId: string
  readonly api: Pick<Client<'api'>, 'call'>
  readonly habit: Habit
  readonly levels: Pick<LevelStore, 'level' | 'subscribe'>
  readonly wishes: () => Preferences['notifications']
  /** Whether the preferences are the person's own, not the defaults. */
  readonly areKnown: () => boolean
}

export type RemindedPerson = ReturnType<typeof remindPerson>

/** Reminds one person on this device, from the page and, if they want it, by push. */
export function remindPerson(device: DeviceDeps, person: PersonDeps) {
  const { storage, ledger, notifier, now, timeZone, log } = device
  const { userId, habit, wishes } = person
  const granted = () => notifier.permission() === 'granted'
  const agreed = () => hasAgreed(storage, userId)
  const wanted = () => {
    const { reminderEnabled, streakAlerts } = wishes()
    const level = person.levels.level()
    const reachable = level === 'local' ? agreed() : level !== undefined
    return granted() && person.areKnown() && reachable && (reminderEnabled || streakAlerts)
  }
  const wrote = wroteBy(habit, storage)
  const shared = { ...device, ...person, wrote, onceNotifier: onceNotifier({ ...device, userId }) }
  const push = createPushSubscription({ ...device, ...person, wanted, agreed })
  const days = dayOutbox({ ...person, storage, may: () => agreed() && wanted() })
  const onEntry = entryNotices(shared)

  let page: ReturnType<typeof onPage> | undefined
  /** The page only has work to do if notifications can be shown. */
  const look = () => {
    if (granted()) page ??= onPage(shared)
    else page = void page?.stop()
    return page?.daily.look()
  }
  const recentDays = () => {
    const today = localDay(now(), timeZone())
    return [-1, 0, 1, 2].map((ahead) => addDays(today, ahead)).filter(wrote)
  }
  const untilToday = () => recentDays().filter((day) => day <= localDay(now(), timeZone()))
  /** Updates the worker's ledger; without permission it must know nothing. */
  const note = async () => {
    if (granted()) await ledger.note(userId, { wishes: wishes(), wrote: recentDays() })
  }
  const ignore = (work: Promise<unknown>) => work.catch((why) => log('Couldn’t set reminders', why))

  /** Reconciles everything with the current state; failed server calls are retried later. */
  const settle = async () => {
    await push.settle()
    await days.send()
  }
  /** What the last catch-up went by if the days weren't counted yet. */
  let uncounted: readonly string[] | undefined
  /** The same, plus the days written before anything listened. */
  const catchUp = async () => {
    const written = untilToday()
    uncounted = habit.state() ? undefined : written
    if (agreed()) days.keep(written)
    await settle()
  }
  const followCount = () => {
    if (!uncounted || !habit.state()) return
    const before = uncounted
    uncounted = undefined
    if (agreed() && untilToday().some((day) => !before.includes(day))) catchUp().catch(() => {})
  }
  const subscriptions = [
    person.levels.subscribe(() => void catchUp().catch(() => {})),
    habit.subscribe(() => {
      ignore(note())
      followCount()
    }),
    habit.onEntryMade((made) => {
      ignore(onEntry(made))
      // Privacy: without consent, not even a call may reveal that something was written here.
      if (!isLocalId(made.entry._id) || !agreed()) return
      days.keep([made.entry.localDate])
      // The server would refuse the day before it knows of the consent.
      settle().catch(() => {})
    }),
  ]
  ignore(note())
  return {
    look: () => ignore(Promise.resolve(look())),
    settle,
    catchUp,
    /** Preferences, level, permission or consent may have changed. */
    async follow() {
      ignore(note())
      ignore(Promise.resolve(look()).then(() => page?.daily.follow()))
      await catchUp()
    },
    /** Days written before the consent count toward the streak, too. */
    async agree() {
      // Local state first: the server may be unreachable, and learns the rest later.
      if (!agreed()) days.forget()
      await catchUp()
    },
    endEverywhere: () => push.endEverywhere(),
    stop() {
      for (const stop of subscriptions) stop()
      page?.stop()
    },
  }
}

function onPage(parts: Parameters<typeof dailyReminder>[0]) {
  const daily = dailyReminder(parts)
  const unwatch = watchStreak(parts)
  return {
    daily,
    stop() {
      daily.stop()
      unwatch()
    },
  }
}

/** Until the days are counted, the last stored count. */
function wroteBy(habit: Habit, storage: TextStorage): (day: string) => boolean {
  return (day) => {
    const state = habit.state()
    return state ? state.days.has(dayNumber(day)) : storage.getItem('lastEntryDate') === day
  }
}
