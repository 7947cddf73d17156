import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aMovingPng,
  aMovingWebp,
  anAvif,
  big,
  join,
  latin,
  little,
  MARK,
  type Part,
  pngChunk,
  webpChunk,
} from '#testing/index.ts'
import {
  becomesStill,
  cleanMovingPhoto,
  exifTakenAt,
  imageSizeOf,
  type MediaType,
  mayMove,
} from '../index.ts'

const types = [
  'image/png',
  'image/gif',
  'image/webp',
  'image/jpeg',
  'image/avif',
  'image/heic',
] as const
const webp = (...parts: readonly Part[]) => join('RIFF', little(99), 'WEBP', ...parts)
const segment = (marker: number, length: number) =>
  join([0xff, marker], big(length, 2), new Uint8Array(length - 2))
const frame = (marker: number) => join([0xff, marker], big(17, 2), [8], big(300, 2), big(400, 2))
const extent = (width: number, height: number) =>
  join(big(20), 'ispe', big(0), big(width), big(height))
const vp8l = 399 + 299 * 2 ** 14

describe('the size of a photo', () => {
  it.each<[MediaType, string, Uint8Array]>([
    ['image/png', 'its header', join('\x89PNG\r\n\x1a\n', big(13), 'IHDR', big(400), big(300))],
    ['image/gif', 'its screen', join('GIF89a', little(400, 2), little(300, 2))],
    [
      'image/webp',
      'VP8',
      webp('VP8 ', little(9), [0, 0, 0, 0x9d, 1, 0x2a], little(400, 2), little(300, 2)),
    ],
    ['image/webp', 'VP8L', webp('VP8L', little(9), [0x2f], little(vp8l))],
    ['image/webp', 'VP8X', webp('VP8X', little(10), big(0), little(399, 3), little(299, 3))],
    [
      'image/jpeg',
      'its frame',
      join([0xff, 0xd8], segment(0xe1, 60_000), segment(0xc4, 9), frame(0xc2)),
    ],
    ['image/jpeg', 'a frame after fill bytes', join([0xff, 0xd8, 0xff, 0xff], frame(0xc0))],
    [
      'image/avif',
      'its largest image',
      join(extent(100, 100), 'ip', extent(400, 300), extent(8, 8)),
    ],
    ['image/heic', 'its image', extent(400, 300)],
  ])('of %s is read from %s (MED-40)', (type, _, head) => {
    expect(imageSizeOf(head, type)).toEqual({ width: 400, height: 300 })
  })

  it('is what the header promises, however much that is (MED-40)', () => {
    const bomb = join('\x89PNG\r\n\x1a\n', big(13), 'IHDR', big(100_000), big(100_000))
    expect(imageSizeOf(bomb, 'image/png')).toEqual({ width: 100_000, height: 100_000 })
  })

  it('is unknown if the header doesn’t say it, and for what isn’t a photo (MED-40)', () => {
    expect(imageSizeOf(webp('ALPH'), 'image/webp')).toBeUndefined()
    expect(imageSizeOf(join([0xff, 0xd8], segment(0xe1, 20), 'scan'), 'image/jpeg')).toBeUndefined()
    expect(imageSizeOf(join('GIF89a'), 'image/gif')).toBeUndefined()
    expect(imageSizeOf(extent(4, 3), 'video/mp4')).toBeUndefined()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.constantFrom(...types), (head, type) => {
        const size = imageSizeOf(head, type)
        if (size) expect(size.width * size.height).toBeGreaterThan(0)
      }),
    )
  })
})

const DATE = '2026:03:14 09:30:00'

/** Exif with a place, and with the date in its own directory. */
function tiff(order: 'II' | 'MM', tag: number, date: string) {
  const number = (value: number, length?: number) =>
    order === 'II' ? little(value, length) : big(value, length)
  const field = (name: number, value: number) =>
    join(number(name, 2), number(2, 2), number(1), number(value))
  return join(
    ...[order, number(42, 2), number(8)],
    ...[number(2, 2), field(0x8769, 38), field(0x8825, 56), number(0)],
    ...[number(1, 2), field(tag, 57), number(0)],
    ...[[0], `${date}\0`, MARK],
  )
}

