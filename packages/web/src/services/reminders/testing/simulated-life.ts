import { streakSummary, type Tally, tallyOf } from '@daywell/core/habit'
import { dueNotices, keyOf, type Notice } from '@daywell/core/reminders'
import { anEntry } from '@daywell/core/testing'
import { dayNumber, wallTime } from '@daywell/core/time'
import { emitter } from '#kit/observable/emitter.ts'
import type { EntryMade, Habit } from '#services/habit/habit.ts'
import { type RemindedPerson, remindPerson } from '../remind-person.ts'
import { settled, simulatedDevice, WISHES } from './simulated-device.ts'

const MINUTE = 60_000

interface Life {
  readonly start: string
  readonly days: number
  readonly zone: string
  readonly random: () => number
  /** Called each minute; returns a traveler's new time zone. */
  readonly travel?: (minute: number) => string | undefined
}

/**
 * Simulates days minute by minute: writes on some of them, has the journal open in no tab, one or
 * two, and gets pushes from a server that knows the person's last time zone.
 */
export async function live({ start, days, zone, random, travel }: Life) {
  const device = simulatedDevice({ start, zone })
  device.place.stays = false
  const tally = tallyOf()
  const wroteAt = new Map<string, number>()
  const journal = openedJournal(tally, device)
  const server = pushingServer(device, tally, random)
  const tabs: RemindedPerson[] = []
  let plan = planFor('', random)

  const openTab = () => {
    journal.count()
    const parts = { ...device.moments, ...device, push: { manager: async () => undefined } }
    tabs.push(remindPerson(parts, { ...journal.person, habit: journal.habit }))
    server.zone = device.place.zone
    return tabs.at(-1)?.look()
  }
  const write = async (day: string) => {
    if (tabs.length === 0) await openTab()
    wroteAt.set(day, device.clock.now())
    journal.write(day)
    await settled()
  }
  for (let minute = 0; minute < days * 1440; minute += 1) {
    await device.clock.turnTo(device.clock.now() + MINUTE)
    device.place.zone = travel?.(minute) ?? device.place.zone
    const wall = wallTime(device.clock.now(), device.place.zone)
    if (plan.day !== wall.day) {
      plan = planFor(wall.day, random)
      journal.count()
    }
    if (plan.writeAt === wall.minute && !wroteAt.has(wall.day)) await write(wall.day)
    if (tabs.length < 2 && random() < 0.003) await openTab()
    if (tabs.length > 0 && random() < 0.012) tabs.shift()?.stop()
    if (minute % 3 === 0) await server.tick()
  }
  return { device, wroteAt, days: tally.days }
}

function planFor(day: string, random: () => number) {
  return { day, writeAt: random() < 0.6 ? Math.floor(random() * 1440) : undefined }
}

type Device = ReturnType<typeof simulatedDevice>

function openedJournal(tally: Tally, device: Device) {
  const changes = emitter()
  const makings = emitter<EntryMade>()
  const state = () => {
    const today = device.today()
    return { today, days: tally.days, summary: streakSummary(tally.days, today, 7) }
  }
  const habit: Habit = {
    state,
    isToCome: () => false,
    subscribe: changes.subscribe,
    onEntryMade: makings.subscribe,
  }
  /** As an open journal stores it, even after midnight. */
  const count = () => device.storage.setItem('currentStreak', String(state().summary.currentStreak))
  return {
    habit,
    count,
    person: {
      userId: 'anna',
      api: { call: () => Promise.reject(new Error('There is no network')) },
      levels: { level: () => 'cloud' as const, subscribe: () => () => {} },
      wishes: () => WISHES,
      areKnown: () => true,
    },
    write(day: string) {
      const streakBefore = state().summary.currentStreak
      const entry = anEntry({ _id: `of-${day}`, localDate: day })
      tally.put(entry)
      count()
      changes.emit()
      makings.emit({ ...state(), entry, streakBefore })
    },
  }
}

/** Pushes what is due every few minutes, late and in any order. */
function pushingServer(device: Device, tally: Tally, random: () => number) {
  const shown = new Set<string>()
  const onTheWay: { notice: Notice; at: number }[] = []
  let since = device.clock.now()
  const server = {
    zone: device.place.zone,
    async tick() {
      const now = device.clock.now()
      const wrote = (day: string) => tally.days.has(dayNumber(day))
      const person = { timeZone: server.zone, wishes: WISHES }
      for (const notice of dueNotices(person, { since, now, wrote, shown })) {
        shown.add(keyOf(notice))
        onTheWay.push({ notice, at: now + Math.floor(random() * 40) * MINUTE })
      }
      since = now
      for (const one of onTheWay.filter(({ at }) => at <= now)) {
        onTheWay.splice(onTheWay.indexOf(one), 1)
        await device.push(JSON.stringify(one.notice))
      }
    },
  }
  return server
}
