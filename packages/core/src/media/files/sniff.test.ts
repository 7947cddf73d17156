import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mediaType, sniffMediaType } from '../index.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (char) => char.charCodeAt(0)) : part,
    ),
  )
const ftyp = (...brands: [main: string, ...string[]]) => {
  const [main, ...compatible] = brands
  return bytes([0, 0, 0, 16 + 4 * compatible.length], 'ftyp', main, [0, 0, 0, 0], ...compatible)
}

describe('the type of a file', () => {
  it.each([
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe1])],
    ['image/png', bytes('\x89PNG\r\n\x1a\n')],
    ['image/gif', bytes('GIF89a')],
    ['image/gif', bytes('GIF87a')],
    ['image/webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['image/avif', ftyp('avif', 'mif1', 'miaf')],
    ['image/avif', ftyp('mif1', 'avif')],
    ['image/heic', ftyp('heic', 'mif1')],
    ['image/heic', ftyp('mif1', 'heic')],
    ['audio/wav', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    ['audio/ogg', bytes('OggS')],
    ['audio/flac', bytes('fLaC')],
    ['audio/mpeg', bytes('ID3')],
    ['audio/mpeg', bytes([0xff, 0xfb, 0x90, 0])],
    ['audio/aac', bytes([0xff, 0xf1, 0x50, 0x80, 0, 0x1f, 0xfc])],
    ['audio/mp4', ftyp('M4A ', 'isom')],
    ['video/mp4', ftyp('isom', 'mp42')],
    ['video/quicktime', ftyp('qt  ')],
    ['video/webm', bytes([0x1a, 0x45, 0xdf, 0xa3])],
  ])('is %s by its first bytes (MED-36)', (type, head) => {
    expect(sniffMediaType(head)).toBe(type)
    expect(sniffMediaType(head.subarray(0, 2))).toBeUndefined()
  })

  it.each([
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['HTML', bytes('<!doctype html><script>')],
    ['PDF', bytes('%PDF-1.7')],
    ['a program', bytes('MZ')],
    ['an archive', bytes('PK\x03\x04')],
    ['no frame of sound', bytes([0xff, 0xfb, 0xf0, 0])],
    ['nothing', bytes()],
  ])('is unknown for %s (MED-36)', (_, head) => {
    expect(sniffMediaType(head)).toBeUndefined()
  })

  it('is one of ours or none, for any bytes (MED-36)', () => {
    const some = fc.oneof(
      fc.uint8Array({ maxLength: 64 }),
      fc.uint8Array({ maxLength: 64 }).map((rest) => bytes([0, 0, 0, 255], 'ftyp', [...rest])),
    )
    fc.assert(
      fc.property(some, (head) => {
        const type = sniffMediaType(head)
        if (type !== undefined) expect(mediaType.options).toContain(type)
      }),
    )
  })
})
