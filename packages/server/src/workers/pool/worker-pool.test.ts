import { readdir } from 'node:fs/promises'
import { constants, getPriority } from 'node:os'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bodyWorkers } from '#workers/body-workers.ts'
import { textWorkers } from '#workers/text-workers.ts'
import type { oddTasks } from './testing/odd-worker.ts'
import { watchBudget } from './work-budget.ts'
import { WorkerFailure } from './worker-failure.ts'
import { type WorkerPool, workerPool } from './worker-pool.ts'

const open: WorkerPool<never>[] = []
afterEach(async () => void (await Promise.all(open.splice(0).map((pool) => pool.close()))))

function oddPool(limits: Parameters<typeof workerPool>[1] = {}) {
  const script = new URL('./testing/odd-worker.ts', import.meta.url)
  const pool = workerPool<typeof oddTasks>(script, { size: 1, ...limits })
  open.push(pool)
  return pool
}

/** Resolves when a thread is in the middle of a task that never ends. */
async function hanging(pool: ReturnType<typeof oddPool>, signal?: AbortSignal) {
  const begun = new SharedArrayBuffer(4)
  const ending = pool.run('hang', begun, { signal })
  const outcome = ending.then(
    () => undefined,
    (error: unknown) => error,
  )
  const { async, value } = Atomics.waitAsync(new Int32Array(begun), 0, 0)
  if (async) await value
  return { outcome }
}

/** Resolves when a thread is in the middle of a task that ends when it is let go. */
async function holding(
  pool: ReturnType<typeof oddPool>,
  options: { who?: string; signal?: AbortSignal } = {},
) {
  const flags = new SharedArrayBuffer(8)
  const flag = new Int32Array(flags)
  const outcome = pool.run('hold', flags, options).catch((error: unknown) => error)
  const { async, value } = Atomics.waitAsync(flag, 0, 0)
  if (async) await value
  const letGo = () => {
    Atomics.store(flag, 1, 1)
    Atomics.notify(flag, 1)
  }
  return { outcome, letGo }
}

/** The system's ids of all threads of this process, where it says so. */
const threadsHere = async () =>
  process.platform === 'linux' ? (await readdir('/proc/self/task')).map(Number) : []

