import { expect, it } from 'vitest'
import { loadTagger } from './tagger.ts'

it('the model is opened once, however often it is asked for, because it grows each time', async () => {
  const [first, second] = await Promise.all([loadTagger(), loadTagger()])
  expect(second).toBe(first)
  expect(await loadTagger()).toBe(first)
})
