import { Buffer } from 'node:buffer'
import { createCipheriv, createDecipheriv, createHash, scryptSync } from 'node:crypto'
import { seededBytes, seededRandom } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './sealed-file.ts'
import { HEADER_LENGTH } from './sealed-header.ts'
import { TransferFailure } from './transfer-failure.ts'

const PASSPHRASE = 'Six words, or four; or none'
/** A cheap key, so that thousands of files can be opened. */
const quick = { cost: { logN: 2, r: 1, p: 1 }, chunkSize: 64 }
const SEALED = quick.chunkSize + 16

const random = seededRandom(28)
const noise = (length: number) => Uint8Array.from(seededBytes(random, length))
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const sealed = async (content: Uint8Array<ArrayBuffer>, passphrase = PASSPHRASE) =>
  bytesOf(await seal(new Blob([content]), passphrase, {}, quick))

async function outcome(file: Uint8Array<ArrayBuffer>, passphrase = PASSPHRASE) {
  try {
    return await bytesOf(await unseal(new Blob([file]), passphrase))
  } catch (error) {
    if (error instanceof TransferFailure) return error.reason
    throw error
  }
}

/** Opens a file with other tools, following only the decision record. */
function openedElsewhere(file: Uint8Array, passphrase: string): Buffer {
  const bytes = Buffer.from(file)
  const [logN, r, p] = [bytes.readUInt8(15), bytes.readUInt8(16), bytes.readUInt8(17)]
  const [chunkSize, salt] = [bytes.readUInt32BE(18), bytes.subarray(22, 54)]
  const made = scryptSync(passphrase, salt, 64, { N: 2 ** logN, r, p, maxmem: 2 ** 30 })
  expect(bytes.toString('latin1', 0, 15)).toBe('daywell-sealed\x01')
  expect(bytes.subarray(54, 86).equals(made.subarray(32))).toBe(true)
  const sum = createHash('sha256').update(bytes.subarray(0, 86)).digest().subarray(0, 8)
  expect(bytes.subarray(86, 94).equals(sum)).toBe(true)
  const parts: Buffer[] = []
  for (let at = 94, number = 0; at < bytes.length; at += chunkSize + 16, number += 1) {
    const chunk = bytes.subarray(at, at + chunkSize + 16)
    const nonce = Buffer.alloc(12)
    nonce.writeUInt32BE(number, 7)
    nonce.writeUInt8(at + chunk.length === bytes.length ? 1 : 0, 11)
    const cipher = createDecipheriv('aes-256-gcm', made.subarray(0, 32), nonce)
    cipher.setAAD(bytes.subarray(0, 94)).setAuthTag(chunk.subarray(-16))
    parts.push(cipher.update(chunk.subarray(0, -16)), cipher.final())
  }
  return Buffer.concat(parts)
}

describe('an encrypted file', () => {
  it.each([0, 1, 63, 64, 65, 127, 128, 129, 1000])(
    'returns %d bytes, here and with other tools',
    async (length) => {
      const content = noise(length)
      const file = await sealed(content)
      expect(file).toHaveLength(HEADER_LENGTH + length + 16 * Math.max(1, Math.ceil(length / 64)))
      expect(await outcome(file)).toEqual(content)
      expect(openedElsewhere(file, PASSPHRASE).equals(content)).toBe(true)
    },
  )

  it('differs each time, and contains nothing readable', async () => {
    const content = new TextEncoder().encode('A word that nobody is to see. '.repeat(9))
    const files = [await sealed(content), await sealed(content)]
    const [first, second] = files.map((file) => Buffer.from(file).toString('latin1'))
    expect(first?.slice(22)).not.toBe(second?.slice(22))
    expect(first).not.toContain('nobody')
  })

  it('reports progress', async () => {
    const told: string[] = []
    const watching = {
      onKey: (done: number) => told.push(`key ${done}`),
      onContent: (done: number) => told.push(`content ${done}`),
    }
    const file = await seal(new Blob([noise(200)]), PASSPHRASE, watching, quick)
    expect(told.filter((line) => line.startsWith('content'))).toEqual(
      [0.25, 0.5, 0.75, 1].map((done) => `content ${done}`),
    )
    expect(told).toContain('key 1')
    const sealing = told.splice(0)
    await unseal(file, PASSPHRASE, watching)
    expect(told).toEqual(sealing)
  })

  it('opens only with the same passphrase, however that was typed', async () => {
    const content = noise(100)
    const file = await sealed(content, 'Über den Fluss  und zurück')
    expect(await outcome(file, ' U\u0308ber den Fluss und zuru\u0308ck\n')).toEqual(content)
    for (const wrong of ['', 'über den Fluss und zurück', 'Über den Fluss und zuruck']) {
      expect(await outcome(file, wrong)).toBe('wrong-passphrase')
    }
  })
})

