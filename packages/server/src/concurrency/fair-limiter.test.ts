import { expect, it } from 'vitest'
import { fairLimiter } from './fair-limiter.ts'

it('runs one piece for each person at once, and drops a piece that was aborted while it waited', async () => {
  const runLimited = fairLimiter(2)
  const { signal } = new AbortController()
  const away = new AbortController()
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const act = (name: string) => () => {
    began.push(name)
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(name, resolve)
    return promise
  }
  const all = [
    runLimited('anna', signal, act('anna 1')),
    runLimited('anna', signal, act('anna 2')),
    runLimited('bert', signal, act('bert')),
    runLimited('cleo', away.signal, act('cleo')),
    runLimited('dora', signal, act('dora')),
  ]
  await expect.poll(() => began).toEqual(['anna 1', 'bert'])
  const left = expect(all[3]).rejects.toThrow('gone')
  away.abort(new Error('gone'))
  await left
  ends.get('bert')?.()
  await expect.poll(() => began).toEqual(['anna 1', 'bert', 'dora'])
  ends.get('anna 1')?.()
  await expect.poll(() => began.at(-1)).toBe('anna 2')
  for (const end of ends.values()) end()
  await Promise.allSettled(all)
})
