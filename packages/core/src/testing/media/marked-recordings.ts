import { type Bytes, big, join, little, type Part } from './binary.ts'

/** Stands in test files wherever they say a place or a name; in what's stored it must not be. */
export const MARK = 'Secretplace 47.8412N 13.7893E'
/** The samples of a recording, which must be there. */
export const SOUND = 'these are the samples of the sound'
export const PICTURES = 'these are the samples of the pictures'

export interface MarkedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Bytes
  /** What has to be in it afterward. */
  readonly kept: readonly string[]
}

const box = (type: string, ...parts: readonly Part[]): Bytes => {
  const content = join(...parts)
  return join(big(content.length + 8), type, content)
}

interface Track {
  readonly handler: string
  /** Where its one sample is. */
  readonly at: number
  readonly length: number
  readonly extra?: Bytes
  readonly isLong?: boolean
  /** All samples have the size of one letter. */
  readonly hasEqual?: boolean
}

/** Upright, though recorded lying: 1280 × 720 with a matrix that turns it. */
const tkhd = box(
  'tkhd',
  big(0, 12),
  big(1),
  big(0, 24),
  [big(0), big(65_536), big(0, 4), big(-65_536 + 2 ** 32), big(0, 16), big(2 ** 30)].flat(),
  big(1280 * 65_536),
  big(720 * 65_536),
)

const track = ({ handler, at, length, extra = join(), isLong = false, hasEqual = false }: Track) =>
  box(
    'trak',
    tkhd,
    extra,
    box(
      'mdia',
      box('mdhd', big(0, 12), big(48_000), big(0, 8)),
      box('hdlr', big(0), big(0), handler, new Uint8Array(12), `${MARK}\0`),
      box(
        'minf',
        box('dinf', []),
        box(
          'stbl',
          box('stsd', big(0), big(0)),
          box(
            'stsc',
            big(0),
            big(2),
            big(1),
            big(hasEqual ? length : 1),
            big(1),
            big(2),
            big(9),
            big(1),
          ),
          hasEqual
            ? box('stsz', big(0), big(1), big(length))
            : box('stsz', big(0), big(0), big(1), big(length)),
          isLong ? box('co64', big(0), big(1), big(at, 8)) : box('stco', big(0), big(1), big(at)),
        ),
      ),
    ),
  )

/** 2026-03-14T09:30:00Z, counted from 1904. */
const RECORDED = 1_773_480_600 + 2_082_844_800
const mvhd = box('mvhd', big(0), big(RECORDED), big(0), big(1000), big(12_500), new Uint8Array(80))
const longMvhd = box(
  'mvhd',
  [1, 0, 0, 0],
  big(RECORDED, 8),
  big(0, 8),
  big(1000),
  big(12_500, 8),
  new Uint8Array(80),
)

interface Movie {
  readonly brand?: string
  readonly inMovie?: Bytes
  readonly inTrack?: Bytes
  readonly before?: Bytes
  readonly behind?: Bytes
  readonly handlers?: readonly string[]
  readonly isLong?: boolean
}

/** With the samples first, so that nothing about them depends on the length of the index. */
function movie(parts: Movie): Bytes {
  const { brand = 'isom', handlers = ['vide', 'soun'], inTrack = join(), isLong = false } = parts
  const ftyp = join(box('ftyp', brand, big(0), 'isom'), parts.before ?? [])
  const samples = handlers.map((handler) =>
    handler === 'vide' ? PICTURES : handler === 'soun' ? SOUND : MARK,
  )
  const mdat = isLong
    ? join(big(1), 'mdat', big(16 + samples.join('').length, 8), ...samples)
    : box('mdat', ...samples)
  let at = ftyp.length + (isLong ? 16 : 8)
  const tracks = handlers.map((handler, index) => {
    const { length } = samples[index] ?? ''
    at += length
    return track({ handler, at: at - length, length, extra: inTrack, isLong, hasEqual: isLong })
  })
  const moov = box('moov', isLong ? longMvhd : mvhd, ...tracks, parts.inMovie ?? [])
  return join(ftyp, mdat, moov, parts.behind ?? [])
}

