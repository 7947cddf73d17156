import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readZip } from './testing/read-zip.ts'
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
    const bytesOf = (content: string | Uint8Array) => Buffer.from(content)
    expect(read.map(([name, bytes]) => [name, bytesOf(bytes)])).toEqual(
      sources.map(({ name, content }) => [name, bytesOf(content)]),
    )
  })

  it('can be empty', async () => {
    expect(readZip(await zipped([]))).toEqual([])
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
