import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { crc32 } from './crc-32.ts'
import { textOf } from './reading/member-text.ts'
import { openZip } from './reading/zip-reader.ts'
import { hollowZip } from './testing/hollow-zip.ts'
import { readZip } from './testing/read-zip.ts'
import { centralHeader, endRecords, localHeader } from './zip-records.ts'
import { type ZipOptions, type ZipSource, zipOf } from './zip-writer.ts'

const modified = new Date(2026, 2, 4, 21, 4, 36)
const file = (name: string, content: ZipSource['content']) => ({ name, content, modified })

async function zipped(sources: Iterable<ZipSource>, options?: ZipOptions): Promise<Buffer> {
  return Buffer.from(await (await zipOf(sources, options)).arrayBuffer())
}

const sources = [
  file('2026/2026-03-04 Café ☕ 京都.md', 'Cold and clear. '.repeat(1000)),
  file('2026/short.md', 'x'),
  file('empty.md', ''),
  file(
    'bytes.bin',
    Uint8Array.from({ length: 70_000 }, (_, n) => (n * n * 31) & 0xff),
  ),
]

describe('a zip file', () => {
  it('stores files complete, with their names and times', async () => {
    const contents = readZip(await zipped(sources))
    expect(contents.map(({ name }) => name)).toEqual(sources.map(({ name }) => name))
    expect(contents[0]).toMatchObject({
      text: 'Cold and clear. '.repeat(1000),
      method: 8,
      modified: [2026, 3, 4, 21, 4, 36],
    })
    expect(contents[1]).toMatchObject({ text: 'x', method: 0 })
    expect(contents[2]).toMatchObject({ text: '', method: 0 })
  })

  it('opens in other programs', async () => {
    const read = Object.entries(unzipSync(await zipped(sources)))
    expect(read.map(([name, bytes]) => [name, Buffer.from(bytes)])).toEqual(
      await Promise.all(
        sources.map(async ({ name, content }) => {
          return [name, Buffer.from(await new Blob([content]).arrayBuffer())]
        }),
      ),
    )
  })

  it('can be empty', async () => {
    expect(readZip(await zipped([]))).toEqual([])
  })

  it('stores a photo as it is, without reading it whole (MED-95)', async () => {
    const bytes = Uint8Array.from({ length: 3_000_000 }, (_, n) => n % 7)
    const photo = new Blob([bytes])
    // A page that reads all of a film at once runs out of memory.
    Object.defineProperty(photo, 'arrayBuffer', { value: () => Promise.reject(new Error('Whole')) })
    const zip = await zipped([file('a.md', 'A'), file('media/a.webp', photo), file('b.md', 'B')])
    const read = unzipSync(zip)
    expect(Object.keys(read)).toEqual(['a.md', 'media/a.webp', 'b.md'])
    expect(Buffer.compare(read['media/a.webp'] ?? bytes.subarray(1), bytes)).toBe(0)
    // By which other programs notice damage.
    const listed = zip.indexOf('media/a.webp', zip.indexOf('PK\u0001\u0002'))
    expect(zip.readUInt32LE(listed - 30)).toBe(crc32(bytes))
  })

  it('may be larger than 4 GB, with a file of that size, and is read again (MED-95)', async () => {
    const name = (text: string) => new TextEncoder().encode(text)
    const film = { name: name('film.mp4'), method: 'stored', crc: 0, modified } as const
    const large = { ...film, size: 5e9, packedSize: 5e9, offset: 0 }
    const zip = hollowZip()
    zip.add(localHeader(large))
    zip.add(zip.hole(large.size))
    const text = new TextEncoder().encode('Rain.')
    const sizes = { crc: crc32(text), size: text.length, packedSize: text.length }
    const last = { ...film, ...sizes, name: name('last.md'), offset: zip.size() }
    zip.add(localHeader(last))
    zip.add(text)
    const start = zip.size()
    zip.add(centralHeader(large))
    zip.add(centralHeader(last))
    zip.add(endRecords(2, zip.size() - start, start))
    const { all } = await openZip(zip.blob(), 'large.zip')
    expect(all.map(({ name, size }) => [name, size])).toEqual([
      ['film.mp4', 5e9],
      ['last.md', 5],
    ])
    expect(await Promise.all(all.slice(1).map(textOf))).toEqual(['Rain.'])
  })

  it('may have more files than 16 bits count (MED-95)', async () => {
    const many = Array.from({ length: 2 ** 16 }, (_, n) => file(`${n}.md`, ''))
    const members = (await openZip(await zipOf(many), 'many.zip')).all
    expect([members.length, members.at(-1)?.name]).toEqual([2 ** 16, '65535.md'])
  })

  it('clamps dates to the range it can store', async () => {
    const days = [new Date(1970, 0, 1), new Date(2200, 11, 31)]
    const contents = readZip(
      await zipped(days.map((day, n) => ({ name: `${n}`, content: '', modified: day }))),
    )
    expect(contents.map(({ modified: [year] }) => year)).toEqual([1980, 2107])
  })

  it('reports progress, and stops on abort', async () => {
    const packed: number[] = []
    const stop = new AbortController()
    const onPacked = (count: number) => {
      packed.push(count)
      if (count === 2) stop.abort()
    }
    const { signal } = stop
    await expect(zipOf(sources, { signal, onPacked })).rejects.toThrow('aborted')
    expect(packed).toEqual([1, 2])
  })
})
