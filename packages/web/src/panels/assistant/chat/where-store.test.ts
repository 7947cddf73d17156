import { expect, it } from 'vitest'
import { answersHere, type KnownWhere } from './where-store.ts'

it('AI-123 only local mode without a configured model answers on this device', () => {
  const builtin = { model: null } as KnownWhere
  const model = { model: 'quill-7b' } as KnownWhere
  for (const known of [builtin, 'unknown', 'failed'] as const)
    expect(answersHere('local', known)).toBe(true)
  expect(answersHere('local', model)).toBe(false)
  for (const level of ['hybrid', 'cloud', undefined] as const)
    expect(answersHere(level, builtin)).toBe(false)
})
