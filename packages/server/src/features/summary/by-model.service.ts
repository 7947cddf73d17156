import type { Made, MonthlyInsights, SummaryPeriod, WeeklySummary } from '@daywell/core/insights'
import type { Preferences } from '@daywell/core/preferences'
import type { ZodMiniType } from 'zod/mini'
import { woundIn } from '#model/heed-words.ts'
import { modelFailed } from '#model/model-failure.ts'
import type { Passage, Provider } from '#model/provider.ts'
import type { Given } from './checked-claims.ts'
import { instructionsFor } from './instructions.ts'
import { monthOf, monthSchema } from './written-month.ts'
import { weekOf, weekSchema } from './written-week.ts'

/** All that a model may write a summary with: nothing else of the person reaches it. */
export interface ToWrite {
  readonly period: SummaryPeriod
  readonly preferences: Preferences
  /** The newest first. */
  readonly passages: readonly Passage[]
}

/**
 * Has a model write what rules worked out before, from which all that counts is taken.
 * Returns nothing when the text contains what must never be said to a person.
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
    const { period, ...material } = toWrite
    const task = { instructions: instructionsFor(period), ...material, schema }
    const { value, read } = await write(task, signal)
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
