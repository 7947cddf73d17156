export { addDays, dayAt, dayNumber, weekdayOf } from './day.ts'
export { instantOn, minuteOfDay, offsetAt } from './instant.ts'
export { localDay, type WallTime, wallTime, zoneOf } from './zone.ts'