describe('when a photo was taken', () => {
  const files: [string, (exif: Uint8Array) => Uint8Array][] = [
    ['a JPEG', (exif) => join([0xff, 0xd8, 0xff, 0xe1], big(999, 2), 'Exif\0\0', exif)],
    ['a PNG', (exif) => join('\x89PNG\r\n\x1a\n', big(99), 'eXIf', exif)],
    ['a WebP', (exif) => webp('VP8X', 'EXIF', little(99), exif)],
    ['a HEIC', (exif) => join('ftypheic', 'Exif', big(6), 'Exif\0\0', exif)],
    ['an AVIF', (exif) => join('ftypavif', 'infeExif\0', 'mdat', big(0), exif)],
  ]
  it.each(files)('is read from %s, in no time zone (MED-41)', (_, inFile) => {
    for (const order of ['II', 'MM'] as const) {
      for (const tag of [0x9003, 0x9004]) {
        expect(exifTakenAt(inFile(tiff(order, tag, DATE)))).toBe('2026-03-14T09:30:00')
      }
    }
  })

  it('is unknown if it isn’t a day, or the file doesn’t say (MED-41)', () => {
    const jpeg = (exif: Uint8Array) => exifTakenAt(join('Exif\0\0', exif))
    for (const date of ['0000:00:00 00:00:00', '2026:02:30 09:30:00', '    :  :     :  :  ', MARK])
      expect(jpeg(tiff('II', 0x9003, date))).toBeUndefined()
    expect(jpeg(tiff('II', 0x132, DATE))).toBeUndefined()
    expect(jpeg(join('II', little(43, 2)))).toBeUndefined()
    expect(jpeg(join('II', little(42, 2), little(8), little(0, 2)))).toBeUndefined()
    expect(exifTakenAt(join('Exif is a word, eXIf too, and so is EXIF'))).toBeUndefined()
  })

  it('is a day that exists or unknown, for any bytes (MED-41)', () => {
    const exif = fc.uint8Array({ maxLength: 90 }).map((rest) => {
      const bytes = tiff('MM', 0x9003, DATE)
      rest.forEach((byte, index) => {
        if (byte > 128) bytes[index] = byte
      })
      return join('Exif\0\0', bytes)
    })
    fc.assert(
      fc.property(exif, (bytes) => {
        const found = exifTakenAt(bytes)
        if (found !== undefined) expect(new Date(`${found}Z`).toJSON()).toContain(found)
      }),
    )
  })
})

const data = (...blocks: readonly string[]) =>
  join(...blocks.map((block) => join([block.length], block)), [0])
const gif = (...blocks: readonly Uint8Array[]) =>
  join('GIF89a', little(4, 2), little(3, 2), [0x80, 0, 0], 'rgbRGB', ...blocks)
const control = join([0x21, 0xf9, 4, 0, 10, 0, 0, 0])
const image = (name: string, table = false) =>
  join([0x2c], new Uint8Array(8), [table ? 0x80 : 0], table ? 'rgbRGB' : '', [2], data(name))
const comment = join([0x21, 0xfe], data(MARK, MARK))
const loop = join([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0])
const xmp = join([0x21, 0xff, 11], 'XMP DataXMP', data(MARK))
const longLoop = join([0x21, 0xff, 11], 'NETSCAPE2.0', data('\x01\0\0', MARK))
const caption = join([0x21, 0x01, 12], new Uint8Array(12), data(MARK))
const end = [0x3b]

