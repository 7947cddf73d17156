import { expect, it } from 'vitest'
import { planIn } from './chosen-plan.ts'

it('the plan is the one whose card was followed, whatever else the address holds', () => {
  expect(planIn('?plan=monthly')).toBe('monthly')
  expect(planIn('?from=landing&plan=monthly')).toBe('monthly')
  expect(planIn('?plan=yearly')).toBe('yearly')
  for (const other of ['', '?', '?monthly', '?plan=weekly', '?from=/journal'])
    expect(planIn(other)).toBe('yearly')
})
