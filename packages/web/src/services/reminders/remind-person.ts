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
import { watchStreak } from './page/streak-watch.ts'
import { type Notifier, type TellerDeps, teller } from './page/teller.ts'
import type { BrowserPush } from './push/browser-push.ts'
import { daysTeller } from './push/days-teller.ts'
import { createPushSubscription } from './push/push-subscription.ts'

/** What all who are reminded on this device share. */
export interface DeviceDeps extends Moments, Pick<TellerDeps, 'log'> {
  readonly storage: TextStorage
  readonly ledger: Ledger
  readonly notifier: Notifier
  readonly push: BrowserPush
}

/** The one who is reminded. */
interface PersonDeps {
  readonly userId: string
  readonly api: Pick<Client<'api'>, 'call'>
  readonly habit: Habit
  readonly levels: Pick<LevelStore, 'level' | 'subscribe'>
  readonly wishes: () => Preferences['notifications']
  /** Whether the wishes are the person's own, and not those of somebody who chose nothing. */
  readonly areKnown: () => boolean
}

export type RemindedPerson = ReturnType<typeof remindPerson>

/** Reminds one person on this device, from the page and, as far as they want it, by push. */
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
  const shared = { ...device, ...person, wrote, teller: teller({ ...device, userId }) }
  const push = createPushSubscription({ ...device, ...person, wanted, agreed })
  const days = daysTeller({ ...person, storage, may: () => agreed() && wanted() })
  const onEntry = entryNotices(shared)

  let page: ReturnType<typeof onPage> | undefined
  /** On the page there is something to do only where something can be shown. */
  const look = () => {
    if (granted()) page ??= onPage(shared)
    else page = void page?.stop()
    return page?.daily.look()
  }
  const lately = () => {
    const today = localDay(now(), timeZone())
    return [-1, 0, 1, 2].map((ahead) => addDays(today, ahead)).filter(wrote)
  }
  const untilToday = () => lately().filter((day) => day <= localDay(now(), timeZone()))
  /** For the worker; where nothing can be shown it has nothing to know. */
  const note = async () => {
    if (granted()) await ledger.note(userId, { wishes: wishes(), wrote: lately() })
  }
  const ignore = (work: Promise<unknown>) => work.catch((why) => log('Reminders have to wait', why))

  /** Brings everything to what holds now; what the server could not be told is told later. */
  const settle = async () => {
    await push.settle()
    await days.send()
  }
  /** The same, with what was written before there was anybody here to hear of it. */
  const catchUp = async () => {
    if (agreed()) days.keep(untilToday())
    await settle()
  }
  const subscriptions = [
    person.levels.subscribe(() => void catchUp().catch(() => {})),
    habit.subscribe(() => ignore(note())),
    habit.onEntryMade((made) => {
      ignore(onEntry(made))
      // Not even that something was made here may be seen by a call, unless it was agreed.
      if (!isLocalId(made.entry._id) || !agreed()) return
      days.keep([made.entry.localDate])
      // A server that has not heard of the agreement yet would refuse the day.
      settle().catch(() => {})
    }),
  ]
  ignore(note())
  return {
    look: () => ignore(Promise.resolve(look())),
    settle,
    catchUp,
    /** Wishes, level, permission or agreement may be others now. */
    async follow() {
      ignore(note())
      ignore(Promise.resolve(look()).then(() => page?.daily.follow()))
      await catchUp()
    },
    /** Days that were written before it was agreed belong to the streak, too. */
    async agree() {
      // First what holds here: the server may be out of reach, and hears the rest later.
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

/** Until the days are counted, what was counted last. */
function wroteBy(habit: Habit, storage: TextStorage): (day: string) => boolean {
  return (day) => {
    const state = habit.state()
    return state ? state.days.has(dayNumber(day)) : storage.getItem('lastEntryDate') === day
  }
}
