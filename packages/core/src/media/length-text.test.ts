import { expect, it } from 'vitest'
import { lengthText } from './index.ts'

it('the length of a recording has minutes and seconds, and hours if it needs them (MED-75)', () => {
  expect([0, 6.6, 60, 130, 3599.4, 3599.6, 36_730].map(lengthText)).toEqual([
    '0:00',
    '0:07',
    '1:00',
    '2:10',
    '59:59',
    '1:00:00',
    '10:12:10',
  ])
})
