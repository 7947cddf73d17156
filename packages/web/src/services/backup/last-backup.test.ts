import { expect, it } from 'vitest'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { isBackupDue, lastBackup, noteBackup, noteNotNow } from './last-backup.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 2, 14)

it('a backup is due a week after the last one, and after `Not now`, for each person', () => {
  const storage = mapStorage()
  const due = (now: number, userId = 'anna') => isBackupDue(storage, userId, now)
  expect([lastBackup(storage, 'anna'), due(NOW)]).toEqual([undefined, true])
  noteBackup(storage, 'anna', NOW)
  expect([lastBackup(storage, 'anna'), due(NOW + 6 * DAY)]).toEqual([NOW, false])
  expect([due(NOW + 7 * DAY), due(NOW, 'berta')]).toEqual([true, true])
  noteNotNow(storage, 'anna', NOW + 8 * DAY)
  expect([due(NOW + 14 * DAY), due(NOW + 15 * DAY)]).toEqual([false, true])
})

it('a clock that was years ahead does not suppress it', () => {
  const storage = mapStorage()
  noteBackup(storage, 'anna', NOW + 4000 * DAY)
  expect(isBackupDue(storage, 'anna', NOW)).toBe(true)
})
