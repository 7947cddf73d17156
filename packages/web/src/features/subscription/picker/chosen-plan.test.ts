import { expect, it } from 'vitest'
import { planIn } from './chosen-plan.ts'

it('starts with the plan from the URL or the link, else with the yearly one', () => {
  const by = (search: string, state: unknown = null) => planIn({ search, state })
  expect(by('?plan=monthly')).toBe('monthly')
  expect(by('?from=landing&plan=monthly')).toBe('monthly')
  expect(by('?plan=yearly', { plan: 'monthly' })).toBe('yearly')
  expect(by('', { plan: 'monthly' })).toBe('monthly')
  for (const other of ['', '?', '?monthly', '?plan=weekly', '?from=/journal'])
    expect(by(other)).toBe('yearly')
  for (const state of [undefined, 'monthly', {}, { plan: 'weekly' }])
    expect(by('', state)).toBe('yearly')
})
