import {
  type Made,
  type MonthlyInsights,
  type SummaryPeriod,
  timeframeOf,
  type WeeklySummary,
} from '@daywell/core/insights'
import type { Preferences } from '@daywell/core/preferences'
import type { ZodMiniType } from 'zod/mini'
import { woundIn } from '#model/heed-words.ts'
import { modelFailed } from '#model/model-failure.ts'
import type { Passage, Provider } from '#model/provider.ts'
import type { Given } from './checked-claims.ts'
import { monthOf, monthSchema } from './written-month.ts'
import { weekOf, weekSchema } from './written-week.ts'

/** Everything a model gets for writing a summary: nothing else about the person reaches it. */
export interface ToWrite {
  /** Whose they are, which is not sent. */
  readonly who: string
  readonly period: SummaryPeriod
  readonly preferences: Preferences
  /** The newest first. */
  readonly passages: readonly Passage[]
}

const SHARED = [
  'Speak to the person as “you”. Claim nothing that does not stand in the entries, and no feeling that they do not name. Count nothing and give no numbers: counts are added by the program.',
  'Where you are asked for days, give the days of the entries that a claim rests on.',
  'If there is little to go by, write little: lists may be short or empty.',
]

const WEEKLY = [
  '- themes: up to five, each a phrase of one to four words from the entries.',
  '- highlights: up to three short sentences of the person, copied exactly, letter by letter.',
  '- emotions: up to five words for feelings that the person uses of themselves, copied exactly.',
  '- reflection: three to five sentences on what the entries show together, at most 110 words.',
  '- nextQuestion: one open question to write about next.',
]

const MONTHLY = [
  '- overview: three to six sentences on what the entries show together, at most 140 words.',
  '- emotionalPatterns: up to four sentences on the feelings that the person names, and when.',
  '- recurringThemes: up to eight phrases of one to four words that come up on more than one day.',
  '- growthAreas: up to three sentences on what the person wants or tries, in their words.',
  '- notableMoments: up to five short sentences of the person, copied exactly, letter by letter.',
  '- suggestions: up to three things to write about next. No advice on how to live.',
]

/**
 * Has a model write the text of a summary that rules have computed; all that counts comes from the
 * rules. Returns nothing if the text contains what must never be said to a person.
 */
export async function writeByModel(
  write: NonNullable<Provider['write']>,
  toWrite: ToWrite,
  ours: Made<WeeklySummary> | Made<MonthlyInsights>,
  signal: AbortSignal,
): Promise<Made<WeeklySummary> | Made<MonthlyInsights> | undefined> {
  const days = [...new Set(toWrite.passages.map(({ localDate }) => localDate))].sort()
  return toWrite.period.kind === 'weekly'
    ? ask(weekSchema(days), (written, given) => weekOf(written, given, ours as Made<WeeklySummary>))
    : ask(monthSchema(days), (written, given) =>
        monthOf(written, given, ours as Made<MonthlyInsights>),
      )

  async function ask<T, S extends { readonly summary: unknown }>(
    schema: ZodMiniType<T>,
    check: (value: T, given: Given[]) => S | undefined,
  ): Promise<S | undefined> {
    const { who, period, ...material } = toWrite
    const task = { instructions: instructionsFor(period), ...material, schema }
    const { value, read } = await write(task, signal, who)
    const ids = new Set(read.map(({ id }) => id))
    const made = check(
      value,
      toWrite.passages.filter(({ id }) => ids.has(id)),
    )
    if (!made) throw modelFailed('empty')
    return wounds(made.summary, toWrite.passages) ? undefined : made
  }
}

/** Whether it contains what must never be said; lines that the person wrote are their own. */
function wounds(value: unknown, passages: readonly Passage[]): boolean {
  if (Array.isArray(value)) return value.some((one) => wounds(one, passages))
  if (typeof value === 'object' && value !== null) return wounds(Object.values(value), passages)
  if (typeof value !== 'string' || passages.some(({ text }) => text.includes(value))) return false
  return woundIn(value) !== undefined
}

/** What a model is asked to write from the entries of a period. */
function instructionsFor(period: SummaryPeriod): string {
  const isWeekly = period.kind === 'weekly'
  return [
    `Sum up the person’s entries of ${isWeekly ? 'one week' : 'one month'}, ${timeframeOf(period)}, in these fields:`,
    ...(isWeekly ? WEEKLY : MONTHLY),
    ...SHARED,
  ].join('\n')
}