const place = box('\xa9xyz', big(MARK.length, 2), [0x15, 0xc7], MARK)
const udta = box('udta', place, box('\xa9nam', MARK), box('loci', MARK))
const meta = box('meta', big(0), box('hdlr', big(0), big(0), 'mdta'), box('ilst', MARK))
const uuid = box('uuid', new Uint8Array(16).fill(7), `<x:xmpmeta>${MARK}</x:xmpmeta>`)
const both = [SOUND, PICTURES]

const movies: MarkedFile[] = [
  { name: 'a phone’s ©xyz', bytes: movie({ inMovie: udta }) },
  { name: 'a place in a track', bytes: movie({ inTrack: udta }) },
  { name: 'XMP in uuid', bytes: movie({ behind: uuid }) },
  { name: 'XMP in uuid before', bytes: movie({ before: uuid }) },
  { name: 'keys in meta', bytes: movie({ inMovie: meta, behind: meta }) },
  { name: 'meta in a track', bytes: movie({ inTrack: meta }) },
  { name: 'left in free space', bytes: movie({ behind: box('free', MARK) }) },
  { name: 'left in skipped space', bytes: movie({ inMovie: box('skip', MARK) }) },
  { name: 'a track of places', bytes: movie({ handlers: ['vide', 'soun', 'meta'] }) },
  { name: 'a track of places first', bytes: movie({ handlers: ['meta', 'vide', 'soun'] }) },
  { name: 'subtitles with places', bytes: movie({ handlers: ['vide', 'sbtl', 'soun'] }) },
  {
    name: '64-bit boxes',
    bytes: movie({ isLong: true, inMovie: udta, handlers: ['vide', 'soun', 'meta'] }),
  },
  { name: 'a box until the end', bytes: join(movie({}), big(0), 'uuid', MARK) },
  {
    name: 'QuickTime',
    bytes: movie({ brand: 'qt  ', inMovie: join(udta, meta), before: box('wide', []) }),
  },
].map((file) => ({ ...file, type: 'video/mp4', kept: both }))

const fragment = (from: number, samples: string) =>
  join(
    box(
      'moof',
      box('mfhd', big(0)),
      box(
        'traf',
        box('tfhd', big(0x02_00_00), big(1)),
        box('tfdt', big(2 ** 24), big(from, 8)),
        uuid,
        // With a place, and for each sample its length in time and in bytes.
        box('trun', big(0x301), big(2), big(8), [big(24_000), big(9), big(12_000), big(9)].flat()),
      ),
    ),
    box('mdat', samples),
  )

const fragmented = (...pieces: readonly Part[]) =>
  join(
    box('ftyp', 'iso5', big(0)),
    box(
      'moov',
      box('mvhd', big(0), big(RECORDED), big(0), big(1000), new Uint8Array(84)),
      track({ handler: 'soun', at: 0, length: 0 }),
      box('mvex', box('trex', big(0), big(1), new Uint8Array(16))),
      udta,
    ),
    ...pieces,
  )

const fragments: MarkedFile[] = [
  {
    name: 'recorded by a browser',
    bytes: fragmented(fragment(0, SOUND), fragment(36_000, PICTURES), box('mfra', [])),
  },
  {
    name: 'fragments, the last one cut off',
    bytes: fragmented(
      fragment(0, SOUND),
      fragment(36_000, `${PICTURES} and ${MARK}`).slice(0, -MARK.length - 5),
    ),
  },
  {
    name: 'fragments, cut off in an index',
    bytes: fragmented(
      fragment(0, SOUND),
      fragment(36_000, PICTURES),
      fragment(72_000, '').slice(0, 90),
    ),
  },
  {
    name: 'fragments with words behind them',
    bytes: fragmented(fragment(0, SOUND), fragment(36_000, PICTURES), MARK),
  },
].map((file) => ({ ...file, type: 'audio/mp4', kept: both }))

const m4a: MarkedFile = {
  name: 'a voice memo',
  type: 'audio/mp4',
  bytes: movie({ brand: 'M4A ', handlers: ['soun'], inMovie: udta }),
  kept: [SOUND],
}

