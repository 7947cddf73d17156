import { addDays, type WallTime, wallTime } from '@daywell/core/time'
import { MINUTE } from './reminding.ts'

/** A person whose every minute is known in advance. */
export interface Life {
  readonly name: string
  zoneAt(instant: number): string
  readonly wishes: {
    readonly reminderEnabled: boolean
    readonly streakAlerts: boolean
    readonly preferredTime: string
  }
  /** At which minute of the wall they write, on the days on which they do. */
  readonly writes: ReadonlyMap<string, number>
}

const QUARTER = 15 * MINUTE

/** What the wall of each zone showed when the quarter of an hour began, now and before. */
const walls = new Map<string, readonly (readonly [began: number, wall: WallTime])[]>()

/** No zone turns its clock within a quarter of an hour, so a look at each of them is enough. */
function wallAt(instant: number, zone: string): WallTime {
  const began = instant - (instant % QUARTER)
  const { day, minute } = wallWhenBegan(began, zone)
  return { day, minute: minute + Math.floor((instant - began) / MINUTE) }
}

function wallWhenBegan(began: number, zone: string): WallTime {
  const shown = walls.get(zone) ?? []
  const known = shown.find(([at]) => at === began)
  if (known) return known[1]
  const wall = wallTime(began, zone)
  walls.set(zone, [[began, wall], ...shown.slice(0, 1)])
  return wall
}

const clock = ({ minute }: WallTime) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/**
 * What the rules say, minute by minute, for an observer of this person's clock. They look
 * up when it begins to show the time of the reminder, or six in the evening, and know the days on
 * which something was written before that.
 */
export function watchingTheWall(life: Life) {
  const told = new Set<string>()
  const wrote = new Set<string>()
  const { reminderEnabled, streakAlerts, preferredTime } = life.wishes

  return {
    /** The keys of what is to be told in this minute. */
    look(now: number): string[] {
      const zone = life.zoneAt(now)
      const [before, wall] = [wallAt(now - MINUTE, zone), wallAt(now, zone)]
      const begins = (time: string) =>
        (before.day < wall.day || clock(before) < time) && clock(wall) >= time
      const isTime = reminderEnabled && begins(preferredTime)
      const looks = isTime || (streakAlerts && begins('18:00'))
      if (!looks || wrote.has(wall.day)) return []
      const isRisky = streakAlerts && wall.minute >= 1080 && wrote.has(addDays(wall.day, -1))
      const due = [
        ...(isTime ? [`reminder ${wall.day}`] : []),
        ...(isRisky ? [`streak-risk ${wall.day}`] : []),
      ].filter((key) => !told.has(key))
      for (const key of due) told.add(key)
      return due
    },

    /** The day that is written on in this minute, if any. */
    write(now: number): string | undefined {
      const { day, minute } = wallAt(now, life.zoneAt(now))
      const when = life.writes.get(day)
      if (when === undefined || minute < when || wrote.has(day)) return undefined
      wrote.add(day)
      return day
    },
  }
}
