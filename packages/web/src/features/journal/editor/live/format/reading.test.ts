import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import { paragraphsIn, readingOf, spansAt } from './reading.ts'

const stateOf = (doc: string) => EditorState.create({ doc })

it('FMT-87 marks that nest deep are shown a few levels deep', () => {
  for (const [open, close] of [
    ['*a **b ', ' c** d*'],
    ['**', '**'],
    ['~~a *b ', ' c* d~~'],
    ['[', '](https://a.example)'],
  ] as const) {
    const text = `${open.repeat(10_000)}x${close.repeat(10_000)}`
    expect(spansAt(stateOf(text), open.length * 10_000).length).toBeLessThanOrEqual(8)
  }
})

it('FMT-87 each paragraph is read once, however long', () => {
  const state = stateOf('*a*\n'.repeat(60_000))
  const reading = readingOf(state)
  const [paragraph, ...others] = paragraphsIn(reading, 0, 59_999)
  expect([paragraph?.spans.length, others.length]).toEqual([60_000, 0])
  expect(paragraphsIn(readingOf(state), 30_000, 30_001)[0]?.spans).toBe(paragraph?.spans)
})