const id3 = (flags = 0) =>
  join(
    'ID3',
    [4, 0, flags],
    [0, 0, 0, MARK.length],
    MARK,
    flags ? join('3DI', new Uint8Array(7)) : [],
  )
const frames = join([0xff, 0xfb, 0x90, 0], SOUND)
const id3v1 = join('TAG', MARK, new Uint8Array(125 - MARK.length))
const ape = join(
  MARK,
  'APETAGEX',
  little(2000),
  little(MARK.length + 32),
  little(1),
  little(0),
  new Uint8Array(8),
)
const lyrics = join('LYRICSBEGIN', MARK, `${11 + MARK.length}`.padStart(6, '0'), 'LYRICS200')
const footed = join(MARK, '3DI', [4, 0, 0], [0, 0, 0, MARK.length])

const mp3s: MarkedFile[] = [
  { name: 'ID3v2', bytes: join(id3(), frames) },
  { name: 'two of ID3v2, one with a footer', bytes: join(id3(), id3(0x10), frames) },
  { name: 'ID3v1', bytes: join(frames, id3v1) },
  {
    name: 'ID3v1, extended',
    bytes: join(frames, 'TAG+', MARK, new Uint8Array(223 - MARK.length), id3v1),
  },
  { name: 'APE', bytes: join(frames, ape) },
  { name: 'Lyrics3, APE and ID3v1', bytes: join(id3(), frames, lyrics, ape, id3v1) },
  { name: 'ID3v2 at the end', bytes: join(frames, 'ID3', [4, 0, 0, 0, 0, 0, MARK.length], footed) },
].map((file) => ({ ...file, type: 'audio/mpeg', kept: [SOUND] }))

const aac: MarkedFile = {
  name: 'ID3 before AAC',
  type: 'audio/aac',
  bytes: join(id3(), [0xff, 0xf1, 0x50, 0x80], SOUND),
  kept: [SOUND],
}

const block = (kind: number, content: Bytes) => join([kind], big(content.length, 3), content)
const flac: MarkedFile = {
  name: 'comments and a picture in FLAC',
  type: 'audio/flac',
  bytes: join(
    'fLaC',
    block(0, new Uint8Array(34)),
    block(4, join(MARK)),
    block(3, new Uint8Array(18).fill(3)),
    block(2, join('appl', MARK)),
    block(0x80 + 6, join(MARK)),
    SOUND,
    id3v1,
  ),
  kept: [SOUND],
}

const chunk = (name: string, content: Bytes) =>
  join(name, little(content.length), content, content.length % 2 ? [0] : [])
const wave = (...chunks: readonly Bytes[]) => {
  const content = join('WAVE', ...chunks)
  return join('RIFF', little(content.length), content)
}
const format = chunk('fmt ', new Uint8Array(16))
const sound = chunk('data', join(SOUND))

const wavs: MarkedFile[] = [
  { name: 'LIST before', bytes: wave(format, chunk('LIST', join('INFO', MARK)), sound) },
  { name: 'LIST behind', bytes: wave(format, sound, chunk('LIST', join('INFO', MARK))) },
  {
    name: 'bext and iXML',
    bytes: wave(chunk('bext', join(MARK)), format, chunk('iXML', join(MARK)), sound),
  },
  { name: 'ID3', bytes: wave(format, sound, chunk('id3 ', id3())) },
  {
    name: 'no length',
    bytes: join(
      'RIFF',
      little(0),
      'WAVE',
      chunk('LIST', join(MARK)),
      format,
      'data',
      little(2 ** 32 - 1),
      SOUND,
    ),
  },
].map((file) => ({ ...file, type: 'audio/wav', kept: [SOUND] }))

const laced = (length: number) => [
  ...new Array<number>(Math.floor(length / 255)).fill(255),
  length % 255,
]
const page = (flags: number, laces: readonly number[], body: Bytes) =>
  join(
    'OggS',
    [0, flags],
    new Uint8Array(8),
    little(7),
    new Uint8Array(8),
    [laces.length],
    laces,
    body,
  )
const packets = (flags: number, ...bodies: readonly Bytes[]) =>
  page(
    flags,
    bodies.flatMap(({ length }) => laced(length)),
    join(...bodies),
  )
