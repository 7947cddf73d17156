import { expect, it } from 'vitest'
import { keyedQueue } from './keyed-queue.ts'

function aQueue(maxWaiting = 2) {
  const enqueue = keyedQueue({ maxWaiting, refusal: () => new Error('too many') })
  const begun: string[] = []
  const start = (who: string, name: string, gone?: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const work = () => {
      begun.push(name)
      return promise
    }
    const done = enqueue(who, work, gone)
    return { done, end: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  return { begun, start }
}

it("SYNC-54 runs a person's work in its order, and other people don't wait for it", async () => {
  const { begun, start } = aQueue()
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

it('SYNC-57 gives the place of a piece that no one waits for to the next', async () => {
  const { begun, start } = aQueue()
  const leaving = new AbortController()
  const first = start('ada', 'a1', leaving.signal)
  const [second, third] = [start('ada', 'a2', leaving.signal), start('ada', 'a3')]
  leaving.abort(new Error('gone'))
  await expect(second.done).rejects.toThrow('gone')
  await expect(start('ada', 'never', leaving.signal).done).rejects.toThrow('gone')
  const fourth = start('ada', 'a4')
  fourth.end()
  third.end()
  expect(begun, 'none overtakes what is under way').toEqual(['a1'])
  first.end()
  expect(await Promise.all([first.done, third.done, fourth.done])).toEqual(['a1', 'a3', 'a4'])
  expect(begun).toEqual(['a1', 'a3', 'a4'])
})

it('SYNC-54 goes on after a piece that failed, and refuses what is too much', async () => {
  const { begun, start } = aQueue()
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
