import { type Analyser, loadAnalyser } from '@daywell/core/analysis'
import { chartEntryOf } from '@daywell/core/charts'
import type { InsightsAnswer, InsightsRequest } from './insights-messages.ts'

let loading: Promise<Analyser> | undefined

/** Reads entries for charts; what reading them takes is loaded with the first. */
export async function answerInsights({ entries }: InsightsRequest): Promise<InsightsAnswer> {
  try {
    loading ??= loadAnalyser()
    const { analyse } = await loading
    const read = entries.map((entry) => chartEntryOf(entry, analyse(entry.content)))
    return { kind: 'done', read }
  } catch {
    loading = undefined
    return { kind: 'failed' }
  }
}
