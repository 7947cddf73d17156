import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type ZipSource, zipOf } from '../zip-writer.ts'
import { LIMITS } from './limits.ts'
import { textOf } from './member-text.ts'
import type { Members } from './members.ts'
import { aZip, aZipFile, type RawMember, type RawZip } from './testing/a-zip.ts'
import { blobWithHole } from './testing/blob-with-hole.ts'
import { CountedFile } from './testing/counted-file.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { openZip } from './zip-reader.ts'

const long = 'Cold and clear. '.repeat(5000)
const entries: RawMember[] = [
  { name: 'Journal.json', content: long },
  { name: 'photos/1.jpeg', content: 'x', method: 0 },
  { name: 'photos/', content: '', method: 0 },
  { name: 'empty.md', content: '', method: 0 },
]
const texts = [long, 'x', '']

const opened = (members: readonly RawMember[], options?: RawZip, limits = LIMITS) =>
  openZip(aZipFile(members, options), 'journal.zip', limits)

const allTexts = ({ all }: Members) => Promise.all(all.map(textOf))

/** The reason and the member of an error, or the value returned instead. */
async function wrong(reading: Promise<unknown>): Promise<unknown> {
  const error = await reading.then(
    (value) => new Error(`It was read: ${JSON.stringify(value).slice(0, 100)}`),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof UnreadableFile)) throw error
  return error.member === undefined ? error.reason : [error.reason, error.member]
}

const wrongWith = (members: readonly RawMember[], options?: RawZip, limits = LIMITS) =>
  wrong(opened(members, options, limits).then(allTexts))

describe('a zip file that is read', () => {
  it('returns what our writer packed', async () => {
    const modified = new Date(2026, 2, 4, 21, 4, 36)
    const bytes = Uint8Array.from({ length: 70_000 }, (_, n) => (n * n * 31) & 0x7f)
    const sources: ZipSource[] = [
      { name: '2026/Café ☕ 京都.md', content: long, modified },
      { name: 'empty.md', content: '', modified },
      { name: 'bytes.bin', content: bytes, modified },
    ]
    const { name, all } = await openZip(await zipOf(sources), 'mine.zip')
    expect(name).toBe('mine.zip')
    const facts = all.map(({ name, modified, oddities }) => ({ name, modified, oddities }))
    expect(facts).toEqual(sources.map(({ name }) => ({ name, modified, oddities: [] })))
    const [text, empty, last] = await allTexts({ name, all })
    expect([text === long, empty]).toEqual([true, ''])
    expect(last).toBe(new TextDecoder().decode(bytes))
  })

  it.each<[string, (member: RawMember) => RawMember, RawZip]>([
    ['plain', (member) => member, {}],
    ['with a comment that looks like an end', (member) => member, { comment: 'PK\x05\x06 hello' }],
    ['with something in front', (member) => member, { stub: new Uint8Array(5000).fill(80) }],
    ['with sizes behind', (member) => ({ ...member, described: true }), {}],
    ['with large numbers', (member) => ({ ...member, large: true }), { large: true }],
    [
      'with all of that',
      (member) => ({ ...member, large: true, described: true }),
      { large: true, comment: 'c', stub: new Uint8Array(77) },
    ],
  ])('may be %s', async (_, change, options) => {
    const members = await opened(entries.map(change), options)
    expect(members.all.map(({ name }) => name)).toEqual([
      'Journal.json',
      'photos/1.jpeg',
      'empty.md',
    ])
    expect(await allTexts(members)).toEqual(texts)
  })

  it('may be empty, or followed by other bytes', async () => {
    expect((await opened([])).all).toEqual([])
    expect((await opened([], { large: true })).all).toEqual([])
    const followed = new Blob([aZip(entries), new Uint8Array(100)])
    expect(await allTexts(await openZip(followed, ''))).toEqual(texts)
  })

  it('may hold more files than an old program can count', async () => {
    const { all } = await openZip(new Blob([copies(aZip([{ name: 'a', method: 0 }]), 65_540)]), '')
    expect(all).toHaveLength(65_540)
  })

  it('may be larger than 4 GB, with a film before the text', async () => {
    const hole = 5 * 2 ** 30
    const film = { name: 'film.mov', method: 0, size: hole, packedSize: hole, hole, large: true }
    const words = { name: 'Journal.json', content: long, large: true }
    const hollow = { at: 30 + film.name.length + 20, length: hole }
    const blob = blobWithHole(aZip([film, words], { large: true }), hollow)
    const { all } = await openZip(blob, 'large.zip', { ...LIMITS, memberBytes: 2 ** 20 })
    expect(all.map(({ name, size }) => [name, size])).toEqual([
      ['film.mov', hole],
      ['Journal.json', long.length],
    ])
    expect((await textOf(found(all[1]))) === long).toBe(true)
    expect(await wrong(textOf(found(all[0])))).toEqual(['too-large', 'film.mov'])
  })

  it.each([0, 8])(
    'gives a photo as a file that was checked, packed by method %i',
    async (method) => {
      const content = Uint8Array.from({ length: 5_000_000 }, (_, n) => (n * n * 31) >> 7)
      const photo = { name: 'a.jpeg', content, method }
      const [good] = (await opened([photo])).all
      const bytes = new Uint8Array(await (await found(good).blob()).arrayBuffer())
      expect(Buffer.compare(bytes, content)).toBe(0)
      const [bad] = (await opened([{ ...photo, crc: 1 }])).all
      expect(await wrong(found(bad).blob())).toEqual(['checksum', 'a.jpeg'])
      await expect(found(good).blob(AbortSignal.abort())).rejects.toThrow('aborted')
    },
  )

  it('is never read whole: only its directory and the requested members', async () => {
    const photo = { name: 'photos/1.jpeg', content: new Uint8Array(20_000_000), method: 0 }
    const file = new CountedFile([aZip([photo, ...entries])], 'journal.zip')
    const { all } = await openZip(file, file.name)
    expect(file.bytesRead).toBeLessThan(70_000)
    await textOf(found(all[1]))
    expect(file.bytesRead).toBeLessThan(72_000)
    // An early exit from the loop stops the reading.
    for await (const piece of found(all[0]).read()) {
      expect(piece.length).toBeLessThan(100_000)
      break
    }
    expect(file.bytesRead).toBeLessThan(1_200_000)
  })

  it('reports when a file was made, in local time or exactly', async () => {
    const seconds = [1, 0, 0, 0]
    const extra = Uint8Array.from([0x55, 0x54, 5, 0, 1, ...seconds])
    const { all } = await opened([
      { name: 'clock' },
      { name: 'exact', extra },
      { name: 'neither', day: 0 },
    ])
    expect(all.map(({ modified }) => modified)).toEqual([
      new Date(2026, 2, 4, 13, 0, 0),
      new Date(1000),
      undefined,
    ])
  })
})

