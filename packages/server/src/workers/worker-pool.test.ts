import { afterEach, describe, expect, it } from 'vitest'
import type { oddTasks } from './testing/odd-worker.ts'
import { textWorkers } from './text-workers.ts'
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

describe('worker threads', () => {
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

  it('stop at once what nobody waits for any more, in the middle of it and in the queue', async () => {
    const pool = oddPool()
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

  it('end a call that takes too long', async () => {
    const pool = oddPool({ longest: 50 })
    await expect(pool.run('hang', new SharedArrayBuffer(4))).rejects.toBeInstanceOf(WorkerFailure)
  })

  it('refuse what would have to wait too long', async () => {
    const pool = oddPool({ waiting: 1 })
    const { outcome } = await hanging(pool)
    const queued = pool.run('echo', 'a').catch((error: unknown) => error)
    await expect(pool.run('echo', 'b')).rejects.toThrow('Too many calls wait')
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
