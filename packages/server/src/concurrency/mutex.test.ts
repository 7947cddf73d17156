import { expect, it } from 'vitest'
import { createMutex } from './mutex.ts'

it('runs one piece of work after the other, in their order, and continues after a failure', async () => {
  const runExclusive = createMutex()
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} begins`)
    await new Promise(setImmediate)
    events.push(`${name} ends`)
    if (name === 'b') throw new Error('failed')
    return name
  }
  const all = ['a', 'b', 'c'].map((name) => runExclusive(work(name)))
  const results = await Promise.allSettled(all)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(events).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})
