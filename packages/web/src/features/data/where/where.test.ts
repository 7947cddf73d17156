import { sizeText } from '@daywell/core/storage'
import { anEntry } from '@daywell/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { manualTimers } from '#api/testing/manual-timers.ts'
import { keepCounting } from './counting.ts'
import { countHeldHere } from './held-here.ts'
import { wayOf } from './way-of.ts'

describe('what is on this device', () => {
  it('is counted in entries, versions, deletions and bytes', () => {
    const entry = anEntry({ content: '灯台' })
    const holding = {
      entries: [entry, anEntry()],
      versions: [entry],
      deleted: [{ entry, deletedAt: '2026-03-14T09:30:00.000Z' }],
      ids: [],
    }
    const { bytes, ...counts } = countHeldHere(holding)
    expect(counts).toEqual({ entries: 2, versions: 1, deleted: 1 })
    const all = [...holding.entries, ...holding.versions, ...holding.deleted]
    expect(bytes).toBe(new Blob(all.map((value) => JSON.stringify(value))).size)
    expect(countHeldHere({ entries: [], versions: [], deleted: [], ids: [] }).bytes).toBe(0)
  })

  it('is counted again once after a burst of changes', async () => {
    const listeners = new Set<() => void>()
    const timers = manualTimers()
    const counts: number[] = []
    let reads = 0
    const stop = keepCounting({
      async holding() {
        reads += 1
        return { entries: Array(reads).fill(anEntry()), versions: [], deleted: [], ids: [] }
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      onCount: ({ entries }) => counts.push(entries),
      timers,
    })
    await vi.waitFor(() => expect(counts).toEqual([1]))
    for (let portion = 0; portion < 50; portion += 1) for (const changed of listeners) changed()
    expect([reads, timers.waiting()]).toEqual([1, [1000]])
    timers.ring()
    await vi.waitFor(() => expect(counts).toEqual([1, 2]))
    for (const changed of listeners) changed()
    stop()
    expect([reads, timers.waiting(), listeners.size]).toEqual([2, [], 0])
  })

  it.each([
    [0, '0\u00a0bytes'],
    [1, '1\u00a0byte'],
    [999, '999\u00a0bytes'],
    [1234, '1\u00a0kB'],
    [1_234_567, '1.2\u00a0MB'],
    [12_345_678_901, '12.3\u00a0GB'],
    [9e15, '9,000\u00a0TB'],
  ])('%d bytes read %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text)
  })
})

it.each([
  ['https://daywell.example/privacy', 'encrypted'],
  ['http://127.0.0.1:3000/privacy', 'inside'],
  ['http://localhost/privacy', 'inside'],
  ['http://[::1]:3000/', 'inside'],
  ['http://192.168.1.7:3000/privacy', 'open'],
  ['http://localhost.example/', 'open'],
] as const)('the way of words from %s is %s', (address, way) => {
  expect(wayOf(new URL(address))).toBe(way)
})