const comments = (head: string, tail: readonly number[] = []) =>
  join(head, little(4), 'Lavf', little(1), little(MARK.length), MARK, tail)
const longComments = join('OpusTags', new Uint8Array(500), MARK, new Uint8Array(300), MARK)

const oggs: MarkedFile[] = [
  {
    name: 'Opus',
    bytes: join(
      packets(2, join('OpusHead', new Uint8Array(11))),
      packets(0, comments('OpusTags')),
      packets(0, join(SOUND)),
    ),
  },
  {
    name: 'Vorbis',
    bytes: join(
      packets(2, join('\x01vorbis', new Uint8Array(23))),
      packets(0, comments('\x03vorbis', [1]), join('\x05vorbis')),
      packets(0, join(SOUND)),
    ),
  },
  {
    name: 'the last page cut off',
    bytes: join(
      packets(2, join('OpusHead', new Uint8Array(11))),
      packets(0, comments('OpusTags')),
      packets(0, join(SOUND)),
      packets(0, join(MARK)).slice(0, -3),
    ),
  },
  {
    name: 'comments over two pages',
    bytes: join(
      packets(2, join('OpusHead', new Uint8Array(11))),
      page(0, [255, 255], longComments.slice(0, 510)),
      page(1, laced(longComments.length - 510), longComments.slice(510)),
      packets(0, join(SOUND)),
    ),
  },
].map((file) => ({ ...file, type: 'audio/ogg', kept: [SOUND] }))

const idBytes = (id: number) => big(id, Math.ceil((32 - Math.clz32(id)) / 8))
const element = (id: number, ...parts: readonly Part[]) => {
  const content = join(...parts)
  return join(idBytes(id), [0x10, ...big(content.length, 3)], content)
}
const unknown = (id: number, ...parts: readonly Part[]) =>
  join(idBytes(id), [0x01], new Array<number>(7).fill(0xff), ...parts)
const ebml = element(0x1a45dfa3, 'webm')
const picturesIn = element(0xe0, element(0xb0, big(640, 2)), element(0xba, big(480, 2)))
const webmTrack = (type: number) =>
  element(
    0xae,
    element(0x83, [type]),
    element(0x536e, MARK),
    element(0x86, 'A_OPUS'),
    type === 1 ? picturesIn : [],
  )
const info = element(
  0x1549a966,
  element(0x2ad7b1, big(1_000_000)),
  // 12,500 of these, as a float.
  element(0x4489, big(0x4643_5000)),
  element(0x7ba9, MARK),
  element(0x4d80, 'Chrome'),
)
const tags = element(0x1254c367, MARK)
const longTags = element(0x1254c367, new Uint8Array(300), MARK)
const blocks = [element(0xe7, [0]), element(0xa3, SOUND), element(0xab, [0])]

const webms: MarkedFile[] = [
  {
    name: 'Tags',
    type: 'audio/webm',
    bytes: join(
      ebml,
      element(
        0x18538067,
        info,
        element(0x1654ae6b, webmTrack(2)),
        tags,
        element(0x1f43b675, ...blocks),
      ),
    ),
  },
  {
    name: 'Tags and attachments behind',
    type: 'video/webm',
    bytes: join(
      ebml,
      element(
        0x18538067,
        info,
        element(0x1654ae6b, webmTrack(1), webmTrack(2)),
        element(0x1f43b675, ...blocks),
        longTags,
        element(0x1941a469, MARK),
        element(0xec, MARK),
      ),
    ),
  },
  {
    name: 'recorded live',
    type: 'audio/webm',
    bytes: join(
      ebml,
      unknown(
        0x18538067,
        info,
        element(0x1654ae6b, webmTrack(2), element(0xbf, MARK)),
        unknown(0x1f43b675, ...blocks),
        tags,
        unknown(0x1f43b675, ...blocks),
      ),
    ),
  },
  {
    name: 'cut off in a block',
    type: 'audio/webm',
    bytes: join(
      ebml,
      unknown(
        0x18538067,
        info,
        element(0x1654ae6b, webmTrack(2)),
        unknown(0x1f43b675, ...blocks, element(0xa3, SOUND).slice(0, 20)),
      ),
    ),
  },
  {
    name: 'cut off in a head',
    type: 'video/webm',
    bytes: join(
      ebml,
      unknown(
        0x18538067,
        // As Firefox writes it: lengths of eight bytes, and a list of places that it leaves empty.
        join(idBytes(0x114d9b74), [0x01], new Uint8Array(7)),
        element(0x1549a966, element(0x2ad7b1, big(1_000_000)), element(0x4489, big(0, 4))),
        element(0x1654ae6b, webmTrack(1), webmTrack(2)),
        tags,
        join(idBytes(0x1f43b675), [0x01], big(join(...blocks).length, 7), ...blocks),
        idBytes(0x1f43b675).slice(0, 3),
      ),
    ),
  },
].map((file) => ({ ...file, kept: [SOUND] }))

