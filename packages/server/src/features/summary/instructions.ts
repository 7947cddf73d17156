import { type SummaryPeriod, timeframeOf } from '@daywell/core/insights'

const SHARED = [
  'Speak to the person as “you”. Claim nothing that does not stand in the entries, and no feeling that they do not name. Count nothing and give no numbers: counts are added by the program.',
  'Where you are asked for days, give the days of the entries that a claim rests on.',
  'If there is little to go by, write little: lists may be short or empty.',
]

const WEEKLY = [
  '- themes: up to five, each a phrase of one to four words from the entries.',
  '- highlights: up to three short sentences of the person, copied exactly, letter by letter.',
  '- emotions: up to five words for feelings that the person uses of themselves, copied exactly.',
  '- reflection: three to five sentences on what the entries show together, at most 110 words.',
  '- nextQuestion: one open question to write about next.',
]

const MONTHLY = [
  '- overview: three to six sentences on what the entries show together, at most 140 words.',
  '- emotionalPatterns: up to four sentences on the feelings that the person names, and when.',
  '- recurringThemes: up to eight phrases of one to four words that come up on more than one day.',
  '- growthAreas: up to three sentences on what the person wants or tries, in their words.',
  '- notableMoments: up to five short sentences of the person, copied exactly, letter by letter.',
  '- suggestions: up to three things to write about next. No advice on how to live.',
]

/** What a model is asked to write from the entries of a period. */
export function instructionsFor(period: SummaryPeriod): string {
  const isWeekly = period.kind === 'weekly'
  return [
    `Sum up the person’s entries of ${isWeekly ? 'one week' : 'one month'}, ${timeframeOf(period)}, in these fields:`,
    ...(isWeekly ? WEEKLY : MONTHLY),
    ...SHARED,
  ].join('\n')
}
