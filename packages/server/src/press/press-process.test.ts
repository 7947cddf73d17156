import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WorkerFailure } from '#workers/pool/worker-failure.ts'
import { startProcess } from '#workers/pool/worker-process.ts'
import { openPress } from './press.ts'
import { bookWith, entryWith, readPages } from './testing/read-pages.ts'

function aPress(
  limits: Parameters<typeof openPress>[0] = {},
  onStart: (count: number) => unknown = () => {},
) {
  const started: ReturnType<typeof startProcess>[] = []
  const start: typeof startProcess = (...given) => {
    const begun = startProcess(...given)
    onStart(started.push(begun))
    return begun
  }
  const press = openPress({ ...limits, start })
  onTestFinished(() => press.close())
  return { ...press, alive: () => started.map(({ isAlive }) => isAlive) }
}

/** Which of the memory of each press the system would keep if it fell. */
function keptOfPresses(): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id) && isPress(id))
    .map((id) => readFileSync(`/proc/${id}/coredump_filter`, 'utf8').trim())
}

function isPress(id: string): boolean {
  try {
    const isOurs = readFileSync(`/proc/${id}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`)
    return isOurs && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('press-process')
  } catch {
    // Ended meanwhile.
    return false
  }
}

const small = bookWith([entryWith('A few words.')])
const large = (count: number) =>
  bookWith(
    Array.from({ length: count }, (_, n) =>
      entryWith(`Entry ${n}. ${'Words of a day. '.repeat(8)}`),
    ),
  )

describe('the process of the press', () => {
  it('starts with the first book, is replaced after some, and takes its memory with it', async () => {
    const press = aPress({ callsEach: 2 })
    expect(press.alive()).toEqual([])
    await press.run('set', small)
    expect(press.alive()).toEqual([true])
    expect(keptOfPresses()).toEqual(process.platform === 'linux' ? ['00000000'] : [])
    await press.run('set', small)
    await expect.poll(press.alive).toEqual([false])
    await press.run('set', small)
    expect(press.alive()).toEqual([false, true])
    const { sharedObjects } = process.report.getReport() as unknown as { sharedObjects: string[] }
    expect(
      sharedObjects.filter((name) => name.includes('typst')),
      'in the server itself',
    ).toEqual([])
  })

  it('sets a book of 1,000 entries, and is not kept when it holds much memory after one', async () => {
    const press = aPress({ megabytes: 100 })
    const { texts, outline } = readPages(await press.run('set', large(1000)))
    expect(texts.length).toBeGreaterThan(100)
    const numbers = texts.slice(1).map((text) => Number(text.trim().split('\n').at(-1)))
    expect(numbers).toEqual(numbers.map((_, n) => n + 2))
    expect(texts.join('').match(/Entry \d+\./g)).toHaveLength(1000)
    expect(outline[1]?.down?.[0]?.down).toHaveLength(1000)
    await expect.poll(press.alive).toEqual([false])
  })

  it('is ended when the call is canceled, or when it takes too long', async () => {
    const press = aPress()
    await press.run('set', small)
    const gone = new AbortController()
    const leaving = press.run('set', large(600), { signal: gone.signal })
    gone.abort(new Error('The page was left'))
    await expect(leaving).rejects.toThrow('The page was left')
    await expect.poll(press.alive).toEqual([false])
    await press.run('set', small)

    const frail = bookWith([entryWith('Kept.'), entryWith('Lost.', { title: '\u20db\u0599 ' })])
    const searching = new AbortController()
    // The third is started while it looks for what ended the first.
    const closed = aPress({}, (count) => count === 3 && searching.abort(new Error('Left, too')))
    await expect(closed.run('set', frail, { signal: searching.signal })).rejects.toThrow(
      'Left, too',
    )
    await expect.poll(closed.alive).toEqual([false, false, false])

    const hasty = aPress({ cpuMs: 50 })
    const error = await hasty.run('set', large(600)).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(WorkerFailure)
    expect(String((error as Error).stack)).not.toContain('Words of a day')
  })
})
