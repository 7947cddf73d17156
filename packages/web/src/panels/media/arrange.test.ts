import { expect, it } from 'vitest'
import { ratioInRow, ratioOf, rowsOf, segmentsOf } from './arrange.ts'

it('photos that follow each other stand in rows of two or three (MED-76)', () => {
  const sizes = (count: number) => rowsOf(Array.from({ length: count })).map((row) => row.length)
  expect([1, 2, 3, 4, 5, 6, 7, 10].map(sizes)).toEqual([
    [1],
    [2],
    [3],
    [2, 2],
    [2, 3],
    [3, 3],
    [2, 2, 3],
    [2, 2, 3, 3],
  ])
  const photos = Array.from({ length: 31 }, (_, at) => at)
  expect(rowsOf(photos).flat()).toEqual(photos)
})

it('a recording between photos stands alone (MED-76)', () => {
  const kinds = ['photo', 'photo', 'audio', 'audio', 'photo', 'video'] as const
  expect(segmentsOf(kinds, (kind) => kind).map(({ items }) => items.length)).toEqual([
    2, 1, 1, 1, 1,
  ])
})

it('a panorama leaves room for the others of its row (MED-76)', () => {
  const info = (width: number, height: number) => ({
    id: 'a'.repeat(24),
    kind: 'photo' as const,
    addedAt: '2026-03-14T09:30:00.000Z',
    width,
    height,
    parts: [],
  })
  expect(ratioOf(info(8000, 1000))).toBe(8)
  expect([info(8000, 1000), info(1000, 8000), info(3, 2), undefined].map(ratioInRow)).toEqual([
    2.2, 0.6, 1.5, 1,
  ])
})
