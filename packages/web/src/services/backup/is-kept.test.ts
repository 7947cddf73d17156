import { expect, it } from 'vitest'
import { isKept } from './is-kept.ts'

it('without a promise of persistent storage, or a way to ask, stored data counts as not persistent', async () => {
  expect(await isKept({ persisted: async () => true })).toBe(true)
  expect(await isKept({ persisted: async () => false })).toBe(false)
  expect(await isKept(undefined)).toBe(false)
  expect(await isKept({})).toBe(false)
  expect(await isKept({ persisted: () => Promise.reject(new Error('no')) })).toBe(false)
})
