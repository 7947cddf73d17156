import { expect, it } from 'vitest'
import { safeStorage } from '#services/session/safe-storage.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { isNotNow, isOfferDue, noteNotNow } from './not-now.ts'

const NOW = Date.parse('2026-11-15T20:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const ENTRIES = { journal_entries_a1: '[{}]' }

function visitOf(stored: Record<string, string>, userId = 'a1') {
  const storage = mapStorage(stored)
  const tab = safeStorage(() => mapStorage())
  const isDue = (now = NOW) => isOfferDue({ storage, tab, userId, now })
  return { storage, isDue }
}

it('NOTE-02 PRIV-16 Not now snoozes the offer for 30 days, under notificationsNotNowUntil', () => {
  const { storage, isDue } = visitOf(ENTRIES)
  expect(isDue()).toBe(true)
  noteNotNow(storage, NOW)
  expect(storage.all()).toEqual({
    ...ENTRIES,
    notificationsNotNowUntil: '2026-12-15T20:00:00.000Z',
  })
  expect(isDue()).toBe(false)
  expect(isNotNow(storage, NOW + 30 * DAY - 1)).toBe(true)
  expect(isDue(NOW + 30 * DAY)).toBe(true)
})

it.each(['', 'soon', '2099-01-01T00:00:00.000Z'])('does not count %s as such an answer', (text) => {
  expect(isNotNow(mapStorage({ notificationsNotNowUntil: text }), NOW)).toBe(false)
})

it('NOTE-01 the offer waits for a visit after the one that saved the first entry', () => {
  const { storage, isDue } = visitOf({})
  expect(isDue()).toBe(false)
  storage.setItem('journal_entries_a1', '[{}]')
  expect(isDue()).toBe(false)
  // A new tab, or a new day in the same one.
  expect(visitOf(storage.all()).isDue()).toBe(true)
  expect(isDue(NOW + DAY)).toBe(true)
  expect(visitOf(storage.all(), 'b2').isDue()).toBe(false)
})

it('NOTE-01 the offer never covers unsaved text', () => {
  const draft = { ...ENTRIES, journal_draft_a1: '[]', journal_entries_b2: '[{}]' }
  expect(visitOf(draft).isDue()).toBe(false)
  expect(visitOf(draft, 'b2').isDue()).toBe(true)
})
