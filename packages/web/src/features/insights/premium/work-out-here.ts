import { type Basis, daysBefore, type SummaryPeriod } from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import type { MadeSummary } from '#device/workers/analysis/analysis-messages.ts'
import type { TextReader } from '#device/workers/analysis/text-reader.ts'
import { within } from './period-counts.ts'

export type MadeHere = MadeSummary & { readonly basis: Basis }

/** Computes a summary on the device with the same code as the server; nothing is sent. */
export async function workOutHere(
  reader: Pick<TextReader, 'sumUp'>,
  period: SummaryPeriod,
  all: readonly Entry[],
  signal: AbortSignal,
): Promise<MadeHere> {
  const entries = within(all, period)
  const earlier = within(all, daysBefore(period))
  const made = await reader.sumUp({ period, entries, earlier }, { signal })
  const hiddenCount = entries.filter(({ hideFromAssistant }) => hideFromAssistant).length
  const { readCount } = made
  return { ...made, basis: { by: 'rules', entryCount: entries.length, readCount, hiddenCount } }
}
