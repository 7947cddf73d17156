import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

it('describes any thrown value and never throws', () => {
  expect(describeError(new TypeError('x is not a function'))).toBe('TypeError: x is not a function')
  expect(describeError('a sentence')).toBe('a sentence')
  expect(describeError(undefined)).toBe('undefined')
  expect(describeError(Object.create(null))).toBe('object')
})
