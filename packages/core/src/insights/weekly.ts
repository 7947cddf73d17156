import { nextQuestion } from './asking.ts'
import { type Claim, entriesOf, paragraphs, textsOf } from './claims.ts'
import type { EntryRead, Made } from './entry-read.ts'
import { type Material, materialOf } from './material.ts'
import { type SummaryPeriod, timeframeOf } from './period.ts'
import { momentsIn } from './reading/moments.ts'
import type { WeeklySummary } from './summary-schema.ts'
import { howMuch, howWellRead, numbersOf, whatChanged, whatFelt } from './telling.ts'
import { howItWent, whatIsStated, whatMatters } from './telling-in-time.ts'

/** How much is listed of each. */
interface Listed {
  readonly themes: number
  readonly highlights: number
  readonly emotions: number
}

const LISTED: Listed = { themes: 5, highlights: 3, emotions: 5 }

/** The summary of a week, compared with the weeks before; by rules, without a model. */
export function weeklyFrom(
  entries: readonly EntryRead[],
  earlier: readonly EntryRead[],
  period: SummaryPeriod,
): Made<WeeklySummary> {
  const material = materialOf(entries, earlier, period)
  return summaryOf(material, { reflection: reflectionOf(material), listed: LISTED })
}

interface Around {
  readonly reflection: Claim
  /** What else the summary says, whose quotations aren't repeated. */
  readonly parts?: readonly Claim[]
  readonly listed: Listed
}

/** What a summary lists, around what it tells in time. */
export function summaryOf(
  material: Material,
  { reflection, parts = [], listed }: Around,
): Made<WeeklySummary> {
  const { mood, pages, period } = material
  const themes = material.matters
    .slice(0, listed.themes)
    .map(({ phrase, entries: ids }) => ({ text: phrase, entries: ids }))
  const emotions = material.feelings
    .slice(0, listed.emotions)
    .map(({ word, entries: ids }) => ({ text: word, entries: ids }))
  const quoted = textsOf([reflection, ...parts]).join('\n')
  const highlights = momentsIn(material, listed.highlights, quoted).map(({ quote, id }) => ({
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

/** Told in time, in paragraphs: the writer's own pattern, the time as it went, and the rest. */
export function reflectionOf(material: Material): Claim {
  const stated = whatIsStated(material)
  const went = howItWent(material)
  const felt = went.length > 0 ? [] : whatFelt(material)
  const rest = [...felt, ...whatMatters(material), ...whatChanged(material)]
  const more = rest.length > 0 || went.length > 0 ? rest : howMuch(material)
  return paragraphs([stated, went, [...more, ...howWellRead(material)]])
}
