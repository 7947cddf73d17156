import { type KeptReadings, keptReadings } from '#device/local-store/derived/kept-readings.ts'
import type { AnalysisAnswer, AnalysisRequest } from '#device/workers/analysis/analysis-messages.ts'
import { answerAnalysis } from './answer-analysis.ts'

let opened: Promise<KeptReadings> | undefined

/** Stores readings made with the full model. If storage is full, it does without. */
async function keepReadings({ keep }: AnalysisRequest, answer: AnalysisAnswer): Promise<void> {
  if (!keep || answer.kind === 'failed' || !answer.isWhole || !answer.charts) return
  const { userId, by, keys } = keep
  try {
    // The page creates the database: if it's gone, the person has logged out or the device is full.
    opened ??= keptReadings(indexedDB, userId, { onlyIfThere: true })
    const readings = answer.charts.flatMap((chart, at) => {
      const key = keys[at]
      return key === undefined ? [] : [{ key, by, chart }]
    })
    await (await opened).keep(readings)
  } catch {
    // They're computed again on the next visit.
  }
}

/** In a worker: reading a year of entries takes seconds and would block typing. */
self.onmessage = async ({ data }: MessageEvent<AnalysisRequest>) => {
  const answer = await answerAnalysis(data)
  await keepReadings(data, answer)
  self.postMessage(answer)
}
