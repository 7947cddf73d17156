import type { AnalysisRequest } from './analysis-messages.ts'
import { answerAnalysis } from './answer-analysis.ts'

/** Reading a year of entries takes seconds, which nobody is to feel while typing. */
self.onmessage = async ({ data }: MessageEvent<AnalysisRequest>) =>
  self.postMessage(await answerAnalysis(data))
