import { afterEach, beforeEach, expect, vi } from 'vitest'

// A console error is an overlooked defect: it fails the test that printed it.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const printed = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(printed, 'printed to the console').toEqual([])
})