describe('names in a zip file', () => {
  it('are UTF-8 with or without the flag, else code page 437', async () => {
    const cp437 = Uint8Array.from([0x87, 0x61, 0xff, 0xe1, 0x2e, 0x6d, 0x64])
    const { all } = await opened([
      { name: '京都.md' },
      { name: 'Café.md', flags: 0 },
      { name: cp437, flags: 0 },
      { name: cp437 },
    ])
    expect(all.map(({ name, oddities }) => [name, oddities])).toEqual([
      ['京都.md', []],
      ['Café.md', []],
      ['ça\u00a0ß.md', ['not-utf-8']],
      ['ça\u00a0ß.md', ['not-utf-8', 'duplicate']],
    ])
  })

  it.each([
    ['../../etc/passwd', 'etc/passwd', ['climbs-out']],
    ['a/../../b.md', 'a/b.md', ['climbs-out']],
    ['a/.. /b.md', 'a/b.md', ['climbs-out']],
    ['/etc/passwd', 'etc/passwd', ['absolute']],
    ['..\\..\\boot.ini', 'boot.ini', ['backslash', 'climbs-out']],
    ['C:\\Users\\me.md', 'Users/me.md', ['backslash', 'drive', 'absolute']],
    ['C:me.md', 'C:me.md', ['drive']],
    ['\\\\server\\share', 'server/share', ['backslash', 'absolute']],
    ['a\0.md', 'a.md', ['control-characters']],
    ['a\u202egpj.md', 'agpj.md', ['control-characters']],
    ['', 'unnamed', ['empty']],
    ['../', 'unnamed', ['climbs-out', 'empty']],
    ['./a//b.md', 'a/b.md', []],
    ['Q: what now?.md', 'Q: what now?.md', ['drive']],
    ['...and so on.md', '...and so on.md', []],
    ['👩‍👩‍👧.md', '👩‍👩‍👧.md', []],
  ])('%j become safe names', async (written, name, oddities) => {
    const { all } = await opened([{ name: written, content: 'Words' }])
    expect(all[0]).toMatchObject({ name, oddities, nameAsWritten: written })
    expect(await textOf(found(all[0]))).toBe('Words')
  })
})

