import { keepReadings } from '#device/workers/insights/keep-readings.ts'
import type { AnalysisRequest } from './analysis-messages.ts'
import { answerAnalysis } from './answer-analysis.ts'

/** In a worker: reading a year of entries takes seconds and would block typing. */
self.onmessage = async ({ data }: MessageEvent<AnalysisRequest>) => {
  const answer = await answerAnalysis(data)
  await keepReadings(data, answer)
  self.postMessage(answer)
}