describe('a GIF', () => {
  it('keeps its frames and its loop, and nothing that describes it (MED-42)', () => {
    const file = gif(
      comment,
      loop,
      xmp,
      control,
      image('one'),
      caption,
      longLoop,
      control,
      image('two', true),
      comment,
      join(end, MARK),
    )
    const clean = cleanMovingPhoto(file, 'image/gif')
    if (!clean) return expect.unreachable()
    const bytes = join(...clean.pieces)
    expect(latin(bytes)).not.toContain(MARK.slice(0, 8))
    expect(bytes).toEqual(gif(loop, control, image('one'), control, image('two', true), join(end)))
    expect(clean.frames).toBe(2)
    const single = join('GIF87a', little(4, 2), little(3, 2), [0, 0, 0], image('x'), end)
    expect(cleanMovingPhoto(single, 'image/gif')).toBeUndefined()
  })

  it('that is damaged is none (MED-42)', () => {
    const clean = (file: Uint8Array) => cleanMovingPhoto(file, 'image/gif')
    const frames = join(image('one'), image('two'))
    const file = gif(control, frames, join(end))
    expect(clean(file)).toBeDefined()
    for (let length = 0; length < file.length; length++) {
      expect(clean(file.subarray(0, length))).toBeUndefined()
    }
    expect(clean(gif(control, join(end)))).toBeUndefined()
    expect(clean(gif(control, join('?'), frames, join(end)))).toBeUndefined()
  })
})

const picture = webpChunk('VP8L', join([0x2f], 'a picture'))
const still = join('\x89PNG\r\n\x1a\n', pngChunk('IHDR', new Uint8Array(13)))

describe.each<[MediaType, plain: Uint8Array, marked: Uint8Array]>([
  [
    'image/webp',
    aMovingWebp(picture, { frames: 3, flags: 0x10 }),
    aMovingWebp(picture, {
      frames: 3,
      flags: 0x3f,
      inFrame: webpChunk('XMP ', join(MARK)),
      inHead: join(MARK),
      behind: join(
        webpChunk('ICCP', join(MARK)),
        webpChunk('EXIF', join(MARK)),
        webpChunk('PLAC', join(MARK)),
      ),
    }),
  ],
  [
    'image/png',
    aMovingPng(join('a picture'), { frames: 3 }),
    aMovingPng(join('a picture'), {
      frames: 3,
      extra: join(
        pngChunk('eXIf', MARK),
        pngChunk('tEXt', MARK),
        pngChunk('tRNS', MARK.repeat(20)),
        pngChunk('acTL', MARK),
      ),
    }),
  ],
])('a moving %s', (type, plain, marked) => {
  it('keeps its frames and its loop, and nothing that describes it (MED-146)', () => {
    expect([mayMove(plain, type), mayMove(marked, type)]).toEqual([true, true])
    const clean = cleanMovingPhoto(join(marked, MARK), type)
    if (!clean) return expect.unreachable()
    const bytes = join(...clean.pieces)
    expect(latin(bytes)).not.toContain(MARK.slice(0, 8))
    expect([bytes, clean.frames]).toEqual([plain, 3])
    expect(join(...(cleanMovingPhoto(bytes, type)?.pieces ?? []))).toEqual(bytes)
  })

  it('that is damaged is none (MED-146)', () => {
    for (let length = 0; length < plain.length; length++)
      expect(cleanMovingPhoto(plain.subarray(0, length), type)).toBeUndefined()
    fc.assert(
      fc.property(fc.nat(plain.length - 1), fc.nat(255), (at, byte) => {
        const damaged = plain.slice()
        damaged[at] = byte
        const pieces = cleanMovingPhoto(damaged, type)?.pieces ?? []
        expect(join(...pieces).length).toBeLessThanOrEqual(plain.length)
      }),
    )
  })
})

it('a photo of one frame doesn’t move (MED-146)', () => {
  const webp = aMovingWebp(picture, { frames: 1 })
  const png = aMovingPng(join('a picture'), { frames: 1 })
  expect(cleanMovingPhoto(webp, 'image/webp')).toBeUndefined()
  expect(cleanMovingPhoto(png, 'image/png')).toBeUndefined()
  expect(mayMove(join('RIFF', little(99), 'WEBP', picture), 'image/webp')).toBe(false)
  expect(mayMove(join(still, pngChunk('IDAT', 'x'), pngChunk('acTL')), 'image/png')).toBe(false)
  expect(mayMove(join([0xff, 0xd8]), 'image/jpeg')).toBe(false)
})

it('an AVIF with several pictures says that it loses them (MED-166)', () => {
  expect(becomesStill(anAvif({ isSequence: true }), 'image/avif')).toBe(true)
  expect(becomesStill(anAvif(), 'image/avif')).toBe(false)
  expect(becomesStill(aMovingPng(join('a picture'), { frames: 2 }), 'image/png')).toBe(false)
})
