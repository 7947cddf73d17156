import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededBytes, seededRandom } from '#testing/index.ts'
import { ID_RANDOM_BYTES, isLocalId, isTempId, newId, newLocalId, newTempId } from './ids.ts'

const times = fc.integer({ min: 0, max: 0xffff_ffff * 1000 })
const randoms = fc.uint8Array({ minLength: ID_RANDOM_BYTES, maxLength: ID_RANDOM_BYTES })

describe('ids', () => {
  it('ENT-04 of the client are a prefix, the time in seconds and random hex', () => {
    fc.assert(
      fc.property(times, randoms, (now, random) => {
        const seconds = Math.floor(now / 1000)
        for (const [prefix, id] of [
          ['temp_', newTempId(now, random)],
          ['local_', newLocalId(now, random)],
        ] as const) {
          expect(id).toMatch(new RegExp(`^${prefix}[0-9a-f]{24}$`))
          const hex = id.slice(prefix.length)
          expect(Number.parseInt(hex.slice(0, 8), 16)).toBe(seconds)
          expect(
            Uint8Array.from(hex.slice(8).match(/../g) ?? [], (h) => Number.parseInt(h, 16)),
          ).toEqual(random)
        }
      }),
    )
  })

  it('differ when their randomness does', () => {
    const random = seededRandom(7)
    const ids = Array.from({ length: 1000 }, () => newId(0, seededBytes(random, ID_RANDOM_BYTES)))
    expect(new Set(ids).size).toBe(1000)
  })

  it('sort by the second in which they were made', () => {
    const random = new Uint8Array(ID_RANDOM_BYTES)
    const later = newId(1_700_000_001_000, random)
    expect(newId(1_700_000_000_999, random.fill(255)) < later).toBe(true)
  })

  it('tell by their prefix where their entry lives', () => {
    expect([isTempId('temp_1'), isTempId('local_1'), isTempId('1')]).toEqual([true, false, false])
    expect([isLocalId('temp_1'), isLocalId('local_1'), isLocalId('1')]).toEqual([
      false,
      true,
      false,
    ])
  })
})
