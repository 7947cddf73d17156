import { describe, expect, it } from 'vitest'
import { streakSummary, tallyOf } from '#habit/index.ts'
import { anEntry, seededRandom } from '#testing/index.ts'
import { addDays, type WallTime, wallTime } from '#time/index.ts'
import { dueNotices, keyOf, nextLook, type Reminded } from './index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const TIMES = ['20:00', '02:30', '00:00', '02:15', '23:59', '18:00', '00:30']

// Each with a change forward and a change back, or what is odd about it.
const WEEKS: readonly (readonly [zone: string, change: string])[] = [
  ...(['2026-03-29', '2040-10-28'] as const).map((day) => ['Europe/Berlin', day] as const),
  ...(['2007-03-11', '2026-11-01'] as const).map((day) => ['America/New_York', day] as const),
  ...(['2026-10-04', '2031-04-06'] as const).map((day) => ['Australia/Lord_Howe', day] as const),
  ...(['2011-12-30', '2012-04-01'] as const).map((day) => ['Pacific/Apia', day] as const),
  ...(['2026-02-15', '2026-03-22'] as const).map((day) => ['Africa/Casablanca', day] as const),
  ['Asia/Kolkata', '2000-02-29'],
]

/** The times of writing, by local day; more days than not. */
function writingDays(seed: number, first: string): Map<string, number> {
  const random = seededRandom(seed)
  const days = Array.from({ length: 14 }, (_, n) => addDays(first, n - 3))
  const written = days.filter(() => random() < 0.6)
  return new Map(written.map((day) => [day, Math.floor(random() * 1440)]))
}

interface Life {
  readonly from: number
  readonly to: number
  zoneAt(instant: number): string
  readonly preferredTime: string
  readonly writing: ReadonlyMap<string, number>
}

const personAt = ({ zoneAt, preferredTime }: Life, now: number): Reminded => ({
  timeZone: zoneAt(now),
  wishes: { reminderEnabled: true, streakAlerts: true, preferredTime },
})

const walls = new Map<string, WallTime>()

// Page and model look at the same minutes, and a look at the wall takes its time.
function wallAt(now: number, zone: string): WallTime {
  const key = `${now} ${zone}`
  const wall = walls.get(key) ?? wallTime(now, zone)
  walls.set(key, wall)
  return wall
}

/** The days written on up to now: in the minute in which the wall first shows their time. */
function follow(life: Life, wrote: Set<string>, now: number) {
  const { day, minute } = wallAt(now, life.zoneAt(now))
  const when = life.writing.get(day)
  if (when !== undefined && minute >= when) wrote.add(day)
  return { day, minute }
}

/** A page that is open all the time and looks in each minute. */
function everyMinute(life: Life): string[] {
  const notices: string[] = []
  const shown = new Set<string>()
  const wrote = new Set<string>()
  for (let now = life.from; now < life.to; now += MINUTE) {
    follow(life, wrote, now)
    const look = { since: now - MINUTE, now, wrote: (day: string) => wrote.has(day), shown }
    for (const notice of dueNotices(personAt(life, now), look)) {
      shown.add(keyOf(notice))
      notices.push(`${new Date(now).toISOString()} ${keyOf(notice)}`)
    }
  }
  return notices
}

/** A push service that sleeps until there is something to look for. */
function atEachLook(life: Life): string[] {
  const notices: string[] = []
  const shown = new Set<string>()
  const firstDay = wallTime(life.from, life.zoneAt(life.from)).day
  const person = personAt(life, life.from)
  let since = life.from - MINUTE
  for (let now = nextLook(person, since); now && now < life.to; now = nextLook(person, now)) {
    const today = wallTime(now, person.timeZone)
    const wrote = (day: string) => {
      const when = life.writing.get(day)
      return when !== undefined && day >= firstDay && (day < today.day || when <= today.minute)
    }
    for (const notice of dueNotices(person, { since, now, wrote, shown })) {
      shown.add(keyOf(notice))
      notices.push(`${new Date(now).toISOString()} ${keyOf(notice)}`)
    }
    since = now
  }
  return notices
}

