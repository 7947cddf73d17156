import { expect, it } from 'vitest'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { isNotNow, isOfferDue, noteNotNow } from './not-now.ts'

const NOW = Date.parse('2026-11-15T20:00:00Z')
const DAY = 24 * 60 * 60 * 1000

it('NOTE-02 PRIV-16 Not now snoozes the offer for 30 days, under notificationsNotNowUntil', () => {
  const storage = mapStorage()
  expect(isOfferDue(storage, 'a1', NOW)).toBe(true)
  noteNotNow(storage, NOW)
  expect(storage.all()).toEqual({ notificationsNotNowUntil: '2026-12-15T20:00:00.000Z' })
  expect(isOfferDue(storage, 'a1', NOW)).toBe(false)
  expect(isNotNow(storage, NOW + 30 * DAY - 1)).toBe(true)
  expect(isOfferDue(storage, 'a1', NOW + 30 * DAY)).toBe(true)
})

it.each(['', 'soon', '2099-01-01T00:00:00.000Z'])('does not count %s as such an answer', (text) => {
  expect(isNotNow(mapStorage({ notificationsNotNowUntil: text }), NOW)).toBe(false)
})

it('the offer never covers unsaved text', () => {
  const storage = mapStorage({ journal_draft_a1: '[]' })
  expect(isOfferDue(storage, 'a1', NOW)).toBe(false)
  expect(isOfferDue(storage, 'b2', NOW)).toBe(true)
})
