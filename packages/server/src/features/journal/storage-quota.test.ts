import { expect, it } from 'vitest'
import { fullPart } from './storage-quota.ts'

const QUOTA = { entries: 10, entryBytes: 1000, versionBytes: 100, mediaBytes: 0 }
const OVER = { entries: 1, entryBytes: 100, versionBytes: 500, mediaBytes: 0 }

it('a restore that makes the full part smaller is accepted, and a new entry is not', () => {
  expect(fullPart(QUOTA, OVER, { entries: 1, entryBytes: 50, versionBytes: -50 })).toBeUndefined()
  expect(fullPart(QUOTA, OVER, { entries: 1, entryBytes: 50 })).toBe('versionBytes')
})
