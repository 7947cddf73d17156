import { expect, it } from 'vitest'
import { isKept } from './is-kept.ts'

it('a browser that promises nothing, or cannot be asked, does not keep what is stored', async () => {
  expect(await isKept({ persisted: async () => true })).toBe(true)
  expect(await isKept({ persisted: async () => false })).toBe(false)
  expect(await isKept(undefined)).toBe(false)
  expect(await isKept({})).toBe(false)
  expect(await isKept({ persisted: () => Promise.reject(new Error('no')) })).toBe(false)
})