/** A reference implementation of the rules: looks at the local clock every minute, and remembers. */
function watchingTheWall(life: Life): string[] {
  const notices: string[] = []
  const wrote = new Set<string>()
  const tell = (now: number, key: string) => {
    const time = new Date(now).toISOString()
    if (!notices.some((line) => line.endsWith(key))) notices.push(`${time} ${key}`)
  }
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  for (let now = life.from; now < life.to; now += MINUTE) {
    const { day, minute } = follow(life, wrote, now)
    if (wrote.has(day)) continue
    const before = wallAt(now - MINUTE, life.zoneAt(now))
    const early = before.day < day || clock(before.minute) < life.preferredTime
    if (early && clock(minute) >= life.preferredTime) tell(now, `reminder ${day}`)
    if (minute >= 1080 && wrote.has(addDays(day, -1))) tell(now, `streak-risk ${day}`)
  }
  return notices
}

describe.each(WEEKS)('minute by minute in %s around %s', (zone, change) => {
  const noon = Date.parse(`${change}T12:00:00Z`)
  const days = { from: noon - 3.5 * DAY, to: noon + 3.5 * DAY, zoneAt: () => zone }

  it('page and push show what the reference implementation shows, once each', () => {
    const seed = noon / HOUR
    const preferredTime = TIMES[seed % TIMES.length] ?? '20:00'
    const life = { ...days, preferredTime, writing: writingDays(seed, addDays(change, -4)) }
    const notices = watchingTheWall(life)
    expect(notices.length).toBeGreaterThan(2)
    expect(new Set(notices.map((line) => line.slice(25))).size).toBe(notices.length)
    expect(everyMinute(life)).toEqual(notices)
    expect(atEachLook(life)).toEqual(notices)
  })

  it('each day has its reminder, whatever the time of it', () => {
    for (const preferredTime of TIMES) {
      const notices = atEachLook({ ...days, preferredTime, writing: new Map() })
      const reminded = notices.map((line) => line.slice(-10))
      const first = reminded[0] ?? ''
      const calendar = Array.from({ length: 9 }, (_, n) => addDays(first, n))
      const existing = calendar.filter((day) => zone !== 'Pacific/Apia' || day !== '2011-12-30')
      expect(reminded).toEqual(existing.slice(0, reminded.length))
      expect(reminded.length).toBeGreaterThanOrEqual(6)
    }
  })
})

describe('a traveller', () => {
  it('is told at most once a day of the wall, in the zone of the moment, for four weeks', () => {
    const zones = [...new Set(WEEKS.map(([zone]) => zone)), 'Pacific/Honolulu']
    const random = seededRandom(32)
    const stays = Array.from({ length: 40 }, () => zones[Math.floor(random() * zones.length)] ?? '')
    const from = Date.parse('2026-03-01T00:00:00Z')
    const life = {
      from,
      to: from + 28 * DAY,
      zoneAt: (instant: number) => stays[Math.floor((instant - from) / (35 * HOUR))] ?? 'UTC',
      preferredTime: '20:00',
      writing: new Map([1, 8, 17].flatMap((n) => [...writingDays(n, addDays('2026-03-01', n))])),
    }
    const notices = everyMinute(life)
    expect(notices).toEqual(watchingTheWall(life))
    expect(notices.filter((line) => line.includes('reminder')).length).toBeGreaterThan(5)
    for (const line of notices) {
      const now = Date.parse(line.slice(0, 24))
      expect(line.slice(-10)).toBe(wallTime(now, life.zoneAt(now)).day)
    }
  })
})

describe('a streak is at risk', () => {
  it('in the evening of just those days on which it goes on without an entry', () => {
    const random = seededRandom(7)
    const now = Date.parse('2026-11-18T19:00:00Z')
    for (let round = 0; round < 200; round++) {
      const days = Array.from({ length: 6 }, (_, n) => addDays('2026-11-18', -n))
      const written = days.filter(() => random() < 0.5)
      const entries = written.map((localDate) => anEntry({ _id: localDate, localDate }))
      const { currentStreak } = streakSummary(tallyOf(entries).days, '2026-11-18', 5)
      const wishes = { reminderEnabled: false, streakAlerts: true, preferredTime: '20:00' }
      const wrote = (day: string) => written.includes(day)
      const look = { since: 0, now, wrote, shown: new Set<string>() }
      const due = dueNotices({ timeZone: 'UTC', wishes }, look)
      expect(due.length === 1).toBe(currentStreak > 0 && !wrote('2026-11-18'))
    }
  })
})
