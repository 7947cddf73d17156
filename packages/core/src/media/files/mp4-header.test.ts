import { describe, expect, it } from 'vitest'
import { big, join, type Part } from '#testing/index.ts'
import { boxAt } from './mp4-boxes.ts'
import { fragmentTimes, mp4Header } from './mp4-header.ts'

const box = (type: string, ...parts: readonly Part[]) => {
  const content = join(...parts)
  return join(big(content.length + 8), type, content)
}
const rootOf = (bytes: Uint8Array) => boxAt(bytes, { at: 0, end: bytes.length })
const mvhd = (length: number) => box('mvhd', big(0, 12), big(1000), big(length), new Uint8Array(80))

const ONE = 65_536
const MINUS_ONE = 2 ** 32 - ONE
const UPRIGHT = [ONE, 0, 0, ONE]

function track(handler: string, matrix: readonly number[], width = 640, height = 360) {
  const [a = 0, b = 0, c = 0, d = 0] = matrix
  const placed = [a, b, 0, c, d, 0, 0, 0, 2 ** 30].flatMap((value) => big(value))
  const head = join(big(0, 12), big(3), big(0, 24), placed, big(width * ONE), big(height * ONE))
  const media = box(
    'mdia',
    box('mdhd', big(0, 12), big(100), big(0, 8)),
    box('hdlr', big(0, 8), handler, big(0, 12)),
  )
  return box('trak', box('tkhd', head), media)
}

describe('what an MP4 says of itself', () => {
  it.each([
    ['upright', UPRIGHT, { width: 640, height: 360 }],
    ['turned to the right', [0, ONE, MINUS_ONE, 0], { width: 360, height: 640 }],
    ['turned to the left', [0, MINUS_ONE, ONE, 0], { width: 360, height: 640 }],
    ['upside down', [MINUS_ONE, 0, 0, MINUS_ONE], { width: 640, height: 360 }],
  ])('is its size as it’s shown: %s (MED-150)', (_, matrix, size) => {
    const movie = box('moov', mvhd(2500), track('soun', UPRIGHT, 9, 9), track('vide', matrix))
    expect(mp4Header(movie, rootOf(movie))).toEqual({ ...size, seconds: 2.5 })
  })

  it('is no size that can’t be (MED-150)', () => {
    for (const [width, height] of [[0, 360] as const, [640, 0] as const]) {
      const movie = box('moov', mvhd(0), track('vide', UPRIGHT, width, height))
      expect(mp4Header(movie, rootOf(movie))).toEqual({})
    }
    const short = box('moov', mvhd(0), box('trak', box('tkhd', big(0)), track('vide', UPRIGHT)))
    expect(mp4Header(short, rootOf(short))).toEqual({})
  })

  it('is the length of all fragments, if it says that (MED-150)', () => {
    for (const length of [big(3000), join([1, 0, 0, 0], big(3000, 8))]) {
      const mehd = box('mehd', length.length === 4 ? big(0) : [], length)
      const movie = box('moov', mvhd(0), box('mvex', mehd))
      expect(mp4Header(movie, rootOf(movie))).toEqual({ seconds: 3 })
    }
  })

  it.each([
    [
      'its samples',
      big(0x02_00_00),
      big(0x305, 4),
      [big(0), big(0), big(20), big(9), big(30), big(9)],
    ],
    ['its fragment', join(big(0x02_00_0b), big(3), big(7, 8), big(8), big(25)), big(0x200), []],
    ['its track', big(0), big(0), []],
  ])('is where its last fragment ends, by %s (MED-150)', (what, head, flags, samples) => {
    const trex = box('trex', big(0), big(3), big(1), big(25), big(0, 8))
    const movie = box('moov', mvhd(0), track('soun', UPRIGHT), box('mvex', trex))
    const tfhd = what === 'its fragment' ? box('tfhd', head) : box('tfhd', head, big(3))
    const fragment = (start: Part) =>
      box('moof', box('traf', tfhd, box('tfdt', start), box('trun', flags, big(2), samples.flat())))
    const times = fragmentTimes()
    expect(times.seconds()).toEqual({})
    times.readMovie(movie, rootOf(movie))
    for (const start of [big(0, 8), join([1, 0, 0, 0], big(200, 8)), join(big(0), big(100))]) {
      const bytes = fragment(start)
      times.readFragment(bytes, rootOf(bytes))
    }
    expect(times.seconds()).toEqual({ seconds: 2.5 })
  })
})
