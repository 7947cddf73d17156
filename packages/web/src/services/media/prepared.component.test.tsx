import { canBePrinted } from '@daywell/core/report'
import {
  aGif,
  anAvif,
  big,
  join,
  latin,
  MARK,
  markedPhotos,
  markedRecordings,
  uncleanRecordings,
} from '@daywell/core/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openHere } from '#app/testing/journal-here.ts'
import type { PrepareAnswer } from '#device/workers/media/media-messages.ts'
import { answerPrepare } from '#device/workers/media/prepare.ts'
import type { MediaService } from './media-service.ts'
import { aPhoto } from './testing/a-photo.ts'

const SIZE = { width: 40, height: 30 }
const HEIC = join(
  ...[big(24), 'ftypheic', big(0), 'mif1', 'heic'],
  ...[big(20), 'ispe', big(0), big(40), big(30)],
)
const plain = async (type: string) => (await aPhoto({ ...SIZE, type })).bytes()

/** What is stored of a file, as letters. */
async function stored(media: MediaService, file: Blob, keepOriginal = false, name = '') {
  const added = await media.add(file, { keepOriginal })
  if ('refused' in added) return expect.unreachable(`${name}: ${added.refused}`)
  const { info } = added
  const blobs = info.parts.map(({ part }) => media.read(info.id, part))
  const texts = (await Promise.all(blobs)).map(async (blob) =>
    latin((await blob?.bytes()) ?? join()),
  )
  return { ...added, texts: await Promise.all(texts), all: JSON.stringify(info) }
}

it('no place is left in any of 48 photos, and the day is (MED-43)', async () => {
  const { media } = await openHere()
  const [jpeg, png, webp] = await Promise.all(['image/jpeg', 'image/png', 'image/webp'].map(plain))
  if (!jpeg || !png || !webp) return expect.unreachable()
  const photos = markedPhotos({ jpeg, png, webp }, SIZE)
  expect(photos).toHaveLength(48)
  for (const { name, bytes } of photos) {
    expect(latin(bytes), name).toContain(MARK)
    const { info, takenAt, texts, all } = await stored(media, new Blob([bytes]), false, name)
    for (const text of [...texts, all]) expect(text, name).not.toContain(MARK.slice(0, 8))
    const hasExif = /exif\b|everything|preview/i.test(name) && !name.includes('XMP')
    expect([takenAt, info.takenOn], name).toEqual(
      hasExif ? ['2026-03-14T09:30:00', '2026-03-14'] : [undefined, undefined],
    )
    const movingType = /^moving (\w+)/.exec(name)?.[1]?.toLowerCase()
    expect(info.parts[0]?.type, name).toBe(movingType ? `image/${movingType}` : 'image/jpeg')
  }
})

async function framesOf(blob: Blob | undefined): Promise<number | undefined> {
  if (!blob) return undefined
  const decoder = new ImageDecoder({ data: blob.stream(), type: blob.type })
  await decoder.completed
  const { image } = await decoder.decode({ frameIndex: 1 })
  image.close()
  return decoder.tracks.selectedTrack?.frameCount
}

it('a photo that moves goes on moving, and a report can print it (MED-146)', async () => {
  const { media } = await openHere()
  const [jpeg, png, webp] = await Promise.all(['image/jpeg', 'image/png', 'image/webp'].map(plain))
  if (!jpeg || !png || !webp) return expect.unreachable()
  for (const { name, bytes } of markedPhotos({ jpeg, png, webp }, SIZE)) {
    if (!/^moving (PNG|WebP)/.test(name)) continue
    const { info } = await stored(media, new Blob([bytes]), false, name)
    expect(info, name).toMatchObject(SIZE)
    expect(await framesOf(await media.read(info.id, 'shown')), name).toBe(3)
    const printable = info.parts.filter(({ type }) => canBePrinted(type))
    expect(printable.length, name).toBeGreaterThan(0)
  }
})

it('a HEIC that the browser can decode is stored like any photo (MED-147)', async () => {
  const decode = globalThis.createImageBitmap
  onTestFinished(() => void vi.unstubAllGlobals())
  // As Safari does, which is the only one.
  vi.stubGlobal('createImageBitmap', async (file: Blob, ...rest: []) =>
    decode(file.type === 'image/heic' ? await aPhoto(SIZE) : file, ...rest),
  )
  const answers: PrepareAnswer[] = []
  await answerPrepare({ file: new Blob([HEIC]), keepOriginal: false }, (answer) =>
    answers.push(answer),
  )
  expect(answers.at(-1)).toMatchObject({
    kind: 'done',
    prepared: { kind: 'photo', ...SIZE, parts: [{ type: 'image/jpeg' }, { type: 'image/webp' }] },
  })
})

it('a photo is stored so that it can be printed, and stays transparent (MED-121)', async () => {
  const { media } = await openHere()
  const typesOf = async (file: Blob) =>
    (await stored(media, file)).info.parts.map(({ type }) => type)
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(await typesOf(await aPhoto({ ...SIZE, type })), type).toEqual([
      'image/jpeg',
      'image/webp',
    ])
  const canvas = new OffscreenCanvas(3000, 40)
  canvas.getContext('2d')?.fillRect(0, 0, 2999, 40)
  for (const type of ['image/png', 'image/webp'])
    expect(await typesOf(await canvas.convertToBlob({ type })), type).toEqual([
      'image/png',
      'image/webp',
    ])
})

