import { type Bytes, big, join, type Part } from './binary.ts'

/** 40 × 30 pixels, red on the left and blue on the right, by `avifenc -c aom`. */
const PICTURE = '12000a09181527eb0404341a10321645e00249249100b8d29d36cf609e73d68c28d66ea7e8'

const box = (type: string, ...parts: readonly Part[]): Bytes => {
  const content = join(...parts)
  return join(big(content.length + 8), type, content)
}

interface Item {
  readonly type: string
  readonly name?: string
  readonly content: Bytes
}

interface InAvif {
  readonly items?: readonly Item[]
  readonly name?: string
  /** In the list of properties, behind those of the picture. */
  readonly properties?: Bytes
  readonly before?: Bytes
  readonly behind?: Bytes
  /** As an encoder begins a file with several pictures. Only the first is there. */
  readonly isSequence?: boolean
}

/** A photo as an encoder writes it, with Exif and XMP as items of their own that describe it. */
export function anAvif({
  items = [],
  name = '',
  properties = join(),
  before = join(),
  behind = join(),
  isSequence = false,
}: InAvif = {}): Bytes {
  const picture = join((PICTURE.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)))
  const all: Item[] = [{ type: 'av01', name, content: picture }, ...items]
  const brands = `avifmif1miafMA1B${isSequence ? 'avismsf1' : ''}`
  const track = isSequence ? box('moov', box('trak', trackHeader())) : []
  const head = join(box('ftyp', 'avif', big(0), brands), track, before)
  const contents = all.map(({ content }) => content)
  // Its length doesn't depend on where the items are.
  const from = head.length + metaOf(all, 0, properties).length + 8
  return join(head, metaOf(all, from, properties), box('mdat', ...contents), behind)
}

function trackHeader(): Bytes {
  const size = [...big(40, 2), 0, 0, ...big(30, 2), 0, 0]
  return box('tkhd', big(1), big(0), big(0), big(1), big(0), big(0), new Uint8Array(52), size)
}

function metaOf(items: readonly Item[], from: number, properties: Bytes): Bytes {
  let at = from
  const places = items.map(({ content: { length } }, index) => {
    at += length
    return join(big(index + 1, 2), [0, 0, 0, 1], big(at - length), big(length))
  })
  const infos = items.map(({ type, name = '' }, index) =>
    box('infe', [2, 0, 0, 0], big(index + 1, 2), [0, 0], type, `${name}\0`, kindOf(type)),
  )
  const described = items.slice(1).map((_, index) => box('cdsc', big(index + 2, 2), [0, 1, 0, 1]))
  return box(
    'meta',
    big(0),
    box('hdlr', big(0), big(0), 'pict', new Uint8Array(13)),
    box('pitm', big(0), [0, 1]),
    box('iloc', big(0), [0x44, 0], big(items.length, 2), ...places),
    box('iinf', big(0), big(items.length, 2), ...infos),
    described.length > 0 ? box('iref', big(0), ...described) : [],
    box(
      'iprp',
      box(
        'ipco',
        box('ispe', big(0), big(40), big(30)),
        box('pixi', big(0), [3, 8, 8, 8]),
        box('av1C', [0x81, 0, 0x0c, 0]),
        properties,
      ),
      box('ipma', big(0), big(1), [0, 1, 3, 0x01, 0x02, 0x83]),
    ),
  )
}

const kindOf = (type: string) => (type === 'mime' ? 'application/rdf+xml\0' : '')
