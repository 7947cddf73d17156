export { addDays, dayAt, dayNumber, weekdayOf } from './day.ts'
export { instantOn } from './instant.ts'
export { localDay, minuteOfDay, offsetAt, type WallTime, wallTime, zoneOf } from './zone.ts'
