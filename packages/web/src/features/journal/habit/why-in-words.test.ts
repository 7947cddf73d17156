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
    'You’ve written every day since Nov 16, 3 days in a row. Multiple entries on the same day count once.',
  ],
  [
    ['2025-12-24', '2026-11-16', '2026-11-17'],
    'You wrote every day from Nov 16 to yesterday, 2 days in a row. Write by midnight to keep your streak. There’s no entry for Nov 15 on this device, so your streak starts the day after.',
  ],
  [
    [TODAY, '2026-11-19'],
    'You wrote 2 days in a row, from Nov 18 to Nov 19. One of them hasn’t started in your time zone yet.',
  ],
  [['2026-11-19'], 'You wrote on Nov 19. That day hasn’t started in your time zone yet.'],
  [
    ['2025-12-30', '2025-12-31'],
    'Your last streak of 2 days ended on Dec 31, 2025, 322 days ago. Write today to start a new one.',
  ],
])('%j is explained in plain sentences', (days, sentences) => {
  expect(why(...days)).toBe(sentences)
})
