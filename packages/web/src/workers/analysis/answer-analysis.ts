import { type Analyser, loadAnalyser } from '@daywell/core/analysis'
import { monthlyFrom, weeklyFrom } from '@daywell/core/insights'
import type {
  AnalysisAnswer,
  AnalysisRequest,
  MadeSummary,
  SummaryRequest,
} from './analysis-messages.ts'

let loading: Promise<Analyser> | undefined

/** Reads texts; what reading them takes is loaded with the first, and again if that failed. */
export async function answerAnalysis({ texts, summary }: AnalysisRequest): Promise<AnalysisAnswer> {
  try {
    loading ??= loadAnalyser()
    const analyser = await loading
    const analyses = texts.map((text) => analyser.analyse(text))
    return { kind: 'done', analyses, ...(summary && { summary: sumUp(summary, analyser) }) }
  } catch {
    loading = undefined
    return { kind: 'failed' }
  }
}

/** As the server does it where no model writes. */
function sumUp({ period, ...asked }: SummaryRequest, { analyse }: Analyser): MadeSummary {
  const read = (entries: SummaryRequest['entries']) =>
    entries.map((entry) => ({ entry, analysis: analyse(entry.content) }))
  const [entries, earlier] = [read(asked.entries), read(asked.earlier)]
  return period.kind === 'weekly'
    ? { kind: 'weekly', ...weeklyFrom(entries, earlier, period) }
    : { kind: 'monthly', ...monthlyFrom(entries, earlier, period) }
}
