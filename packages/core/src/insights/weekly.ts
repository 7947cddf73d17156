import { nextQuestion } from './asking.ts'
import { type Claim, entriesOf, paragraphs, textsOf } from './claims.ts'
import type { EntryRead, Made } from './entry-read.ts'
import { type Material, materialOf } from './material.ts'
import { type SummaryPeriod, timeframeOf } from './period.ts'
import { momentsIn } from './reading/moments.ts'
import type { WeeklySummary } from './summary-schema.ts'
import { howMuch, howWellRead, numbersOf, whatChanged, whatFelt } from './telling.ts'
import { howItWent, whatIsStated, whatMatters } from './telling-in-time.ts'

const MAX_THEMES = 5
const MAX_HIGHLIGHTS = 3
const MAX_EMOTIONS = 5

/** The summary of a week, compared with the weeks before; by rules, without a model. */
export function weeklyFrom(
  entries: readonly EntryRead[],
  earlier: readonly EntryRead[],
  period: SummaryPeriod,
): Made<WeeklySummary> {
  return summaryOf(materialOf(entries, earlier, period))
}

/** A summary told in time: what is stated, how it went, what matters, and what changed. */
function summaryOf(material: Material): Made<WeeklySummary> {
  const { mood, pages, period } = material
  const themes = material.matters
    .slice(0, MAX_THEMES)
    .map(({ phrase, entries: ids }) => ({ text: phrase, entries: ids }))
  const emotions = material.feelings
    .slice(0, MAX_EMOTIONS)
    .map(({ word, entries: ids }) => ({ text: word, entries: ids }))
  const reflection = reflectionOf(material)
  const highlights = momentsIn(material, MAX_HIGHLIGHTS, reflection.text).map(({ quote, id }) => ({
    text: quote,
    entries: [id],
  }))
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

/** Paragraphs: the writer's own pattern, the time as it went, and the rest. */
function reflectionOf(material: Material): Claim {
  const stated = whatIsStated(material)
  const went = howItWent(material)
  const felt = went.length > 0 ? [] : whatFelt(material)
  const rest = [...felt, ...whatMatters(material), ...whatChanged(material)]
  const more = rest.length > 0 || went.length > 0 ? rest : howMuch(material)
  return paragraphs([stated, went, [...more, ...howWellRead(material)]])
}
