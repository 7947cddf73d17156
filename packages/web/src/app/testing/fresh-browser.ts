import '#styles/index.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { closeApp } from './open-app.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(async () => {
  const problems = closeApp()
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  const printed = vi.mocked(console.error).mock.calls.map((parts) => parts.join(' '))
  vi.restoreAllMocks()
  expect([...problems, ...printed], 'what nobody should see in a browser').toEqual([])
})
