import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anEntry } from '#testing/index.ts'
import { newestFirst } from './newest-first.ts'
import { nextPage, SYNC_PAGE_BYTES } from './sync-page.ts'

const sizes = fc.array(fc.integer({ min: 2, max: 1_600_000 }), { minLength: 1, maxLength: 1200 })

it('a page holds at most 500 items or 2 MB, and never leaves the first one out', () => {
  fc.assert(
    fc.property(sizes, (items) => {
      const page = nextPage(items, (size) => size)
      expect(page).toEqual(items.slice(0, page.length))
      expect(page.length).toBeGreaterThan(0)
      expect(page.length).toBeLessThanOrEqual(500)
      const bytes = page.reduce((sum, size) => sum + size + 1, 0)
      if (page.length > 1) expect(bytes).toBeLessThanOrEqual(SYNC_PAGE_BYTES)
    }),
  )
})

it('a page is as full as it can be', () => {
  expect(nextPage(Array(800).fill(10), (size: number) => size)).toHaveLength(500)
  expect(nextPage(Array(800).fill(10), (size: number) => size, { limit: 20 })).toHaveLength(20)
  expect(nextPage(Array(800).fill(100_000), (size: number) => size)).toHaveLength(19)
  expect(nextPage(Array(800).fill(100_000), (size: number) => size, { most: 1 })).toHaveLength(1)
})

it('SYNC-13 the list is sorted by createdAt, newest first', () => {
  const at = (createdAt: string, _id = 'a') => anEntry({ createdAt, _id })
  const list = [
    at('2026-03-14T09:30:00Z'),
    at('2026-03-14T11:00:00+02:00'),
    at('2027-01-01T00:00:00Z', 'b'),
    at('2027-01-01T00:00:00Z', 'c'),
  ]
  expect(newestFirst(list).map(({ createdAt, _id }) => [createdAt, _id])).toEqual([
    ['2027-01-01T00:00:00Z', 'c'],
    ['2027-01-01T00:00:00Z', 'b'],
    ['2026-03-14T09:30:00Z', 'a'],
    ['2026-03-14T11:00:00+02:00', 'a'],
  ])
})
