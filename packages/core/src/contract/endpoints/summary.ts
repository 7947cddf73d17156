import * as z from 'zod/mini'
import { day, list, text } from '#input/index.ts'
import {
  backing,
  basis,
  MAX_CHOSEN_DAYS,
  monthlyInsights,
  spanSummary as span,
  weeklySummary as weekly,
} from '#insights/summary-schema.ts'
import { sentId } from '#journal/sent-id-schema.ts'
import { dayNumber } from '#time/index.ts'
import { endpoint } from '../endpoint.ts'
import { assistant, language, privacy, summaryDay, timeZone } from './headers.ts'

const madeOf = { backing: z.optional(backing), basis: z.optional(basis) }

interface Days {
  readonly from: string
  readonly to: string
}

const inOrder = () =>
  z.refine<Days>(({ from, to }) => from <= to, {
    error: 'The last day can’t be before the first',
    path: ['to'],
  })

const chosenDays = z.strictObject({ from: day(), to: day() }).check(
  inOrder(),
  z.refine(({ from, to }) => dayNumber(to) - dayNumber(from) < MAX_CHOSEN_DAYS, {
    error: `Choose up to ${MAX_CHOSEN_DAYS} days`,
    path: ['to'],
  }),
)

const range = z
  .strictObject({
    from: day(),
    to: day(),
    entryIds: z.optional(list(sentId, 10_000)),
    /** The reader of the report, named on its cover. */
    for: z.optional(z.enum(['self', 'therapist'])),
    /** Whether the cover has the person's name. */
    withName: z.optional(z.boolean()),
  })
  .check(inOrder())

export const weeklySummary = endpoint({
  method: 'GET',
  path: '/api/summary/weekly',
  summary: 'Summarizes the week of a day, or of today; a week starts on Sunday',
  access: { feature: 'advanced-insights' },
  client: 'premium',
  headers: z.object({ ...timeZone, ...privacy, ...assistant, ...summaryDay }),
  answers: { 200: z.object({ summary: weekly, ...madeOf }) },
  errors: ['model_budget_used', 'no_entries', 'model_failed', 'still_working'],
  slow: true,
})

export const monthlySummary = endpoint({
  method: 'GET',
  path: '/api/summary/monthly',
  summary: 'Returns the insights for the month of a day, or of today',
  access: { feature: 'monthly-reports' },
  client: 'premium',
  headers: z.object({ ...timeZone, ...privacy, ...assistant, ...summaryDay }),
  answers: { 200: z.object({ insights: monthlyInsights, ...madeOf }) },
  errors: ['model_budget_used', 'no_entries', 'model_failed', 'still_working'],
  slow: true,
})

export const yearlySummary = endpoint({
  method: 'GET',
  path: '/api/summary/yearly',
  summary: 'Summarizes the year of a day, or of today, by rules',
  access: { feature: 'advanced-insights' },
  client: 'premium',
  headers: z.object({ ...timeZone, ...privacy, ...summaryDay }),
  answers: { 200: z.object({ summary: span, ...madeOf }) },
  errors: ['no_entries', 'model_failed', 'still_working'],
  slow: true,
})

export const daysSummary = endpoint({
  method: 'POST',
  path: '/api/summary/days',
  summary: 'Summarizes up to 366 chosen days, by rules',
  access: { feature: 'advanced-insights' },
  client: 'premium',
  headers: z.object({ ...privacy }),
  body: chosenDays,
  answers: { 200: z.object({ summary: span, ...madeOf }) },
  errors: ['no_entries', 'model_failed', 'still_working'],
  slow: true,
})

export const weeklyPdf = endpoint({
  method: 'GET',
  path: '/api/summary/weekly/pdf',
  summary: 'Makes a PDF of the week',
  access: { feature: 'pdf-export' },
  client: 'premium',
  headers: z.object({ ...timeZone, ...language, ...privacy, ...assistant, ...summaryDay }),
  answers: { 200: z.unknown() },
  produces: 'pdf',
  errors: ['model_budget_used', 'no_entries', 'model_failed', 'still_working'],
  slow: true,
})

export const monthlyPdf = endpoint({
  method: 'GET',
  path: '/api/summary/monthly/pdf',
  summary: 'Makes a PDF of the month',
  access: { feature: 'pdf-export' },
  client: 'premium',
  headers: z.object({ ...timeZone, ...language, ...privacy, ...assistant, ...summaryDay }),
  answers: { 200: z.unknown() },
  produces: 'pdf',
  errors: ['model_budget_used', 'no_entries', 'model_failed', 'still_working'],
  slow: true,
})

export const yearlyPdf = endpoint({
  method: 'GET',
  path: '/api/summary/yearly/pdf',
  summary: 'Makes a PDF of the year in review, without its entries',
  access: { feature: 'pdf-export' },
  client: 'premium',
  headers: z.object({ ...timeZone, ...language, ...privacy, ...assistant, ...summaryDay }),
  answers: { 200: z.unknown() },
  produces: 'pdf',
  errors: ['no_entries', 'model_failed', 'still_working'],
  slow: true,
})

export const reportPdf = endpoint({
  method: 'POST',
  path: '/api/report/pdf',
  summary: 'Makes a PDF of any range of days',
  access: { feature: 'pdf-export' },
  client: 'premium',
  headers: z.object({ ...timeZone, ...language, ...privacy }),
  body: range,
  answers: { 200: z.unknown() },
  produces: 'pdf',
  errors: ['no_entries', 'still_working'],
  slow: true,
})

export const listCorrections = endpoint({
  method: 'GET',
  path: '/api/insights/corrections',
  summary: 'Lists the person’s latest correction of each sentence',
  access: { feature: 'advanced-insights' },
  client: 'premium',
  answers: {
    200: z.object({
      corrections: z.array(
        z.object({ entryId: z.string(), sentence: z.string(), emotions: z.array(z.string()) }),
      ),
    }),
  },
  errors: [],
})

export const correctInsight = endpoint({
  method: 'POST',
  path: '/api/insights/corrections',
  summary: 'Stores the person’s correction of a sentence',
  access: { feature: 'advanced-insights' },
  client: 'premium',
  body: z.strictObject({
    entryId: sentId,
    sentence: text({ max: 5000, required: 'Sentence is required' }),
    emotions: list(text({ max: 50, required: 'Must not be empty', trim: true }), 20),
  }),
  answers: { 204: null },
  errors: ['entry_not_found', 'storage_full'],
})
