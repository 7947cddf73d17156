import { expect, it } from 'vitest'
import { chosenDay } from './day-choice.ts'

it('a date is accepted once it is complete, not in the future, not too old', () => {
  const typed = ['', '0002-11-03', '0020-11-03', '0202-11-03', '2026-03-15', undefined]
  expect(typed.map((day) => chosenDay(day, '2026-03-14'))).toEqual(typed.map(() => undefined))
  expect(chosenDay('2025-11-03', '2026-03-14')).toBe('2025-11-03')
  expect(chosenDay('2026-03-14', '2026-03-14')).toBe('2026-03-14')
})
