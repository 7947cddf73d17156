import { expect, it } from 'vitest'
import { daysShown, periodIn, placeOf, problemOf } from './shown-period.ts'

it('INS-86 the address keeps a year and chosen days, and nothing else is taken from it', () => {
  const days = { from: '2026-03-01', to: '2026-03-14' }
  for (const shown of [
    { kind: 'weekly' },
    { kind: 'yearly', day: '2025-06-01' },
    { kind: 'days' },
    { kind: 'days', days },
  ] as const)
    expect(periodIn(placeOf(shown).replace('/summary', ''))).toEqual(shown)
  expect(placeOf({ kind: 'days', days })).toBe('/summary?period=days&from=2026-03-01&to=2026-03-14')
  for (const wrong of ['from=2026-03-01', 'from=2026-03-14&to=2026-03-01', 'from=x&to=2026-03-01'])
    expect(periodIn(`?period=days&${wrong}`)).toEqual({ kind: 'days' })
  expect(periodIn('?period=centuries')).toEqual({ kind: 'weekly' })
  expect(daysShown({ kind: 'days' }, '2026-03-14')).toBeUndefined()
  expect(daysShown({ kind: 'yearly' }, '2026-03-14')).toEqual({
    kind: 'yearly',
    from: '2026-01-01',
    to: '2026-12-31',
  })
})

it('INS-87 a leap year of days can be chosen, and no day more', () => {
  const problem = (from: string, to: string) => problemOf({ from, to })
  expect(problem('2024-01-01', '2024-12-31')).toBeUndefined()
  expect(problem('2024-01-01', '2025-01-01')).toBe('tooMany')
  expect(problem('2024-01-02', '2024-01-01')).toBe('wrongWay')
  expect(problem('2026-02-30', '2026-03-01')).toBe('missing')
  expect(problem('', '2026-03-01')).toBe('missing')
})
