import { type AnyPeriod, type Basis, daysBefore, withRoom } from '@daywell/core/insights'
import type { Entry } from '@daywell/core/journal'
import type { MadeSummary, SummaryRequest } from '#device/workers/analysis/analysis-messages.ts'
import type { TextReader } from '#device/workers/analysis/text-reader.ts'
import { within } from './period-counts.ts'

export type MadeHere = MadeSummary & { readonly basis: Basis }

/** Computes a summary on the device with the same code as the server; nothing is sent. */
export async function workOutHere(
  reader: Pick<TextReader, 'sumUp'>,
  period: AnyPeriod,
  all: readonly Entry[],
  signal: AbortSignal,
): Promise<MadeHere> {
  const entries = within(all, period)
  const made = await reader.sumUp(requestOf(period, entries, all), { signal })
  const hiddenCount = entries.filter(({ hideFromAssistant }) => hideFromAssistant).length
  const { readCount } = made
  return { ...made, basis: { by: 'rules', entryCount: entries.length, readCount, hiddenCount } }
}

function requestOf(
  period: AnyPeriod,
  entries: readonly Entry[],
  all: readonly Entry[],
): SummaryRequest {
  const { kind, from, to } = period
  if (kind === 'weekly' || kind === 'monthly') {
    const compared = { kind, from, to }
    return { period: compared, entries, earlier: within(all, daysBefore(compared)) }
  }
  return { period: { kind, from, to }, entries: withRoom(entries) }
}
