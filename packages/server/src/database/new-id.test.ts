import { describe, expect, it } from 'vitest'
import { pooledRandom } from './new-id.ts'

describe('pooled random bytes', () => {
  it('are never given out twice, nor changed later', () => {
    const given = Array.from({ length: 3000 }, () => pooledRandom(12))
    const asGiven = given.map((bytes) => bytes.toString('hex'))
    expect(given.every(({ length }) => length === 12)).toBe(true)
    expect(new Set(asGiven).size).toBe(3000)
    pooledRandom(10_000)
    expect(given.map((bytes) => bytes.toString('hex'))).toEqual(asGiven)
  })
})