describe('worker threads', () => {
  it('run below the thread that answers people, where a thread has a priority', async () => {
    const before = getPriority(0)
    const { PRIORITY_LOW } = constants.priority
    const lowered = process.platform === 'linux' ? Math.min(before + 10, PRIORITY_LOW) : before
    expect(await oddPool().run('priority', undefined)).toBe(lowered)
    expect(getPriority(0)).toBe(before)
  })

  it('API-26 that read bodies run like the thread that answers people', async () => {
    const others = new Set(await threadsHere())
    const pool = bodyWorkers()
    open.push(pool)
    const sent = { name: 'syncEntries', bytes: Buffer.from('{"entries":[]}') }
    expect(await pool.run('check', sent)).toMatchObject({ kind: 'valid' })
    const started = (await threadsHere()).filter((id) => !others.has(id))
    const expected = process.platform === 'linux' ? [getPriority(0)] : []
    expect([...new Set(started.map((id) => getPriority(id)))]).toEqual(expected)
  })

  it('answer calls, and keep what they loaded', async () => {
    const pool = oddPool()
    expect(await pool.run('echo', 'a')).toBe('a')
    expect(await pool.run('count', undefined)).toBe(1)
    expect(await pool.run('count', undefined)).toBe(2)
  })

  it('answer many calls each with its own answer', async () => {
    const pool = oddPool({ size: 2 })
    const inputs = Array.from({ length: 40 }, (_, n) => `call ${n}`)
    expect(await Promise.all(inputs.map((input) => pool.run('echo', input)))).toEqual(inputs)
  })

  it('tell that a task failed, and never a word of why', async () => {
    const pool = oddPool()
    const error = await pool.run('throw', 'my diary').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(WorkerFailure)
    expect(String((error as Error).stack)).not.toContain('diary')
    expect(await pool.run('count', undefined), 'the same thread goes on').toBe(1)
  })

  it('answer an error when a thread crashes or has no memory left, and the next call works', async () => {
    const pool = oddPool({ megabytes: 24 })
    for (const task of ['crash', 'overflow'] as const) {
      await expect(pool.run(task, undefined)).rejects.toBeInstanceOf(WorkerFailure)
      expect(await pool.run('echo', 'still here')).toBe('still here')
    }
  })

  it('stop canceled calls at once, under way and in the queue', async () => {
    const pool = oddPool({ grace: 1 })
    const [first, second] = [new AbortController(), new AbortController()]
    const { outcome } = await hanging(pool, first.signal)
    const queued = pool.run('echo', 'b', { signal: second.signal })
    second.abort(new Error('left the queue'))
    await expect(queued).rejects.toThrow('left the queue')
    first.abort(new Error('stopped'))
    expect(await outcome).toEqual(new Error('stopped'))
    expect(await pool.run('echo', 'next')).toBe('next')
    const gone = AbortSignal.abort(new Error('was never wanted'))
    await expect(pool.run('echo', 'c', { signal: gone })).rejects.toThrow('was never wanted')
  })

  it('go on after a call that was stopped, where it ends soon', async () => {
    // Soon is when the test says so, and not how fast the machine is.
    const pool = oddPool({ grace: 2 ** 30 })
    expect(await pool.run('count', undefined)).toBe(1)
    const stopping = new AbortController()
    const { outcome, letGo } = await holding(pool, { signal: stopping.signal })
    stopping.abort(new Error('stopped'))
    expect(await outcome).toEqual(new Error('stopped'))
    letGo()
    expect(await pool.run('count', undefined), 'the same thread').toBe(2)
  })

  it('take calls of idle people first, and give no person two threads', async () => {
    const pool = oddPool({ size: 2, waitingEach: 2 })
    const first = await holding(pool, { who: 'a' })
    const ended: string[] = []
    const ask = (who: string, name: string) =>
      pool.run('echo', name, { who }).then((said) => ended.push(said))
    const more = [ask('a', 'a2'), ask('a', 'a3')]
    await expect(pool.run('echo', 'a4', { who: 'a' })).rejects.toThrow('Too many calls are waiting')
    // The other thread is free, and not for the same person.
    await ask('b', 'b1')
    expect(ended).toEqual(['b1'])
    const other = await holding(pool, { who: 'c' })
    more.push(ask('d', 'd1'), ask('c', 'c2'))
    first.letGo()
    await Promise.all(more.slice(0, 3))
    expect(ended).toEqual(['b1', 'd1', 'a2', 'a3'])
    other.letGo()
    await Promise.all(more)
  })

  it('forget what they have read after an idle time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const pool = oddPool()
      expect(await pool.run('count', undefined)).toBe(1)
      expect(await pool.run('count', undefined)).toBe(2)
      vi.advanceTimersByTime(61_000)
      expect(await pool.run('count', undefined)).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('RUN-70 end a call by the processor time that it used, and not by the clock', async () => {
    const cpuMs = 300
    const { outcome, letGo } = await holding(oddPool({ cpuMs }))
    // As long as one call takes to use up its time, the other has waited for a machine at least.
    await expect(oddPool({ cpuMs }).run('spin', undefined)).rejects.toBeInstanceOf(WorkerFailure)
    letGo()
    expect(await outcome).toBe('let go')
  })

  it('RUN-70 count for a call what it used itself, and not what calls before it did', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      let used = 10_000
      let isSpent = false
      const end = watchBudget({ cpuMs: async () => used }, { cpuMs: 300, wallMs: 60_000 }, () => {
        isSpent = true
      })
      await vi.advanceTimersByTimeAsync(1000)
      used += 300
      await vi.advanceTimersByTimeAsync(1000)
      expect(isSpent).toBe(false)
      used += 1
      await vi.advanceTimersByTimeAsync(1000)
      expect(isSpent).toBe(true)
      end()
    } finally {
      vi.useRealTimers()
    }
  })

  it('end a call that waits for ever', async () => {
    const pool = oddPool({ wallMs: 50 })
    await expect(pool.run('hang', new SharedArrayBuffer(4))).rejects.toBeInstanceOf(WorkerFailure)
  })

  it('refuse what would have to wait too long', async () => {
    const pool = oddPool({ waiting: 1 })
    const { outcome } = await hanging(pool)
    const queued = pool.run('echo', 'a').catch((error: unknown) => error)
    await expect(pool.run('echo', 'b')).rejects.toThrow('Too many calls are waiting')
    await pool.close()
    expect(await outcome).toBeInstanceOf(WorkerFailure)
    expect(await queued).toBeInstanceOf(WorkerFailure)
    await expect(pool.run('echo', 'd')).rejects.toThrow('closed')
  })

  it('give way to a fresh one after so many calls, which has none of the words', async () => {
    const pool = oddPool({ callsEach: 2 })
    const counts = []
    for (let n = 0; n < 5; n++) counts.push(await pool.run('count', undefined))
    expect(counts).toEqual([1, 2, 1, 2, 1])
  })
})

describe('the threads that read texts', () => {
  it('read them', async () => {
    const pool = textWorkers()
    open.push(pool)
    const [first, second] = await pool.run('analyse', ['I was not happy today.', 'Ich bin müde.'])
    expect(first?.feelings).toMatchObject([{ word: 'happy', negated: true, whose: 'self' }])
    expect(second).toMatchObject({ language: 'de', feelings: [] })
  })
})
