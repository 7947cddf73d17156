import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SealedTable } from '#database/index.ts'
import {
  CannotOpen,
  decrypt,
  decryptInSlices,
  encrypt,
  encryptInSlices,
  newCipherKey,
} from './cipher.ts'
import { UserKey } from './user-key.ts'

describe('sealing', () => {
  const cipherKey = newCipherKey()
  const key = new UserKey('user-1', cipherKey)
  const place = { table: 'entries', row: 'row-1' } as const
  const words = Buffer.from('dear diary')

  it('opens what it sealed, whatever it is', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.string(), (plain, row) => {
        const here = { table: 'revisions', row } as const
        expect(key.open(here, key.seal(here, plain)).equals(Buffer.from(plain))).toBe(true)
      }),
    )
  })

  it('never makes the same ciphertext twice', () => {
    expect(key.seal(place, words).equals(key.seal(place, words))).toBe(false)
  })

  it('PRIV-51 writes the id of its key into the ciphertext', () => {
    const sealed = key.seal(place, words)
    expect(sealed.toString('hex', 1, 9)).toBe(cipherKey.id)
    const other = new UserKey('user-1', { ...newCipherKey(), bytes: cipherKey.bytes })
    expect(() => other.open(place, sealed)).toThrow('encrypted with another key')
  })

  it('PRIV-52 opens for no other row, table or user, even under the same key', () => {
    const sealed = key.seal(place, words)
    const otherRow = { table: 'entries', row: 'row-2' } as const
    expect(() => key.open(otherRow, sealed)).toThrow(CannotOpen)
    const otherTable = { table: 'revisions' as SealedTable, row: 'row-1' }
    expect(() => key.open(otherTable, sealed as never)).toThrow(CannotOpen)
    const otherUser = new UserKey('user-2', cipherKey)
    expect(() => otherUser.open(place, sealed)).toThrow(CannotOpen)
    expect(key.open(place, sealed).equals(words)).toBe(true)
  })

  it('does not open when a single bit was changed, or the end is missing', () => {
    const sealed = key.seal(place, words)
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const changed = Buffer.from(sealed)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(() => key.open(place, changed as typeof sealed)).toThrow(CannotOpen)
    }
    for (let length = 0; length < sealed.length; length += 1) {
      const cut = sealed.subarray(0, length) as typeof sealed
      expect(() => key.open(place, cut)).toThrow(CannotOpen)
    }
  })

  it('PROF-26 opens, seals and digests nothing once it is destroyed', () => {
    const own = new UserKey('user-1', newCipherKey())
    const sealed = own.seal(place, words)
    own.digest(place, 'dear diary')
    own.destroy()
    expect(() => own.open(place, sealed)).toThrow('its key was destroyed')
    expect(() => own.seal(place, words)).toThrow('its key was destroyed')
    expect(() => own.digest(place, 'dear diary')).toThrow('its key was destroyed')
  })

  it('shows nothing of its key when it is printed or made into JSON', () => {
    const bytes = cipherKey.bytes.toString('hex')
    expect(JSON.stringify(key)).toBe('{"userId":"user-1"}')
    expect(Object.values(key)).toEqual(['user-1'])
    expect(bytes).toHaveLength(64)
  })

  it('keeps, by type, what was sealed for one table out of every other', () => {
    const sealed = key.seal(place, words)
    // @ts-expect-error sealed for entries, not for revisions
    expect(() => key.open({ table: 'revisions', row: 'row-1' }, sealed)).toThrow(CannotOpen)
    // @ts-expect-error plain bytes are not sealed
    expect(() => key.open(place, words)).toThrow(CannotOpen)
  })

  it('MED-16 seals many bytes in slices as it does at once, whatever their number', async () => {
    const binding = ['user', 'user-1', 'media piece']
    const bytes = randomBytes(400_000)
    for (const length of [0, 1, 131_071, 131_072, 131_073, 262_144, 400_000]) {
      const plain = bytes.subarray(0, length)
      const sealed = await encryptInSlices(cipherKey, binding, plain)
      expect(decrypt(cipherKey, binding, sealed).equals(plain)).toBe(true)
      const atOnce = encrypt(cipherKey, binding, plain)
      expect((await decryptInSlices(cipherKey, binding, atOnce)).equals(plain)).toBe(true)
      for (const at of [0, 20, sealed.length >> 1, sealed.length - 1]) {
        const changed = Buffer.from(sealed)
        changed[at] = (changed[at] ?? 0) ^ 1
        await expect(decryptInSlices(cipherKey, binding, changed)).rejects.toThrow(CannotOpen)
      }
      const other = ['user', 'user-2', 'media piece']
      await expect(decryptInSlices(cipherKey, other, sealed)).rejects.toThrow(CannotOpen)
    }
  })
})