describe('a zip file that cannot be read', () => {
  it('is distinguished from a truncated one', async () => {
    const bytes = aZip(entries)
    expect(await wrong(openZip(new Blob(['{}']), ''))).toBe('not-a-zip')
    expect(await wrong(openZip(new Blob([]), ''))).toBe('not-a-zip')
    expect(await wrong(openZip(new Blob(['no zip '.repeat(20_000)]), ''))).toBe('not-a-zip')
    for (let length = 4; length < bytes.length; length += 7) {
      const error = await wrong(openZip(new Blob([bytes.subarray(0, length)]), ''))
      expect(['cut-off', 'damaged']).toContain(error)
    }
    expect(await wrong(openZip(new Blob([bytes.subarray(50)]), ''))).toBe('cut-off')
  })

  it('names the member, and leaves the others readable', async () => {
    const { all } = await opened([
      { name: 'secret.md', content: 'x', flags: 1 },
      { name: 'odd.md', content: 'x', method: 14 },
      { name: 'words.md', content: 'Words' },
    ])
    expect(all.map(({ unreadable }) => unreadable)).toEqual(['encrypted', 'method', undefined])
    expect(await wrong(textOf(found(all[0])))).toEqual(['encrypted', 'secret.md'])
    expect(await wrong(textOf(found(all[1])))).toEqual(['method', 'odd.md'])
    expect(await textOf(found(all[2]))).toBe('Words')
  })

  it.each<[string, RawMember, unknown]>([
    ['a wrong checksum', { name: 'a', content: 'x', crc: 1 }, ['checksum', 'a']],
    ['a size that is too small', { name: 'a', content: long, size: 9 }, ['size', 'a']],
    ['a size that is too large', { name: 'a', content: long, size: 1e6 }, ['size', 'a']],
    ['two sizes of what is not packed', { name: 'a', method: 0, size: 9 }, ['damaged', 'a']],
    [
      'packed bytes that are none',
      { name: 'a', packed: new Uint8Array(99).fill(255) },
      ['damaged', 'a'],
    ],
    [
      'packed bytes that end early',
      { name: 'a', content: long, packed: deflateRawSync(long).subarray(0, 20) },
      ['damaged', 'a'],
    ],
    [
      'packed bytes that go on',
      { name: 'a', content: 'x', packed: Buffer.concat([deflateRawSync('x'), Buffer.from('xy')]) },
      ['damaged', 'a'],
    ],
    ['bytes beyond the directory', { name: 'a', packedSize: 5000 }, ['damaged', 'a']],
    ['a place that holds something else', { name: 'a', offset: 1 }, ['damaged', 'a']],
    ['a place beyond the directory', { name: 'a', offset: 1e9 }, ['damaged', 'a']],
    ['large numbers that no file has', { name: 'a', size: 2 ** 60, large: true }, 'damaged'],
    ['large numbers that are missing', { name: 'a', size: 0xffffffff }, 'damaged'],
    ['damaged text', { name: 'a', content: Uint8Array.of(0xff), crc: 1 }, ['checksum', 'a']],
    ['text in another encoding', { name: 'a', content: Uint8Array.of(0xff) }, ['not-text', 'a']],
  ])('has %s', async (_, member, reason) => {
    expect(await wrongWith([member])).toEqual(reason)
  })

  it('is one part of several, or miscounted', async () => {
    expect(await wrongWith(entries, { disk: 1 })).toBe('split')
    expect(await wrongWith(entries, { disk: 1, large: true })).toBe('split')
    expect(await wrongWith(entries, { count: 3 })).toBe('damaged')
    expect(await wrongWith(entries, { count: 3, large: true })).toBe('damaged')
  })
})