/** Recordings of every kind, with a place in each part that could hold one. */
export const markedRecordings: readonly MarkedFile[] = [
  ...movies,
  ...fragments,
  m4a,
  ...mp3s,
  aac,
  flac,
  ...wavs,
  ...oggs,
  ...webms,
]

/** Recordings that can't be cleaned, and so aren't taken. */
export const uncleanRecordings: readonly Omit<MarkedFile, 'kept'>[] = [
  {
    name: 'fragments, cut off before the first',
    type: 'audio/mp4',
    bytes: fragmented(fragment(0, SOUND).slice(0, 60)),
  },
  {
    name: 'samples that are cut off, with the index before them',
    type: 'video/mp4',
    bytes: join(
      box('ftyp', 'isom', big(0)),
      box('moov', mvhd, track({ handler: 'soun', at: 0, length: 99 })),
      ...[big(999), 'mdat', SOUND],
    ),
  },
  {
    name: 'fragments with a track of places',
    type: 'video/mp4',
    bytes: join(
      box('ftyp', 'iso5', big(0)),
      box(
        'moov',
        mvhd,
        track({ handler: 'vide', at: 0, length: 0 }),
        track({ handler: 'meta', at: 0, length: 0 }),
      ),
      box('moof', box('mfhd', big(0))),
    ),
  },
  {
    name: 'no tracks',
    type: 'video/mp4',
    bytes: join(box('ftyp', 'isom', big(0)), box('moov', mvhd)),
  },
  {
    name: 'a track of places that doesn’t say where it is',
    type: 'video/mp4',
    bytes: join(box('ftyp', 'isom', big(0)), box('moov', mvhd, box('trak', udta))),
  },
  {
    name: 'a box that is too long',
    type: 'video/mp4',
    bytes: join(box('ftyp', 'isom', big(0)), big(999), 'moov'),
  },
  {
    name: 'a WebM with subtitles',
    type: 'video/webm',
    bytes: join(ebml, element(0x18538067, element(0x1654ae6b, webmTrack(0x11)))),
  },
  { name: 'a WebM without tracks', type: 'video/webm', bytes: ebml },
  {
    name: 'a WebM with an element without end',
    type: 'video/webm',
    bytes: join(ebml, unknown(0x1254c367, MARK)),
  },
  { name: 'Speex', type: 'audio/ogg', bytes: packets(2, join('Speex   ', new Uint8Array(72))) },
  {
    name: 'an Ogg that ends early',
    type: 'audio/ogg',
    bytes: packets(2, join('OpusHead', new Uint8Array(11))),
  },
  { name: 'an Ogg without beginning', type: 'audio/ogg', bytes: packets(0, join(SOUND)) },
  { name: 'tags alone', type: 'audio/mpeg', bytes: id3() },
  {
    name: 'a FLAC without format',
    type: 'audio/flac',
    bytes: join('fLaC', block(0x84, join(MARK)), SOUND),
  },
  { name: 'a WAV without format', type: 'audio/wav', bytes: wave(sound) },
  {
    name: 'a WAV with a list that is cut off',
    type: 'audio/wav',
    bytes: join('RIFF', little(99), 'WAVE', 'LIST', little(99)),
  },
]
