import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { join, latin, MARK, markedRecordings, SOUND, uncleanRecordings } from '#testing/index.ts'
import { cleanRecording, type FileSource, type MediaType, type Piece } from '../index.ts'

function sourceOf(bytes: Uint8Array): FileSource & { readonly readBytes: () => number } {
  let read = 0
  return {
    size: bytes.length,
    async read(from, to) {
      read += Math.min(to, bytes.length) - from
      return bytes.subarray(from, to)
    },
    readBytes: () => read,
  }
}

function assembled(bytes: Uint8Array, pieces: readonly Piece[]): Uint8Array {
  return join(
    ...pieces.map((piece) => {
      if ('zeros' in piece) return new Uint8Array(piece.zeros)
      return 'from' in piece && 'to' in piece ? bytes.subarray(piece.from, piece.to) : piece
    }),
  )
}

const cleaned = async (bytes: Uint8Array, type: string) => {
  const found = await cleanRecording(sourceOf(bytes), type as MediaType)
  return found && { ...found, bytes: assembled(bytes, found.pieces) }
}

describe('a recording', () => {
  it.each(markedRecordings)(
    'loses every place, and nothing of its sound: $type, $name (MED-38)',
    async ({ type, bytes, kept }) => {
      expect(latin(bytes)).toContain(MARK)
      const clean = await cleaned(bytes, type)
      if (!clean) return expect.unreachable()
      const text = latin(clean.bytes)
      expect(text).not.toContain(MARK)
      expect(text).not.toContain(MARK.slice(0, 8))
      for (const samples of kept) expect(text).toContain(samples)
      expect(clean.hasPictures).toBe(type.startsWith('video/'))
      // Once more it's the same: nothing of ours has to be cleaned.
      expect((await cleaned(clean.bytes, type))?.bytes).toEqual(clean.bytes)
    },
  )

  it('keeps every place of a sample, and says when it was and how long it is (MED-38)', async () => {
    for (const { type, bytes } of markedRecordings.filter((file) => file.type === 'video/mp4')) {
      const clean = await cleaned(bytes, type)
      expect(clean?.bytes).toHaveLength(bytes.length)
      expect(clean).toMatchObject({ seconds: 12.5, recordedAt: Date.UTC(2026, 2, 14, 9, 30) })
      expect(clean).toMatchObject({ width: 720, height: 1280 })
    }
  })

  it.each([
    ['recorded by a browser', { seconds: 1.5 }],
    ['fragments, the last one cut off', { seconds: 1.5 }],
    ['fragments, cut off in an index', { seconds: 1.5 }],
    ['Tags and attachments behind', { seconds: 12.5, width: 640, height: 480 }],
    ['cut off in a head', { width: 640, height: 480 }],
    ['Tags', { seconds: 12.5 }],
  ])('says what it knows of its length and size: %s (MED-150)', async (name, facts) => {
    const file = markedRecordings.find((one) => one.name === name)
    if (!file) return expect.unreachable()
    const {
      pieces: _,
      bytes: __,
      hasPictures: ___,
      recordedAt: ____,
      ...known
    } = (await cleaned(file.bytes, file.type)) ?? expect.unreachable()
    expect(known).toEqual(facts)
  })

  it.each(markedRecordings.filter(({ name }) => /fragment|browser|live|cut off/.test(name)))(
    'that was cut off is taken as far as it came: $name (MED-150)',
    async ({ type, bytes }) => {
      const whole = await cleaned(bytes, type)
      if (!whole) return expect.unreachable()
      for (
        let length = bytes.length - 1;
        latin(bytes.subarray(0, length)).includes(SOUND);
        length--
      ) {
        const clean = await cleaned(bytes.subarray(0, length), type)
        if (!clean) return expect.unreachable(`${length}`)
        const text = latin(clean.bytes)
        expect(text).toContain(SOUND)
        expect(text).not.toContain(MARK.slice(0, 8))
        expect((await cleaned(clean.bytes, type))?.bytes).toEqual(clean.bytes)
      }
    },
  )

  it.each(uncleanRecordings)('isn’t taken if it can’t be cleaned: $name (MED-39)', async (file) => {
    expect(await cleaned(file.bytes, file.type)).toBeUndefined()
  })

  it('is never one with pictures alone in a photo’s file (MED-39)', async () => {
    expect(await cleaned(join('GIF89a'), 'image/gif')).toBeUndefined()
  })

  it('that is damaged is cleaned or not taken, in one pass over it (MED-39)', async () => {
    const damaged = fc.record({
      file: fc.constantFrom(...markedRecordings),
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
      changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(damaged, async ({ file, cut, changes }) => {
        const bytes = file.bytes.slice(0, Math.floor(file.bytes.length * cut))
        for (const [at, byte] of changes) if (bytes.length > 0) bytes[at % bytes.length] = byte
        const source = sourceOf(bytes)
        const found = await cleanRecording(source, file.type as MediaType)
        if (found) {
          expect(assembled(bytes, found.pieces).length).toBeLessThanOrEqual(bytes.length + 8)
        }
        expect(source.readBytes()).toBeLessThanOrEqual(100 * bytes.length + 1000)
      }),
      { numRuns: 500 },
    )
  })
})