describe('a malicious zip file', () => {
  const zeros = new Uint8Array(50_000_000)
  const bomb: RawMember = { name: 'bomb', packed: deflateRawSync(zeros, { level: 9 }) }
  const MIB = 2 ** 20

  async function bytesBefore({ all }: Members): Promise<number> {
    let bytes = 0
    try {
      for (const member of all) for await (const piece of member.read()) bytes += piece.length
    } catch {
      return bytes
    }
    throw new Error('It was read')
  }

  it('is stopped while it expands, whatever size it declares', async () => {
    const honest = { ...bomb, size: zeros.length, crc: crc32(zeros) }
    expect(await wrongWith([honest])).toEqual(['too-dense', 'bomb'])
    expect(await bytesBefore(await opened([honest]))).toBeLessThanOrEqual(LIMITS.dense)
    const limits = { ...LIMITS, memberBytes: 2 * MIB }
    expect(await wrongWith([honest], {}, limits)).toEqual(['too-large', 'bomb'])
    expect(await bytesBefore(await opened([honest], {}, limits))).toBe(0)
    const lying = { ...bomb, size: 1000 }
    expect(await wrongWith([lying])).toEqual(['size', 'bomb'])
    expect(await bytesBefore(await opened([lying]))).toBeLessThanOrEqual(1000)
  })

  it('is stopped when its total is too large, but not for reading one member twice', async () => {
    const limits = { ...LIMITS, totalBytes: MIB }
    const content = new Uint8Array(MIB / 2)
    const photo = { name: 'photo', content: new Uint8Array(2 * MIB), method: 0 }
    const texts = ['a', 'b', 'c'].map((name) => ({ name, content }))
    const members = await opened([photo, ...texts], {}, limits)
    const [first, a, b, c] = members.all.map((member) => () => textOf(member))
    for (const read of [first, a, b, a, b]) await read?.()
    expect(await wrong(found(c)())).toEqual(['too-much', 'c'])
  })

  it('shares bytes between its members', async () => {
    const twice = [
      { name: 'a', content: 'x', method: 0 },
      { name: 'b', content: 'x', method: 0, offset: 0 },
    ]
    expect(await wrongWith(twice)).toEqual(['overlapping', 'a'])
    const within = aZip([{ name: 'inner', content: long, method: 0 }])
    const nested = [
      { name: 'a', content: within, method: 0 },
      { name: 'b', content: long, method: 0, offset: 31 },
    ]
    expect(await wrongWith(nested)).toEqual(['overlapping', 'a'])
  })

  it('has too many members, or claims to', async () => {
    const many = Array.from({ length: 11 }, (_, n) => ({ name: `${n}` }))
    const limits = { ...LIMITS, members: 10 }
    expect(await wrongWith(many, {}, limits)).toBe('too-many')
    expect(await wrongWith(many, { count: 5 }, limits)).toBe('too-many')
    expect(await wrongWith(many, {}, { ...LIMITS, directoryBytes: 100 })).toBe('too-many')
    expect(await wrongWith([], { large: true, count: 2 ** 40 })).toBe('too-many')
  })

  it('contains a zip file, which is not opened', async () => {
    const inner = aZip(entries)
    const { all } = await opened([{ name: 'inner.zip', content: inner, method: 0 }])
    expect(all.map(({ name, size }) => [name, size])).toEqual([['inner.zip', inner.length]])
  })
})

/** A zip file's only member `count` times, counted in 16 bits. */
function copies(zip: Uint8Array, count: number): Uint8Array<ArrayBuffer> {
  const length = new DataView(zip.buffer).getUint32(zip.length - 10, true)
  const start = zip.length - 22 - length
  const whole = new Uint8Array((start + length) * count + 22)
  const view = new DataView(whole.buffer)
  for (let n = 0; n < count; n += 1) {
    whole.set(zip.subarray(0, start), n * start)
    whole.set(zip.subarray(start, start + length), count * start + n * length)
    view.setUint32(count * start + n * length + 42, n * start, true)
  }
  const end = whole.length - 22
  whole.set(zip.subarray(-22), end)
  view.setUint16(end + 10, count % 2 ** 16, true)
  view.setUint32(end + 12, length * count, true)
  view.setUint32(end + 16, start * count, true)
  return whole
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('It is not there')
  return thing
}
