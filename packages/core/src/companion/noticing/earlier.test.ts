import { beforeAll, describe, expect, it } from 'vitest'
import { type Analyser, loadAnalyser } from '#analysis/index.ts'
import { readText } from '../reading/reading.ts'
import { anEarlierEntry } from '../testing/earlier.ts'
import { heavier, lighter, still, stronger, weaker } from '../words/earlier.ts'
import { changeSince } from './earlier.ts'

let analyser: Analyser
beforeAll(async () => {
  analyser = await loadAnalyser()
})

function framesFor(before: string, now: string, day = '2026-11-12') {
  const earlier = [anEarlierEntry(analyser, day, before)]
  return changeSince(readText(now, analyser), { earlier, today: '2026-11-15' })?.frames
}

describe('a change of mood since the days before', () => {
  it.each([
    ['I was a bit sad about the flat.', 'I am very sad today.', stronger],
    ['I was very sad about the flat.', 'I am a bit sad today.', weaker],
    ['I was anxious about the move.', 'I am worried today.', still],
    ['I was anxious about the move.', 'I am happy today.', lighter],
    ['I was happy about the move.', 'I am anxious today.', heavier],
  ])('after “%s”, “%s” is named as such', (before, now, frames) => {
    expect(framesFor(before, now)).toBe(frames)
  })

  it('isn’t named for the same word, another’s feeling, an older day, or a line of harm', () => {
    expect(framesFor('I was anxious about the move.', 'I am anxious today.')).toBeUndefined()
    expect(framesFor('We carried boxes all day.', 'I am anxious today.')).toBeUndefined()
    expect(framesFor('I was happy.', 'I am anxious today.', '2026-10-01')).toBeUndefined()
    expect(framesFor('I was anxious. I want to die.', 'I am happy today.')).toBeUndefined()
    expect(framesFor('I was anxious about the move.', 'We carried boxes.')).toBeUndefined()
  })
})
