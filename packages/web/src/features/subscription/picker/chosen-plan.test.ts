import { expect, it } from 'vitest'
import { planIn } from './chosen-plan.ts'

it('the plan is the one whose card was followed, whatever else the history holds', () => {
  expect(planIn({ plan: 'monthly' })).toBe('monthly')
  expect(planIn({ plan: 'yearly' })).toBe('yearly')
  for (const other of [null, undefined, 'monthly', { from: '/journal' }, { plan: 'weekly' }])
    expect(planIn(other)).toBe('yearly')
})
