import type { ChartEntry } from '../chart-entry.ts'
import type { ChartEmotion } from '../emotions.ts'

/** The emotions of an entry, each once. */
export function emotionsOf({ felt }: ChartEntry): ReadonlySet<ChartEmotion> {
  return new Set(felt.flatMap(({ emotions }) => emotions))
}
