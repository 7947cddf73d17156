import { expect, it } from 'vitest'
import { keyedBudget } from './keyed-budget.ts'

const aBudget = () => keyedBudget({ total: 100, perKey: 60 }, () => new Error('too much'))

it('API-27 bounds the bytes of one person, and of all together', () => {
  const hold = aBudget()
  const [first, second, other] = [hold('ada'), hold('ada'), hold('ben')]
  first.grow(50)
  second.grow(10)
  expect(() => second.grow(1)).toThrow('too much')
  other.grow(40)
  expect(() => other.grow(1)).toThrow('too much')
  first.release()
  other.grow(20)
  second.grow(30)
  expect(() => second.grow(11)).toThrow('too much')
})

it('API-27 gives back what was held, once', () => {
  const hold = aBudget()
  const [first, second] = [hold('ada'), hold('ada')]
  first.grow(30)
  second.grow(30)
  first.release()
  first.release()
  expect(() => first.grow(1), 'no one would give it back').toThrow('too much')
  const third = hold('ada')
  third.grow(30)
  expect(() => third.grow(1)).toThrow('too much')
})
