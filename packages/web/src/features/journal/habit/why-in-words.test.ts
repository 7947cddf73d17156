import { explainStreak, tallyOf } from '@daywell/core/habit'
import { anEntry } from '@daywell/core/testing'
import { expect, it } from 'vitest'
import { habitTexts } from './habit.texts.ts'
import { whyInWords } from './why-in-words.ts'

const TODAY = '2026-11-18'
const why = (...days: string[]) => {
  const entries = days.map((localDate, index) => anEntry({ _id: `id${index}`, localDate }))
  return whyInWords(explainStreak(tallyOf(entries).days, TODAY), TODAY, habitTexts.en.why)
}

it.each([
  [[TODAY], 'You wrote today.'],
  [
    ['2026-11-17'],
    'You wrote yesterday. Today is not written yet; the streak holds until midnight.',
  ],
  [
    ['2026-11-16', '2026-11-17', TODAY, TODAY],
    'You wrote on each of the last 3 days, from Nov 16 to today. Several entries on one day count once.',
  ],
  [
    ['2025-12-24', '2026-11-16', '2026-11-17'],
    'You wrote on each of the last 2 days, from Nov 16 to yesterday. Today is not written yet; the streak holds until midnight. It is not longer because this device has no entry of Nov 15.',
  ],
  [
    [TODAY, '2026-11-19'],
    'You wrote on 2 days in a row, from Nov 18 to Nov 19. One of these days is still to come here: you wrote further east, or by a clock that was ahead.',
  ],
  [
    ['2026-11-19'],
    'You wrote on Nov 19. That day is still to come here: you wrote further east, or by a clock that was ahead.',
  ],
  [
    ['2025-12-30', '2025-12-31'],
    'You last wrote on Dec 31, 2025, 322 days ago: the end of a streak of 2 days. An entry today begins a new one.',
  ],
])('%j is explained in plain sentences', (days, sentences) => {
  expect(why(...days)).toBe(sentences)
})
