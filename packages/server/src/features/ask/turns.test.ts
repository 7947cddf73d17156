import { expect, it } from 'vitest'
import { turns } from './turns.ts'

it('nobody has two turns at once, and whoever turns away leaves the line', async () => {
  const inTurn = turns(2)
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
    inTurn('anna', signal, act('anna 1')),
    inTurn('anna', signal, act('anna 2')),
    inTurn('bert', signal, act('bert')),
    inTurn('cleo', away.signal, act('cleo')),
    inTurn('dora', signal, act('dora')),
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
