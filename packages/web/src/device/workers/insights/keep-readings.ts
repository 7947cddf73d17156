import { type KeptReadings, keptReadings } from '#device/local-store/derived/kept-readings.ts'
import type { AnalysisAnswer, AnalysisRequest } from '#device/workers/analysis/analysis-messages.ts'

let opened: Promise<KeptReadings> | undefined

/** Keeps what was read, if it was read with all that reading takes. Without room it does without. */
export async function keepReadings(
  { keep }: AnalysisRequest,
  answer: AnalysisAnswer,
): Promise<void> {
  if (!keep || answer.kind === 'failed' || !answer.isWhole || !answer.charts) return
  const { userId, by, keys } = keep
  try {
    // The page has made them: where they are gone, their person has left, or the device is full.
    opened ??= keptReadings(indexedDB, userId, { onlyIfThere: true })
    const readings = answer.charts.flatMap((chart, at) => {
      const key = keys[at]
      return key === undefined ? [] : [{ key, by, chart }]
    })
    await (await opened).keep(readings)
  } catch {
    // They are read again at the next visit.
  }
}
