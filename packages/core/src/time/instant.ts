import { dayAt, dayNumber } from './day.ts'
import { fieldsAt } from './zone.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS
// No zone is, or was, further from UTC than this.
const MAX_OFFSET_MS = 16 * 60 * MINUTE_MS

/**
 * The instant (ms) of a local minute of a day in a zone. Ambiguous, because the clock was put back:
 * the first one. In a DST gap: the end of the gap, or the last minute before it if the end is on
 * the next day. A day that a zone skipped has no instant.
 */
export function instantOn(day: string, minute: number, timeZone: string): number | undefined {
  const key = `${day} ${minute} ${timeZone}`
  if (!found.has(key)) remember(key, findInstant(day, minute, timeZone))
  return found.get(key)
}

// A cache: the same few instants are looked up all day long, for each person.
const MAX_CACHED_INSTANTS = 1000
const found = /* @__PURE__ */ new Map<string, number | undefined>()

function remember(key: string, instant: number | undefined) {
  if (found.size >= MAX_CACHED_INSTANTS) found.clear()
  found.set(key, instant)
}

function findInstant(day: string, minute: number, timeZone: string): number | undefined {
  const wall = dayNumber(day) * DAY_MS + minute * MINUTE_MS
  const before = offsetAt(wall - MAX_OFFSET_MS, timeZone)
  const after = offsetAt(wall + MAX_OFFSET_MS, timeZone)
  if (before === after) return wall - before
  const change = changeBetween(wall - MAX_OFFSET_MS, wall + MAX_OFFSET_MS, timeZone)
  if (wall - before < change) return wall - before
  if (wall - after >= change) return wall - after
  if (dayOn(change, after) === day) return change
  return dayOn(change - MINUTE_MS, before) === day ? change - MINUTE_MS : undefined
}

const dayOn = (instant: number, offset: number) => dayAt(Math.floor((instant + offset) / DAY_MS))

/**
 * Binary search for the first second with the offset of the end. Clocks don't change twice within
 * 32 hours.
 */
function changeBetween(start: number, end: number, timeZone: string): number {
  const after = offsetAt(end, timeZone)
  let [early, late] = [start / SECOND_MS, end / SECOND_MS]
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (offsetAt(middle * SECOND_MS, timeZone) === after) late = middle
    else early = middle
  }
  return late * SECOND_MS
}

/** The minute of the day of a time such as `20:00`. */
export function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** The UTC offset (ms) of a zone at an instant (ms). */
export function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = fieldsAt(instant, timeZone)
  // Unlike parsing, the setters support the first years and those after 9999.
  const wall = new Date(0)
  wall.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  wall.setUTCHours(Number(hour), Number(minute), Number(second))
  return wall.getTime() - Math.floor(instant / 1000) * 1000
}
