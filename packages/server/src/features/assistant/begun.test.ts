import { expect, it } from 'vitest'
import { begun } from './begun.ts'

async function* words(first: Promise<string>): AsyncGenerator<string> {
  yield await first
  yield 'two'
}

async function all(coming: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = []
  for await (const word of coming) list.push(word)
  return list
}

it('words that fail at once fail before a stream begins', async () => {
  await expect(begun(words(Promise.reject(new Error('refused'))))).rejects.toThrow('refused')
})

it('words that take longer are waited for in the stream, and none is lost', async () => {
  const first = Promise.withResolvers<string>()
  const coming = await begun(words(first.promise), 1)
  first.resolve('one')
  expect(await all(coming)).toEqual(['one', 'two'])
  expect(await all(await begun(words(Promise.resolve('one'))))).toEqual(['one', 'two'])
})

it('a later failure is thrown by the stream, and is harmless without a reader', async () => {
  const first = Promise.withResolvers<string>()
  const coming = await begun(words(first.promise), 1)
  const unread = await begun(words(first.promise), 1)
  first.reject(new Error('broke off'))
  await expect(all(coming)).rejects.toThrow('broke off')
  expect(unread).toBeDefined()
})
