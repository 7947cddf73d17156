import { defaultPreferences } from '@daywell/core/preferences'
import { anEntry, seededRandom } from '@daywell/core/testing'
import { addDays } from '@daywell/core/time'
import { type Browser, type PushService, startPushService } from '@daywell/stand-ins/push-service'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openKeyring } from '#crypto/index.ts'
import { newId } from '#database/index.ts'
import { savePreferences } from '#stores/preferences/preferences.store.ts'
import { insertEntry } from '#testing/entries.ts'
import { type Engine, freshDatabases } from '#testing/fresh-databases.ts'
import { addPerson } from '#testing/people.ts'
import { HOUR, MINUTE, pushOf, toldTo } from './testing/reminding.ts'
import { type Life, watchingTheWall } from './testing/simulated-life.ts'

const DAY = 24 * HOUR

/** The nights in which clocks change: forward and back, north and south, by an hour and by half. */
const CHANGES = [
  ['2026-03-08', 3],
  // Two whole weeks each, in which the next change lies as well: 5 April and 1 November.
  ['2026-03-29', 15],
  ['2026-10-04', 3],
  ['2026-10-25', 15],
] as const
const PLACES = [
  ...([
    ['Europe/Berlin', '20:00'],
    ['Europe/London', '02:30'],
    ['America/New_York', '02:15'],
  ] as const),
  ...([
    ['Australia/Lord_Howe', '02:10'],
    ['Australia/Sydney', '00:00'],
    ['Asia/Kolkata', '18:00'],
  ] as const),
  ...([
    ['Pacific/Kiritimati', '23:59'],
    ['America/St_Johns', '07:30'],
  ] as const),
] as const

function lives(from: number, seed: number): Life[] {
  const random = seededRandom(seed)
  const first = addDays(new Date(from).toISOString().slice(0, 10), -2)
  const writes = () => {
    const days = Array.from({ length: 40 }, (_, n) => addDays(first, n))
    const written = days.filter(() => random() < 0.6)
    return new Map(written.map((day) => [day, Math.floor(random() * 1440)]))
  }
  const wishes = { reminderEnabled: true, streakAlerts: true }
  const staying = PLACES.map(([zone, preferredTime]) => ({
    name: zone.replace('/', '-'),
    zoneAt: () => zone,
    wishes: { ...wishes, preferredTime },
    writes: writes(),
  }))
  const stays = Array.from({ length: 40 }, () => PLACES[Math.floor(random() * PLACES.length)]?.[0])
  const travelling = {
    name: 'travelling',
    zoneAt: (now: number) => stays[Math.floor((now - from) / (19 * HOUR))] ?? 'UTC',
    wishes: { ...wishes, preferredTime: '20:00' },
    writes: writes(),
  }
  const alertsAlone = { reminderEnabled: false, streakAlerts: true, preferredTime: '20:00' }
  const remindersAlone = { reminderEnabled: true, streakAlerts: false, preferredTime: '18:30' }
  const zoneAt = () => 'Europe/Berlin'
  return [
    ...staying,
    travelling,
    { name: 'alerts-alone', zoneAt, wishes: alertsAlone, writes: writes() },
    { name: 'reminders-alone', zoneAt, wishes: remindersAlone, writes: writes() },
  ]
}

/** The real service and store, with a clock that the test turns. */
async function simulation(
  engine: ReturnType<typeof freshDatabases>,
  service: PushService,
  clock: () => number,
) {
  const place = await engine.place()
  const database = await engine.open(place)
  const keys = { secretKey: undefined, secretKeyPrevious: undefined }
  const keyring = await openKeyring({ database, dataDir: place.dataDir, ...keys })
  const push = pushOf({ database, keyring }, clock, [service.host])
  onTestFinished(push.close)
  const never = new AbortController().signal
  let next = 0

  return {
    async arrive(life: Life, from: number) {
      const { id } = await addPerson(database, keyring, life.name)
      const { version, ...plain } = defaultPreferences()
      const wanted = { ...plain, notifications: life.wishes }
      await savePreferences(database, keyring, id, wanted, undefined, from)
      const browser = service.subscribe()
      await push.subscribe(id, life.zoneAt(from), { ...browser.subscription, tellDays: false })
      return { id, browser }
    },
    async write(id: string, localDate: string, now: number) {
      const entry = anEntry({ _id: newId(now), localDate })
      await insertEntry(database, keyring, id, entry, now)
    },
    async move(id: string, zone: string) {
      await push.cameFrom(id, zone)
      next = 0
    },
    /** A look before anything can be due does nothing, so it is left out. */
    async remind(now: number) {
      if (now < next) return
      await push.remind(never)
      const { due } = await database.read
        .selectFrom('push_people')
        .select((eb) => eb.fn.min('next_due').as('due'))
        .executeTakeFirstOrThrow()
      next = Number(due)
    },
  }
}

async function simulate(
  engine: Engine,
  databases: ReturnType<typeof freshDatabases>,
  change: string,
  days: number,
) {
  const from = Date.parse(`${change}T00:00:00Z`) - (days / 2) * DAY
  let now = from - MINUTE / 2
  const clock = () => now
  const service = await startPushService({ clock })
  onTestFinished(service.stop)
  const world = await simulation(databases, service, clock)
  const people: {
    life: Life
    id: string
    browser: Browser
    expected: string[]
    wall: ReturnType<typeof watchingTheWall>
  }[] = []
  for (const life of lives(from, from / DAY + engine.length))
    people.push({
      life,
      ...(await world.arrive(life, from)),
      expected: [],
      wall: watchingTheWall(life),
    })

  for (let minute = from; minute < from + days * DAY; minute += MINUTE) {
    now = minute
    for (const { wall, expected } of people)
      for (const key of wall.look(minute)) expected.push(`${new Date(minute).toISOString()} ${key}`)
    await world.remind(minute)
    // Whatever people do, they do it between two looks.
    now = minute + MINUTE / 2
    for (const { id, life, wall } of people) {
      const written = wall.write(minute)
      if (written) await world.write(id, written, now)
      const zone = life.zoneAt(minute + MINUTE)
      if (zone !== life.zoneAt(minute)) await world.move(id, zone)
    }
  }
  expect(service.refused).toEqual([])
  return people
}

describe.each([
  ...CHANGES.map(([change, days]) => ['sqlite', change, days] as const),
  ['postgres', '2026-03-29', 2] as const,
])('minute by minute on %s around %s', (engine, change, days) => {
  const databases = freshDatabases(engine)

  it(`NOTE-26 tells each person what an observer of their clock would, for ${days} days`, {
    timeout: 60_000,
  }, async () => {
    const people = await simulate(engine, databases, change, days)
    for (const { life, browser, expected } of people) {
      const keys = toldTo(browser)
      const told = browser.received.map(({ at }, n) => `${new Date(at).toISOString()} ${keys[n]}`)
      expect(told.toSorted(), life.name).toEqual(expected.toSorted())
    }
    const all = people.flatMap(({ expected }) => expected)
    expect(all.length).toBeGreaterThan(days * 4)
    expect(all.some((line) => line.includes('streak-risk'))).toBe(true)
  })
})
