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

/**
 * The entries that each claim rests on: by the name of a field, a list of ids for each item of it;
 * a field that is one text has one such list.
 */
export const backing = z.record(z.string(), z.array(z.array(z.string())))
export type Backing = z.output<typeof backing>

/** What a summary was made with. */
export const basis = z.object({
  /** Whether a model wrote it or rules worked it out. */
  by: z.enum(['rules', 'model']),
  /** All entries of the period that were looked at. */
  entryCount: z.int(),
  /** Those whose words it speaks of; the others are counted and no more. */
  readCount: z.int(),
  /** Of the others, those that are hidden from the assistant. */
  hiddenCount: z.int(),
})
export type Basis = z.output<typeof basis>
