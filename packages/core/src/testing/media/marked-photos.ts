import { anAvif } from './an-avif.ts'
import { type Bytes, big, join, latin, little, type Part } from './binary.ts'
import { MARK } from './marked-recordings.ts'
import { aMovingPng, aMovingWebp, pngChunk, webpChunk } from './moving-photos.ts'

interface MarkedPhoto {
  readonly name: string
  readonly bytes: Bytes
}

/** Photos without metadata, as a browser encodes them. */
export interface PlainPhotos {
  readonly jpeg: Bytes
  readonly png: Bytes
  readonly webp: Bytes
}

/** Exif with the day, a place, a maker's note and more. */
function exif(order: 'II' | 'MM', ...rest: readonly Part[]): Bytes {
  const number = (value: number, length?: number) =>
    order === 'II' ? little(value, length) : big(value, length)
  const field = (name: number, kind: number, value: number) =>
    join(number(name, 2), number(kind, 2), number(20), number(value))
  const ifd = (...fields: readonly Bytes[]) => join(number(fields.length, 2), ...fields, number(0))
  return join(
    ...[order, number(42, 2), number(8)],
    ifd(field(0x8769, 4, 38), field(0x8825, 4, 74)),
    ifd(field(0x9003, 2, 100), field(0x927c, 7, 120)),
    join(new Uint8Array(6), ifd(field(29, 2, 120))),
    ...[new Uint8Array(8), '2026:03:14 09:30:00\0', MARK, ...rest],
  )
}

const segment = (marker: number, ...parts: readonly Part[]) => {
  const content = join(...parts)
  return join([0xff, marker], big(content.length + 2, 2), content)
}
const XMP = `<x:xmpmeta><exif:GPSLatitude>${MARK}</exif:GPSLatitude></x:xmpmeta>`
const iptc = join(
  '8BIM',
  big(0x0404, 2),
  [0, 0],
  big(MARK.length + 5),
  [0x1c, 2, 90, 0, MARK.length],
  MARK,
)
const movie = join(big(8 + MARK.length), 'udta', MARK)

function jpegs(plain: Bytes): MarkedPhoto[] {
  const preview = join([0xff, 0xd8], segment(0xfe, MARK), [0xff, 0xd9])
  const segments: Readonly<Record<string, Bytes>> = {
    'Exif of a phone': segment(0xe1, 'Exif\0\0', exif('II')),
    'Exif of a camera': segment(0xe1, 'Exif\0\0', exif('MM')),
    'a preview in Exif': segment(0xe1, 'Exif\0\0', exif('II', preview)),
    XMP: segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', XMP),
    'extended XMP': segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0', XMP),
    IPTC: segment(0xed, 'Photoshop 3.0\0', iptc),
    'a comment': segment(0xfe, MARK),
    'a second picture': segment(0xe2, 'MPF\0', MARK),
    'a signed history': segment(0xeb, 'JP\0\0', MARK),
    'words of Ducky': segment(0xec, 'Ducky', MARK),
    'an unknown segment': segment(0xe9, MARK),
  }
  const inside = Object.entries(segments).map(([name, bytes]) => ({
    name: `JPEG with ${name}`,
    bytes: join(plain.slice(0, 2), bytes, plain.slice(2)),
  }))
  return [
    ...inside,
    {
      name: 'JPEG with everything',
      bytes: join(plain.slice(0, 2), ...Object.values(segments), plain.slice(2)),
    },
    { name: 'JPEG with words behind it', bytes: join(plain, MARK) },
    { name: 'JPEG with a film behind it', bytes: join(plain, movie) },
    { name: 'JPEG that is a page, too', bytes: join(plain, `<script>${MARK}</script>`) },
  ]
}

function pngs(plain: Bytes): MarkedPhoto[] {
  const chunks: Readonly<Record<string, Bytes>> = {
    eXIf: pngChunk('eXIf', exif('MM')),
    tEXt: pngChunk('tEXt', 'Comment\0', MARK),
    iTXt: pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0', XMP),
    zTXt: pngChunk('zTXt', 'Comment\0\0', MARK),
    'a chunk of its own': pngChunk('plAc', MARK),
  }
  const header = 8 + 25
  const inside = Object.entries(chunks).map(([name, bytes]) => ({
    name: `PNG with ${name}`,
    bytes: join(plain.slice(0, header), bytes, plain.slice(header)),
  }))
  return [...inside, { name: 'PNG with words behind it', bytes: join(plain, MARK) }]
}

/** With the extended header that metadata needs. */
function webps(plain: Bytes, width: number, height: number): MarkedPhoto[] {
  const chunks: Readonly<Record<string, Bytes>> = {
    Exif: webpChunk('EXIF', exif('II')),
    XMP: webpChunk('XMP ', join(XMP)),
    'an unknown chunk': webpChunk('PLAC', join(MARK)),
  }
  const isExtended = plain[15] === 'X'.charCodeAt(0)
  const flags = 0x0c + (isExtended ? (plain[20] ?? 0) : 0)
  const size = [...little(width - 1, 3), ...little(height - 1, 3)]
  const head = webpChunk('VP8X', join([flags, 0, 0, 0], size))
  const picture = plain.slice(isExtended ? 30 : 12)
  const file = (...extra: readonly Bytes[]) => {
    const content = join('WEBP', head, picture, ...extra)
    return join('RIFF', little(content.length), content)
  }
  const inside = Object.entries(chunks).map(([name, bytes]) => ({
    name: `WebP with ${name}`,
    bytes: file(bytes),
  }))
  return [
    ...inside,
    { name: 'WebP with everything', bytes: file(...Object.values(chunks)) },
    { name: 'WebP with words behind it', bytes: join(plain, MARK) },
  ]
}

