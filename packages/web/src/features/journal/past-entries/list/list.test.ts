import { anEntry } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import { byDay, rowsOf } from './months.ts'
import { rowForKey } from './row-for-key.ts'
import { drawnRows, rowHeights, rowsInView, rowsToDraw } from './row-heights.ts'
import { rowKeys } from './row-keys.ts'
import { firstWhole } from './tab-stop.ts'

describe('the rows of the list', () => {
  it('are sorted by date, with one heading per month', () => {
    const entries = [
      anEntry({ _id: 'today', localDate: '2026-03-02' }),
      anEntry({ _id: 'dated back', localDate: '2025-12-31' }),
      anEntry({ _id: 'earlier today', localDate: '2026-03-02' }),
      anEntry({ _id: 'before', localDate: '2026-02-27' }),
      anEntry({ _id: 'tomorrow elsewhere', localDate: '2026-03-03' }),
    ]
    expect(
      rowsOf(byDay(entries)).map(({ entry, month, last }) => [entry._id, month, last]),
    ).toEqual([
      ['tomorrow elsewhere', 'March 2026', false],
      ['today', undefined, false],
      ['earlier today', undefined, true],
      ['before', 'February 2026', true],
      ['dated back', 'December 2025', true],
    ])
  })
})

describe('the keys of rows', () => {
  const entries = (...ids: string[]) => ids.map((_id) => anEntry({ _id }))

  it('are stable when an entry gets its server id, and unique', () => {
    const keysOf = rowKeys()
    const now = new Map([
      ['temp_1', 'temp_1'],
      ['local_1', 'local_1'],
    ])
    const keys = (...ids: string[]) => {
      const keyOf = keysOf(entries(...ids), (id) => now.get(id))
      return entries(...ids).map((entry) => keyOf(entry))
    }
    expect(keys('temp_1', 'b', 'local_1')).toEqual(['temp_1', 'b', 'local_1'])
    now.set('temp_1', 'a').set('local_1', 'temp_2').set('temp_2', 'temp_2')
    expect(keys('a', 'b', 'temp_2')).toEqual(['temp_1', 'b', 'local_1'])
    now.set('temp_2', 'c')
    expect(keys('a', 'b', 'c', 'temp_3')).toEqual(['temp_1', 'b', 'local_1', 'temp_3'])
    // It was deleted.
    expect(keys('a', 'b', 'c')).toEqual(['temp_1', 'b', 'local_1'])
  })
})

describe('the heights of rows', () => {
  const keys = Array.from({ length: 10_000 }, (_, n) => `${n}`)

  it('default to the typical height until measured', () => {
    const heights = rowHeights(keys, new Map(), 100)
    expect([heights.offset(10), heights.offset(10_000)]).toEqual([1000, 1_000_000])
    expect(heights.measured(3, 150)).toBe(true)
    expect(heights.measured(3, 150.4)).toBe(false)
    expect([3, 4, 10].map(heights.offset)).toEqual([300, 450, 1050])
    expect(heights.measured(0, 0)).toBe(false)
    expect(heights.measured(10_000, 5)).toBe(false)
  })

  it('find the row at any offset', () => {
    const heights = rowHeights(keys, new Map(), 100)
    heights.measured(0, 250)
    expect([-10, 0, 249, 250, 349, 350, 2_000_000].map(heights.at)).toEqual([
      0, 0, 0, 1, 1, 2, 9999,
    ])
    expect(rowHeights([], new Map(), 100).at(50)).toBe(0)
  })

  it('find the first fully visible row', () => {
    const heights = rowHeights(['a', 'b', 'c'], new Map(), 100)
    const first = (scrollTop: number) => firstWhole(heights, { scrollTop })
    expect([0, 1, 100, 100.4, 101, 250].map(first)).toEqual([0, 1, 1, 1, 2, 2])
  })

  it('are remembered by row, and determine the typical height', () => {
    const known = new Map([
      ['1', 80],
      ['9', 120],
    ])
    const heights = rowHeights(['9', '8', '1'], known, 500)
    expect([1, 2, 3].map(heights.offset)).toEqual([120, 220, 300])
  })

  it('determine the rows to render, and few others', () => {
    const heights = rowHeights(keys, new Map(), 100)
    const none = { start: 0, end: 0 }
    expect(rowsInView(heights, { top: 5000, height: 750 })).toEqual({ start: 50, end: 58 })
    const drawn = rowsToDraw(heights, { top: 5000, height: 750 }, none)
    expect(drawn).toEqual({ start: 44, end: 64 })
    expect(rowsToDraw(heights, { top: 5200, height: 750 }, drawn)).toBe(drawn)
    expect(rowsToDraw(heights, { top: 5300, height: 750 }, drawn)).toEqual({ start: 47, end: 67 })
    expect(rowsToDraw(heights, { top: 0, height: 150 }, drawn)).toEqual({ start: 0, end: 8 })
    expect(rowsToDraw(heights, { top: 999_900, height: 800 }, none).end).toBe(10_000)
    expect(rowsToDraw(heights, { top: 0, height: 100 }, { start: 0, end: 90 }).end).toBe(8)
    expect(rowsToDraw(rowHeights([], new Map(), 1), { top: 0, height: 9 }, drawn)).toEqual(none)
  })

  it('the focused row stays rendered, with its neighbors', () => {
    expect(drawnRows({ start: 5, end: 8 }, -1, 10)).toEqual([5, 6, 7])
    expect(drawnRows({ start: 5, end: 8 }, 0, 10)).toEqual([0, 1, 5, 6, 7])
    expect(drawnRows({ start: 5, end: 8 }, 9, 10)).toEqual([5, 6, 7, 8, 9])
    expect(drawnRows({ start: 5, end: 80 }, -1, 7)).toEqual([5, 6])
  })
})

describe('the keys of the list', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
  const place = { focused: 5, count: 10, page: 4 }
  const leadsTo = (key: string, at = place) => rowForKey({ key, ...none }, at)

  it('lead to every row, and stay within the list', () => {
    const keys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']
    expect(keys.map((key) => leadsTo(key))).toEqual([6, 4, 9, 1, 0, 9])
    expect(leadsTo('ArrowUp', { ...place, focused: 0 })).toBe(0)
    expect(leadsTo('PageDown', { ...place, focused: 9 })).toBe(9)
  })

  it('are left to the browser otherwise', () => {
    expect(leadsTo('a')).toBeUndefined()
    expect(leadsTo('ArrowDown', { ...place, focused: -1 })).toBeUndefined()
    expect(rowForKey({ key: 'ArrowDown', ...none, altKey: true }, place)).toBeUndefined()
  })
})
