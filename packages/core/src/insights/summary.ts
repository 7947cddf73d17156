import * as z from 'zod/mini'

/** What a week of writing amounts to. */
export const weeklySummary = z.object({
  timeframe: z.string(),
  entryCount: z.int(),
  wordCount: z.int(),
  daysWritten: z.int(),
  mood: z.nullable(z.string()),
  themes: z.array(z.string()),
  highlights: z.array(z.string()),
  emotions: z.array(z.string()),
  reflection: z.string(),
  nextQuestion: z.string(),
})
export type WeeklySummary = z.output<typeof weeklySummary>

const insight = z.union([z.string(), z.array(z.string())])

/** What a month of writing shows: paragraphs and lists by name, these and possibly more. */
export const monthlyInsights = z.catchall(
  z.object({
    overview: insight,
    emotionalPatterns: insight,
    recurringThemes: insight,
    growthAreas: insight,
    notableMoments: insight,
    writingHabits: insight,
    suggestions: insight,
  }),
  insight,
)
export type MonthlyInsights = z.output<typeof monthlyInsights>