const gifData = (text: string) => join([text.length], text, [0])

/** Of one pixel, with as many frames as wanted. */
export function aGif(frames: number, ...extra: readonly Bytes[]): Bytes {
  const frame = join([
    0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
  ])
  const screen = join('GIF89a', little(1, 2), little(1, 2), [0x80, 0, 0, 255, 0, 0, 0, 0, 255])
  return join(screen, ...extra, ...new Array<Bytes>(frames).fill(frame), [0x3b])
}

function gifs(): MarkedPhoto[] {
  const comment = join([0x21, 0xfe], gifData(MARK))
  const xmp = join([0x21, 0xff, 11], 'XMP DataXMP', gifData(MARK))
  const caption = join([0x21, 1, 12], new Uint8Array(12), gifData(MARK))
  return [
    { name: 'GIF with a comment', bytes: aGif(1, comment) },
    { name: 'moving GIF with a comment', bytes: aGif(3, comment) },
    { name: 'moving GIF with XMP', bytes: aGif(2, xmp) },
    { name: 'moving GIF with words', bytes: aGif(2, caption) },
    { name: 'moving GIF with words behind it', bytes: join(aGif(2), MARK) },
  ]
}

const noBytes = join()

/** What a browser made of one frame, as a frame that moves. */
function moving({ png, webp }: PlainPhotos, size: Size): MarkedPhoto[] {
  const texts = join(pngChunk('tEXt', 'Comment\0', MARK), pngChunk('iTXt', 'XML\0\0\0\0\0', XMP))
  const header = png.slice(16, 29)
  const pngWith = (extra: Bytes) =>
    aMovingPng(dataOfPng(png), { ...size, frames: 3, header, extra })
  const picture = pictureOfWebp(webp)
  const webpWith = (inFrame: Bytes, behind: Bytes, flags = 0) =>
    aMovingWebp(picture, { ...size, frames: 3, flags, inFrame, behind })
  return [
    { name: 'moving PNG with eXIf', bytes: pngWith(pngChunk('eXIf', exif('MM'))) },
    { name: 'moving PNG with texts', bytes: pngWith(texts) },
    { name: 'moving PNG with words behind it', bytes: join(pngWith(noBytes), MARK) },
    { name: 'moving WebP with Exif', bytes: webpWith(noBytes, webpChunk('EXIF', exif('II')), 8) },
    {
      name: 'moving WebP with XMP',
      bytes: webpWith(noBytes, webpChunk('XMP ', join(XMP)), 4),
    },
    {
      name: 'moving WebP with a chunk in its frames',
      bytes: webpWith(webpChunk('PLAC', join(MARK)), noBytes),
    },
    { name: 'moving WebP with words behind it', bytes: join(webpWith(noBytes, noBytes), MARK) },
  ]
}

/** Its frame alone: a browser writes a color profile before it. */
function pictureOfWebp(webp: Bytes): Bytes {
  const view = new DataView(webp.buffer)
  const parts: Bytes[] = []
  for (let at = 12; at < webp.length; ) {
    const length = view.getUint32(at + 4, true)
    const next = at + 8 + length + (length % 2)
    if (/^(VP8[ L]|ALPH)$/.test(latin(webp.slice(at, at + 4)))) parts.push(webp.slice(at, next))
    at = next
  }
  return join(...parts)
}

/** All of its `IDAT`s in one. */
function dataOfPng(png: Bytes): Bytes {
  const view = new DataView(png.buffer)
  const parts: Bytes[] = []
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
    const isData = latin(png.slice(at + 4, at + 8)) === 'IDAT'
    if (isData) parts.push(png.slice(at + 8, at + 8 + view.getUint32(at)))
  }
  return join(...parts)
}

function avifs(): MarkedPhoto[] {
  const items = {
    Exif: { type: 'Exif', content: join(big(0), exif('MM')) },
    'Exif of a phone': { type: 'Exif', content: join(big(6), 'Exif\0\0', exif('II')) },
    XMP: { type: 'mime', content: join(XMP) },
    'an unknown item': { type: 'plac', content: join(MARK) },
  }
  const inItems = Object.entries(items).map(([name, item]) => ({
    name: `AVIF with ${name}`,
    bytes: anAvif({ items: [item] }),
  }))
  const uuid = join(big(24 + MARK.length), 'uuid', new Uint8Array(16), MARK)
  const free = join(big(8 + MARK.length), 'free', MARK)
  const about = join(big(12 + MARK.length), 'udes', big(0), MARK)
  return [
    ...inItems,
    { name: 'AVIF with everything', bytes: anAvif({ items: Object.values(items) }) },
    { name: 'AVIF with a name', bytes: anAvif({ name: MARK }) },
    { name: 'AVIF with a description', bytes: anAvif({ properties: about }) },
    { name: 'AVIF with XMP in uuid', bytes: anAvif({ behind: uuid }) },
    { name: 'AVIF with free space', bytes: anAvif({ before: free }) },
    { name: 'AVIF with words behind it', bytes: join(anAvif(), MARK) },
  ]
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Photos of every kind, with a place in each part that could hold one. */
export function markedPhotos(plain: PlainPhotos, size: Size): readonly MarkedPhoto[] {
  return [
    ...jpegs(plain.jpeg),
    ...pngs(plain.png),
    ...webps(plain.webp, size.width, size.height),
    ...gifs(),
    ...moving(plain, size),
    ...avifs(),
  ]
}
