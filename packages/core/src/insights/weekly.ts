import { nextQuestion } from './asking.ts'
import { entriesOf, paragraph, textsOf } from './claims.ts'
import type { EntryRead, Made } from './entry-read.ts'
import { materialOf } from './material.ts'
import { type SummaryPeriod, timeframeOf } from './period.ts'
import { momentsOf } from './reading/moments.ts'
import type { WeeklySummary } from './summary-schema.ts'
import { howMuch, howWellRead, numbersOf, whatAbout, whatChanged, whatFelt } from './telling.ts'

const MAX_THEMES = 5
const MAX_HIGHLIGHTS = 3
const MAX_EMOTIONS = 5

/** The summary of a week, compared with the weeks before; by rules, without a model. */
export function weeklyFrom(
  entries: readonly EntryRead[],
  earlier: readonly EntryRead[],
  period: SummaryPeriod,
): Made<WeeklySummary> {
  const material = materialOf(entries, earlier, period)
  const { mood, pages } = material
  const themes = material.matters
    .slice(0, MAX_THEMES)
    .map(({ phrase, entries: ids }) => ({ text: phrase, entries: ids }))
  const highlights = momentsOf(pages, MAX_HIGHLIGHTS).map(({ quote, id }) => ({
    text: quote,
    entries: [id],
  }))
  const emotions = material.feelings
    .slice(0, MAX_EMOTIONS)
    .map(({ word, entries: ids }) => ({ text: word, entries: ids }))
  const reflection = paragraph([
    ...howMuch(material),
    ...whatAbout(material),
    ...whatFelt(material),
    ...whatChanged(material),
    ...howWellRead(material),
  ])
  const question = nextQuestion(material)
  return {
    summary: {
      timeframe: timeframeOf(period),
      ...numbersOf(material),
      mood: mood?.mood ?? null,
      themes: textsOf(themes),
      highlights: textsOf(highlights),
      emotions: textsOf(emotions),
      reflection: reflection.text,
      nextQuestion: question.text,
    },
    backing: {
      mood: mood ? [[...mood.entries]] : [],
      themes: entriesOf(themes),
      highlights: entriesOf(highlights),
      emotions: entriesOf(emotions),
      reflection: entriesOf([reflection]),
      nextQuestion: entriesOf([question]),
    },
    readCount: pages.length,
  }
}