describe('a modified encrypted file', () => {
  const content = noise(150)

  it('is detected for every flipped bit', async () => {
    const file = await sealed(content)
    const reasons = new Set<unknown>()
    for (let bit = 0; bit < file.length * 8; bit += 1) {
      const flipped = Uint8Array.from(file)
      flipped[bit >> 3] = (file[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const reason = await outcome(flipped)
      expect(typeof reason, `bit ${bit}`).toBe('string')
      // After the magic bytes and the version, damage never looks like a wrong passphrase.
      if (bit >= 15 * 8) expect(reason, `bit ${bit}`).toBe('damaged')
      reasons.add(reason)
    }
    expect(reasons).toEqual(new Set(['not-ours', 'newer', 'damaged']))
  })

  it('is detected wherever it was truncated, and when something follows', async () => {
    const file = await sealed(content)
    for (let length = 0; length < file.length; length += 1) {
      const reason = await outcome(file.slice(0, length))
      expect(reason, `${length}`).toBe(length < 14 ? 'not-ours' : 'damaged')
    }
    for (const more of [1, 16, 17, SEALED]) {
      expect(await outcome(Uint8Array.from([...file, ...noise(more)]))).toBe('damaged')
    }
  })

  it('is detected when chunks are swapped, missing, repeated or from another file', async () => {
    const [file, other] = [await sealed(noise(256)), await sealed(noise(256))]
    const partOf = (from: Uint8Array, n: number) => [
      ...from.subarray(HEADER_LENGTH + n * SEALED, HEADER_LENGTH + (n + 1) * SEALED),
    ]
    const made = (order: readonly number[], from: Uint8Array = file) =>
      Uint8Array.from([
        ...file.subarray(0, HEADER_LENGTH),
        ...order.flatMap((n) => partOf(n < 0 ? other : from, Math.abs(n))),
      ])
    expect(await outcome(made([0, 1, 2, 3]))).toHaveLength(256)
    const orders = [[1, 0, 2, 3], [0, 1, 3, 2], [0, 2, 3], [0, 1, 2], [3], [0, 1, 1, 2, 3], []]
    for (const order of [...orders, [0, -1, 2, 3], [0, 1, 2, -3], [0, 1, 2, 3, 3]]) {
      expect(await outcome(made(order)), `${order}`).toBe('damaged')
    }
  })

  it('is detected when an empty end was sealed with the right key', async () => {
    const file = await sealed(noise(64))
    const made = scryptSync(PASSPHRASE, file.subarray(22, 54), 64, { N: 4, r: 1, p: 1 })
    const chunk = (number: number, isLast: boolean, plain: Uint8Array) => {
      const nonce = Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number, isLast ? 1 : 0])
      const cipher = createCipheriv('aes-256-gcm', made.subarray(0, 32), nonce)
      cipher.setAAD(file.subarray(0, HEADER_LENGTH))
      return [...cipher.update(plain), ...cipher.final(), ...cipher.getAuthTag()]
    }
    const header = file.subarray(0, HEADER_LENGTH)
    const plain = noise(64)
    const sound = Uint8Array.from([...header, ...chunk(0, true, plain)])
    expect(await outcome(sound)).toEqual(plain)
    const padded = [...header, ...chunk(0, false, plain), ...chunk(1, true, new Uint8Array())]
    expect(await outcome(Uint8Array.from(padded))).toBe('damaged')
  })

  it.each<[string, number[], string]>([
    ['too much memory', [19, 8, 1], 'refused'],
    ['all the memory there is', [31, 255, 1], 'refused'],
    ['numbers beyond any', [255, 255, 255], 'refused'],
    ['too many passes', [10, 8, 5], 'refused'],
    ['no rounds', [0, 8, 1], 'refused'],
    ['no blocks', [10, 0, 1], 'refused'],
    ['no passes', [10, 8, 0], 'refused'],
    ['tiny chunks', [10, 8, 1, 0, 0, 0, 1], 'refused'],
    ['huge chunks', [10, 8, 1, 255, 255, 255, 255], 'refused'],
    ['what is bearable', [10, 8, 2], 'wrong-passphrase'],
  ])('may ask for %s', async (_, numbers, reason) => {
    const file = await sealed(noise(10))
    file.set(numbers, 15)
    file.set(createHash('sha256').update(file.subarray(0, 86)).digest().subarray(0, 8), 86)
    expect(await outcome(file)).toBe(reason)
  })

  it('may be another kind of file', async () => {
    for (const text of ['', '{}', 'PK\x03\x04', 'daywell', 'x'.repeat(5000)]) {
      expect(await outcome(new TextEncoder().encode(text))).toBe('not-ours')
    }
  })
})
