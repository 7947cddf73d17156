export { localDay, zoneOf } from './zone.ts'
