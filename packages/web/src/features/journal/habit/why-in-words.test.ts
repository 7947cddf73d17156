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
  [['2026-11-17'], 'You wrote yesterday. Write by midnight to keep your streak.'],
  [
    ['2026-11-16', '2026-11-17', TODAY, TODAY],
    'You’ve written every day since 16 November, 3 days in a row. Multiple entries in a day count once.',
  ],
  [
    ['2025-12-24', '2026-11-16', '2026-11-17'],
    'You wrote every day from 16 November to yesterday, 2 days in a row. Write by midnight to keep your streak. There’s no entry for 15 November on this device, so your streak starts the day after.',
  ],
  [
    [TODAY, '2026-11-19'],
    'You wrote on 2 days in a row, from 18 November to 19 November. One of these days hasn’t started in your time zone yet.',
  ],
  [['2026-11-19'], 'You wrote on 19 November. That day hasn’t started in your time zone yet.'],
  [
    ['2025-12-30', '2025-12-31'],
    'You last wrote on 31 December 2025, 322 days ago, at the end of a 2-day streak. Write today to start a new one.',
  ],
])('%j is explained in plain sentences', (days, sentences) => {
  expect(why(...days)).toBe(sentences)
})
