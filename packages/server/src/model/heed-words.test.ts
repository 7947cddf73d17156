import { expect, it } from 'vitest'
import { heedWords, woundIn } from './heed-words.ts'

async function* inPieces(text: string): AsyncGenerator<string> {
  yield* text.match(/\S+\s*/g) ?? []
}

async function heeded(text: string) {
  const pieces: unknown[] = []
  for await (const piece of heedWords(inPieces(text))) pieces.push(piece)
  return pieces
}

it.each([
  'Kill yourself.',
  'Everyone would be better off without you.',
  'It would be better if you were dead.',
  'You deserve to die.',
  'Go and end your life.',
  'You could take all the pills tonight.',
  'You should hurt him back.',
])('hears what a model may not say: %s', (said) => {
  expect(woundIn(`I read what you wrote. ${said}`)).toBeDefined()
})

it.each([
  'You cut yourself some slack. What killed the mood?',
  'You write that you could murder a curry. What did you eat?',
  'Since her death the house is quiet. What did she leave in it?',
  'You ended it with Mark on Friday. What did the end sound like?',
  'You are hard on yourself. What would you want to keep of this day?',
  '“Help now” on every page names people who listen.',
])('lets pass what only sounds like it: %s', async (said) => {
  expect((await heeded(said)).join('')).toBe(said)
})

it('hears a sentence that never ends, and one that the end cuts off', async () => {
  const heard = { kind: 'self', also: [] }
  const endless = `${'and then '.repeat(30)}you should kill yourself ${'and so on '.repeat(60)}`
  const pieces = await heeded(endless)
  expect(pieces.at(-1)).toEqual(heard)
  expect(pieces.length).toBeLessThan(120)
  expect((await heeded('You should just die')).at(-1)).toEqual(heard)
})
