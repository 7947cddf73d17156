import type { Analyser } from '#analysis/index.ts'
import type { EarlierEntry } from '../request.ts'

/** An entry of an earlier day, read. */
export function anEarlierEntry(analyser: Analyser, localDate: string, text: string): EarlierEntry {
  return { id: `entry of ${localDate}`, localDate, analysis: analyser.analyse(text) }
}
