import { dateName, type Made, type MonthlyInsights } from '@daywell/core/insights'
import * as z from 'zod/mini'
import { backingOf, claimsOf, type Given, quotesOf, shorten, textsOf } from './checked-claims.ts'

/** What a model writes about a month; the days it may name are passed in. */
export function monthSchema(days: readonly string[]) {
  const claims = z.array(z.object({ text: z.string(), days: z.array(z.enum(days)) }))
  return z.object({
    overview: z.string(),
    emotionalPatterns: claims,
    recurringThemes: claims,
    growthAreas: claims,
    notableMoments: z.array(z.string()),
    suggestions: z.array(z.string()),
  })
}

export type WrittenMonth = z.output<ReturnType<typeof monthSchema>>

/** A month in a model's words; when and how much was written is computed by us. */
export function monthOf(
  written: WrittenMonth,
  given: readonly Given[],
  ours: Made<MonthlyInsights>,
): Made<MonthlyInsights> | undefined {
  const overview = shorten(written.overview, 2000)
  if (overview === '') return undefined
  const patterns = claimsOf(written.emotionalPatterns, given, { items: 4, characters: 300 })
  const themes = claimsOf(written.recurringThemes, given, { items: 8, characters: 80 })
  const growth = claimsOf(written.growthAreas, given, { items: 3, characters: 300 })
  const moments = quotesOf(written.notableMoments, given, { items: 5, characters: 300 }).slice(0, 5)
  const suggestions = written.suggestions
    .slice(0, 3)
    .map((text) => shorten(text, 300))
    .filter((text) => text !== '')
  return {
    summary: {
      overview,
      emotionalPatterns: textsOf(patterns),
      recurringThemes: textsOf(themes),
      growthAreas: textsOf(growth),
      notableMoments: moments.map(({ quote, localDate }) => `${dateName(localDate)}: “${quote}”`),
      writingHabits: ours.summary.writingHabits,
      suggestions,
    },
    backing: {
      overview: [given.map(({ id }) => id)],
      emotionalPatterns: backingOf(patterns),
      recurringThemes: backingOf(themes),
      growthAreas: backingOf(growth),
      notableMoments: moments.map(({ id }) => [id]),
      writingHabits: ours.backing.writingHabits ?? [],
      suggestions: suggestions.map(() => []),
    },
    readCount: given.length,
  }
}
