import { seededRandom } from '@daywell/core/testing'
import { expect, it } from 'vitest'
import { isRange, rangeOf } from '../range/shown-range.ts'
import { anchorAt, baselineBeside, NAME_WIDTH_PX, namedPlaces } from './axis-names.ts'
import { nextPoint } from './next-point.ts'
import { pointNear } from './point-near.ts'
import { smoothLine } from './smooth-line.ts'

const press = (key: string, held = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
})
const at = (row: number, column: number) => ({ key: `${row}/${column}`, row, column })

it('arrow keys move between points across gaps, and stop at the ends', () => {
  const points = [at(0, 0), at(0, 3), at(1, 2), at(3, 1)]
  const from = (key: string, row: number, column: number) =>
    nextPoint(points, at(row, column), press(key))?.key
  expect(
    ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'x'].map((key) =>
      from(key, 0, 0),
    ),
  ).toEqual([...['0/3', undefined, '1/2', undefined, '0/0', '3/1', undefined]])
  expect([from('ArrowUp', 3, 1), from('ArrowDown', 1, 2)]).toEqual(['1/2', '3/1'])
  expect(nextPoint(points, at(0, 0), press('ArrowRight', { altKey: true }))).toBeUndefined()
  const row = [at(0, 0), at(0, 3)]
  expect(nextPoint(row, at(0, 0), press('ArrowDown'))?.key).toBe('0/3')
  expect(nextPoint(row, at(0, 3), press('ArrowUp'))?.key).toBe('0/0')
})

it('a line never overshoots its points', () => {
  const random = seededRandom(7)
  for (let round = 0; round < 50; round++) {
    const points = Array.from({ length: 8 }, (_, x) => ({
      x: x * 10,
      y: Math.round(random() * 100),
    }))
    const curves = smoothLine(points).split('C').slice(1)
    for (const [index, curve] of curves.entries()) {
      const [, y1 = 0, , y2 = 0] = curve.split(' ').map(Number)
      const ends = [points[index]?.y ?? 0, points[index + 1]?.y ?? 0]
      for (const y of [y1, y2]) {
        expect(y).toBeGreaterThanOrEqual(Math.min(...ends) - 0.1)
        expect(y).toBeLessThanOrEqual(Math.max(...ends) + 0.1)
      }
    }
  }
  expect([smoothLine([]), smoothLine([{ x: 1, y: 2 }])]).toEqual(['', 'M1 2'])
})

it('a preset ends today, and all includes everything', () => {
  expect(rangeOf('month', [], '2026-11-15')).toEqual({
    preset: 'month',
    from: '2026-10-17',
    to: '2026-11-15',
  })
  expect(rangeOf('all', [], '2026-11-15')).toMatchObject({ from: '2026-11-15', to: '2026-11-15' })
  expect(isRange({ from: '2026-11-15', to: '2026-11-14' })).toBe(false)
  expect(isRange({ from: '', to: '2026-11-14' })).toBe(false)
})

it('a touch near a point selects the nearest one within reach', () => {
  const points = [0, 40].map((x) => ({ x, y: 0, width: 10, height: 10 }))
  expect([pointNear(points, 20, 5), pointNear(points, 36, 5), pointNear(points, 90, 5)]).toEqual([
    ...[points[0], points[1], undefined],
  ])
})

it('axis labels never overlap at any spacing, and the last one is always there', () => {
  const random = seededRandom(9)
  for (let round = 0; round < 200; round++) {
    const axis = { left: 78, right: 78 + 120 + random() * 800 }
    const places = Array.from({ length: 1 + Math.floor(random() * 40) }, () => random())
    const xs = places.map((at) => axis.left + at * (axis.right - axis.left)).sort((a, b) => a - b)
    const named = [...namedPlaces(xs, axis)].sort((a, b) => a - b)
    expect(named.at(-1)).toBe(xs.length - 1)
    const extents = named.map((index) => {
      const x = xs[index] ?? 0
      const shift = { start: 0, middle: 0.5, end: 1 }[anchorAt(x, axis)] * NAME_WIDTH_PX
      return [x - shift, x - shift + NAME_WIDTH_PX] as const
    })
    for (const [index, [start]] of extents.entries())
      expect(start).toBeGreaterThanOrEqual(extents[index - 1]?.[1] ?? Number.NEGATIVE_INFINITY)
  }
})

it('a label next to a point stays off the axis and within the chart', () => {
  const room = { top: 12, bottom: 238 }
  expect(baselineBeside(100, 'above', room)).toBe(88)
  expect(baselineBeside(100, 'below', room)).toBe(122)
  expect(baselineBeside(16, 'above', room)).toBe(38)
  expect(baselineBeside(230, 'below', room)).toBe(218)
})
