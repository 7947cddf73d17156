import { expect, it, onTestFinished, vi } from 'vitest'
import { listensToDrafts, setListensToDrafts } from './draft-setting.ts'

it('opting out of draft checks works even if storage fails', () => {
  const full = (_key: string, _value: string): unknown => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: full,
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(listensToDrafts()).toBe(true)
  setListensToDrafts(false)
  expect(listensToDrafts()).toBe(false)
  setListensToDrafts(true)
  expect(listensToDrafts()).toBe(true)
  storage.setItem = (key: string, value: string) => kept.set(key, value)
  setListensToDrafts(false)
  expect([listensToDrafts(), kept.size]).toEqual([false, 1])
})
