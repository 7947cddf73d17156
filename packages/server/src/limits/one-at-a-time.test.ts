import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

function aLine(maxWaiting = 2) {
  const inTurn = oneAtATime(maxWaiting, () => new Error('too many'))
  const begun: string[] = []
  const start = (who: string, name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const done = inTurn(who, () => {
      begun.push(name)
      return promise
    })
    return { done, end: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  return { begun, start }
}

it("SYNC-54 runs a person's work in its order, and nobody else waits for it", async () => {
  const { begun, start } = aLine()
  const first = start('ada', 'a1')
  const second = start('ada', 'a2')
  const other = start('ben', 'b1')
  other.end()
  expect(await other.done).toBe('b1')
  expect(begun).toEqual(['a1', 'b1'])
  first.end()
  second.end()
  expect([await first.done, await second.done]).toEqual(['a1', 'a2'])
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

it('SYNC-54 goes on after a piece that failed, and refuses what is too much', async () => {
  const { begun, start } = aLine()
  const [first, second, third] = [start('ada', 'a1'), start('ada', 'a2'), start('ada', 'a3')]
  await expect(start('ada', 'a4').done).rejects.toThrow('too many')
  first.fail()
  second.end()
  third.end()
  await expect(first.done).rejects.toThrow('a1')
  expect([await second.done, await third.done]).toEqual(['a2', 'a3'])
  const later = start('ada', 'a5')
  later.end()
  expect(await later.done).toBe('a5')
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a5'])
})
