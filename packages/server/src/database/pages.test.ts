import { expect, it } from 'vitest'
import { fairScheduler } from '#concurrency/fair-scheduler.ts'
import { cutIntoPages, PAGE_ROWS } from './pages.ts'

it('SEC-70 lets one wait end in each macrotask, and people in rotation', async () => {
  const next = fairScheduler()
  const served: string[] = []
  let macrotask = 0
  const wait = (who: string) =>
    next(who).then(() => served.push(`${who} in macrotask ${macrotask}`))
  const waiting = Promise.all([...'AAAABBC'].map(wait))
  while (served.length < 7) {
    macrotask += 1
    await new Promise(setImmediate)
  }
  await waiting
  expect(served.map((one) => one[0]).join('')).toBe('ABCABAA')
  expect(new Set(served).size).toBe(7)
})

it('SEC-70 cuts a page by rows and by bytes, and never leaves a long row out', () => {
  const sizes = (bytes: number[]) =>
    cutIntoPages(bytes.map((one) => ({ bytes: one }))).map((page) => page.length)
  expect(sizes(Array.from({ length: 60 }, () => 10))).toEqual([PAGE_ROWS, PAGE_ROWS, 10])
  expect(sizes([100_000, 100_000, 1_500_000, 1_500_000, 10])).toEqual([2, 1, 1, 1])
  expect(sizes([])).toEqual([])
})
