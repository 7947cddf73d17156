import { type Changes, changes, gather, type Period } from '#analysis/index.ts'
import { type Voice, voiceOf } from '#companion/index.ts'
import type { EntryRead } from './entry-read.ts'
import type { AnyPeriod } from './period.ts'
import { type FeelingSaid, feelingsOf } from './reading/feelings.ts'
import { isEnglish, type Matter, mattersOf } from './reading/matters.ts'
import { moodOf, type PeriodMood } from './reading/mood.ts'
import { type Page, pagesOf } from './reading/pages.ts'
import { type Told, toldOf } from './story/statements.ts'
import { type Story, storyOf } from './story/story.ts'
import { weightyMatters } from './story/weighty.ts'

/** The input of a summary. */
export interface Material {
  readonly period: AnyPeriod
  /** All entries of the period, for counts. */
  readonly all: readonly EntryRead[]
  /** Those whose text may be used. */
  readonly pages: readonly Page[]
  readonly gathered: Period
  readonly matters: readonly Matter[]
  readonly story: Story
  readonly feelings: readonly FeelingSaid[]
  readonly mood: PeriodMood | undefined
  readonly before: {
    readonly pages: readonly Page[]
    readonly gathered: Period
    readonly matters: readonly Matter[]
    readonly changes: Changes
  }
  /** Contains something grave, so that a light reply would be wrong. */
  readonly heavy: boolean
  readonly low: boolean
  readonly voice: Voice
}

const LOW = -0.2

/** Collects the analysis of a period, and of the time before it. */
export function materialOf(
  all: readonly EntryRead[],
  earlier: readonly EntryRead[],
  period: AnyPeriod,
): Material {
  const [pages, pagesBefore] = [pagesOf(all), pagesOf(earlier)]
  const [told, toldBefore] = [tellingOf(pages), tellingOf(pagesBefore)]
  const [gathered, gatheredBefore] = [gathering(pages, told), gathering(pagesBefore, toldBefore)]
  const story = storyOf(pages, told, mattersOf(pages, gathered))
  const heavy = pages.some(({ reading }) => reading.heavy)
  return {
    period,
    all,
    pages,
    gathered,
    heavy,
    story,
    matters: story.matters,
    feelings: feelingsOf(told),
    mood: moodOf(pages, gathered),
    before: {
      pages: pagesBefore,
      gathered: gatheredBefore,
      matters: weightyMatters(mattersOf(pagesBefore, gatheredBefore), toldBefore, []),
      changes: changes(gathered, gatheredBefore),
    },
    low: heavy || (gathered.valence ?? 0) <= LOW,
    voice: voiceOf([], chanceOf([period.from, ...pages.map(({ id }) => id)].join(' '))),
  }
}

/** Only English can be read that closely. */
const tellingOf = (pages: readonly Page[]) => pages.filter(isEnglish).map(toldOf)

/** Gathers a period; the valence of an entry is only what its writer feels. */
function gathering(pages: readonly Page[], told: readonly Told[]): Period {
  const moods = new Map(told.map(({ page, mood }) => [page.id, mood ?? 0]))
  return gather(
    pages.map(({ id, localDate, reading: { analysis } }) => ({
      id,
      localDate,
      analysis: { ...analysis, valence: moods.get(id) ?? analysis.valence },
    })),
  )
}

/** Deterministic pseudo-randomness from a text, so that browser and server say the same. */
function chanceOf(text: string): () => number {
  let state = 0x811c9dc5
  for (const character of text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
