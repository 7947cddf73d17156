import { expect, it } from 'vitest'
import type { Entry } from '#journal/index.ts'
import { anEntry } from '#testing/index.ts'
import { fingerprintOf, madeId } from './made-id.ts'

it('a made id looks like any other and is the same for the same text', () => {
  expect(madeId('day-one:A1')).toMatch(/^[0-9a-f]{24}$/)
  expect(madeId('day-one:A1')).toBe(madeId('day-one:A1'))
  expect(madeId('')).not.toBe(madeId('\0'))
})

it('made ids of texts that differ a little differ, in every part of them', () => {
  const ids = Array.from({ length: 20_000 }, (_, number) => madeId(`journey:${number}-3fe2b471`))
  expect(new Set(ids).size).toBe(ids.length)
  const parts = [0, 8, 16].map((from) => new Set(ids.map((id) => id.slice(from, from + 8))).size)
  // So many of 20,000 random numbers of 32 bits are the same by chance: hardly one.
  for (const different of parts) expect(different).toBeGreaterThan(ids.length - 5)
})

it('a fingerprint tells of all that a person can change, and of nothing else', () => {
  const entry = anEntry()
  const before = fingerprintOf(entry)
  expect(fingerprintOf({ ...entry, _id: 'x', userId: 'y', updatedAt: '', device: 'z' })).toBe(
    before,
  )
  const changes: Partial<Entry>[] = [
    { title: 'x' },
    { content: 'x' },
    { prompt: 'x' },
    { mood: 'calm' },
    { tags: ['x'] },
    { favorite: true },
    { hideFromAssistant: true },
    { localDate: '2026-03-15' },
    { timeZone: 'Asia/Tokyo' },
    { createdAt: '2026-03-14T09:30:00.001Z' },
  ]
  const all = changes.map((change) => fingerprintOf(anEntry(change)))
  expect(new Set([before, ...all]).size).toBe(changes.length + 1)
})
