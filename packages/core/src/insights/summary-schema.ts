import * as z from 'zod/mini'

/** The summary of a week. */
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

/** The most days that can be chosen: a leap year. */
export const MAX_CHOSEN_DAYS = 366

/** The summary of a year or of chosen days. */
export const spanSummary = z.extend(weeklySummary, {
  /** Of a long time: how each quarter went, in a sentence of the person with its day. */
  parts: z.array(z.string()),
  /** What the feelings that are named say of the months. */
  emotionalPatterns: z.array(z.string()),
  /** In how many entries of each month a feeling is named, by emotion, from light to heavy. */
  emotionMonths: z.object({
    /** `yyyy-MM`, all of the time. */
    months: z.array(z.string()),
    rows: z.array(z.object({ emotion: z.string(), entries: z.array(z.int()) })),
  }),
})
export type SpanSummary = z.output<typeof spanSummary>

const insight = z.union([z.string(), z.array(z.string())])

/** The insights of a month: these paragraphs and lists, and possibly more. */
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
 * The entries that back each claim: for each field, a list of ids for each item; a text field has
 * one such list.
 */
export const backing = z.record(z.string(), z.array(z.array(z.string())))
export type Backing = z.output<typeof backing>

/** How a summary was made. */
export const basis = z.object({
  /** Written by a model, or computed by rules. */
  by: z.enum(['rules', 'model']),
  /** All entries of the period. */
  entryCount: z.int(),
  /** Those whose text was used; the others are only counted. */
  readCount: z.int(),
  /** Of the others, those hidden from the assistant. */
  hiddenCount: z.int(),
})
export type Basis = z.output<typeof basis>