it('no place is left in any of 42 recordings (MED-43)', async () => {
  const { media } = await openHere()
  expect(markedRecordings).toHaveLength(42)
  for (const { name, bytes, kept } of markedRecordings) {
    const { info, texts, all } = await stored(media, new Blob([bytes]), false, name)
    expect(texts, name).toHaveLength(1)
    for (const samples of kept) expect(texts[0], name).toContain(samples)
    for (const text of [...texts, all]) expect(text, name).not.toContain(MARK.slice(0, 8))
    expect(info.parts[0]?.type.split('/')[0], name).toBe(info.kind)
  }
})

it('the original is kept as it is, only if it was chosen (MED-44)', async () => {
  const { media } = await openHere()
  for (const bytes of [await plain('image/jpeg'), anAvif(), aGif(2)]) {
    const file = new Blob([join(bytes, MARK)])
    expect((await stored(media, file)).texts.join()).not.toContain(MARK)
    const { info, texts } = await stored(media, file, true)
    expect(info.parts.map(({ part }) => part)).toEqual(['shown', 'thumbnail', 'original'])
    expect(texts.slice(0, 2).join()).not.toContain(MARK)
    expect(texts[2]).toBe(latin(await file.bytes()))
  }
})

/** Red or blue, whichever there's more of in the first pixels of a photo. */
async function firstColor(blob: Blob | undefined): Promise<string> {
  if (!blob) return expect.unreachable()
  const bitmap = await createImageBitmap(blob)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const [red = 0, , blue = 0] = context?.getImageData(3, 3, 1, 1).data ?? []
  return red > blue ? 'red' : 'blue'
}

it.each([
  [3, { width: 40, height: 30 }, 'blue'],
  [6, { width: 30, height: 40 }, 'red'],
  [8, { width: 30, height: 40 }, 'blue'],
])('a photo that a camera turned stands upright: %i (MED-45)', async (way, size, first) => {
  const { media } = await openHere()
  const jpeg = await plain('image/jpeg')
  const turned = join(
    'Exif\0\0',
    'MM',
    [0, 42],
    big(8),
    [0, 1, 1, 0x12, 0, 3],
    big(1),
    [0, way, 0, 0],
    big(0),
  )
  const file = join(
    jpeg.slice(0, 2),
    [0xff, 0xe1],
    big(turned.length + 2, 2),
    turned,
    jpeg.slice(2),
  )
  const { info } = await stored(media, new Blob([file]))
  expect(info).toMatchObject(size)
  for (const part of ['shown', 'thumbnail'] as const)
    expect(await firstColor(await media.read(info.id, part))).toBe(first)
})

it('a moving AVIF is stored as a still, and the person who adds it can be told (MED-166)', async () => {
  const { media } = await openHere()
  const still = await stored(media, new Blob([anAvif()]))
  const moving = await stored(media, new Blob([anAvif({ isSequence: true })]))
  expect([still.becameStill, moving.becameStill]).toEqual([undefined, true])
  expect(moving.info.parts[0]?.type).toBe('image/jpeg')
})

it('a file that can’t be shown safely is refused with its reason (MED-46)', async () => {
  const { media } = await openHere()
  const jpeg = await plain('image/jpeg')
  const png = await plain('image/png')
  const bomb = png.slice()
  bomb.set(big(10_000), 16)
  bomb.set(big(10_000), 20)
  const megabyte = new Blob([new Uint8Array(1_000_000)])
  const bad: readonly [why: string, file: BlobPart | BlobPart[], type?: string][] = [
    [
      'not-supported',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'image/svg+xml',
    ],
    ['not-supported', '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['not-supported', '%PDF-1.7', 'image/jpeg'],
    ['not-supported', '', 'image/jpeg'],
    ['not-supported', 'Some words', 'audio/mpeg'],
    ['too-many-pixels', bomb],
    ['not-readable', jpeg.slice(0, 100)],
    ['not-readable', png.slice(0, 40)],
    ['not-readable', join('GIF89a', [1, 0, 1, 0], '/*<script>alert(1)</script>*/=1;')],
    ['not-readable', aGif(2).slice(0, 20)],
    ['not-readable', join('\x89PNG\r\n\x1a\n', big(13), 'IHDR', big(0), big(9))],
    ['heic', HEIC],
    ['too-many-pixels', join(HEIC, big(20), 'ispe', big(0), big(10_000), big(10_000))],
    ['too-large', new Array<Blob>(2001).fill(megabyte)],
    ...uncleanRecordings.map(({ bytes }): [string, Blob] => ['not-readable', new Blob([bytes])]),
  ]
  for (const [index, [refused, file, type]] of bad.entries()) {
    const blob = new Blob(Array.isArray(file) ? file : [file], { type: type ?? '' })
    expect(await media.add(blob, { keepOriginal: true }), `${index}`).toEqual({ refused })
  }
  expect(await media.list()).toEqual([])
})
