import { expect, it } from 'vitest'
import { keyedBudget } from './keyed-budget.ts'

it('bounds what one person holds, and gets it back once', () => {
  const hold = keyedBudget({ perKey: 2 }, () => new Error('too much'))
  const first = hold('ada', 1)
  hold('ada', 1)
  expect(() => hold('ada', 1)).toThrow('too much')
  hold('ben', 2)
  first.release()
  first.release()
  hold('ada', 1)
  expect(() => hold('ada', 1)).toThrow('too much')
})
