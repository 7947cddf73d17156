import { type Analyser, loadAnalyser } from '@daywell/core/analysis'
import type { AnalysisAnswer, AnalysisRequest } from './analysis-messages.ts'

let loading: Promise<Analyser> | undefined

/** Reads texts; what reading them takes is loaded with the first, and again if that failed. */
export async function answerAnalysis({ texts }: AnalysisRequest): Promise<AnalysisAnswer> {
  try {
    loading ??= loadAnalyser()
    const { analyse } = await loading
    return { kind: 'done', analyses: texts.map((text) => analyse(text)) }
  } catch {
    loading = undefined
    return { kind: 'failed' }
  }
}
