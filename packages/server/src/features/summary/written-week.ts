import type { Made, WeeklySummary } from '@daywell/core/insights'
import * as z from 'zod/mini'
import {
  backingOf,
  claimsOf,
  type Given,
  quotesOf,
  shorten,
  textsOf,
  wordsIn,
} from './checked-claims.ts'

/** What a model writes about a week; the days it may name are passed in. */
export function weekSchema(days: readonly string[]) {
  return z.object({
    themes: z.array(z.object({ text: z.string(), days: z.array(z.enum(days)) })),
    highlights: z.array(z.string()),
    emotions: z.array(z.string()),
    reflection: z.string(),
    nextQuestion: z.string(),
  })
}

export type WrittenWeek = z.output<ReturnType<typeof weekSchema>>

/**
 * A week in a model's words. The facts are ours: the numbers, the mood, and whether what it quotes
 * was written.
 */
export function weekOf(
  written: WrittenWeek,
  given: readonly Given[],
  ours: Made<WeeklySummary>,
): Made<WeeklySummary> | undefined {
  const reflection = shorten(written.reflection, 1500)
  const nextQuestion = shorten(written.nextQuestion, 300)
  if (reflection === '' || nextQuestion === '') return undefined
  const themes = claimsOf(written.themes, given, { items: 5, characters: 80 })
  const highlights = quotesOf(written.highlights, given, { items: 3, characters: 300 }).slice(0, 3)
  const emotions = wordsIn(written.emotions, given, { items: 5, characters: 40 })
  const { timeframe, entryCount, wordCount, daysWritten, mood } = ours.summary
  return {
    summary: {
      timeframe,
      entryCount,
      wordCount,
      daysWritten,
      mood,
      themes: textsOf(themes),
      highlights: highlights.map(({ quote }) => quote),
      emotions: textsOf(emotions),
      reflection,
      nextQuestion,
    },
    backing: {
      mood: ours.backing.mood ?? [],
      themes: backingOf(themes),
      highlights: highlights.map(({ id }) => [id]),
      emotions: backingOf(emotions),
      reflection: [given.map(({ id }) => id)],
      nextQuestion: [[]],
    },
    readCount: given.length,
  }
}
