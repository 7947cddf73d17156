import type { ChartEntry } from './chart-entry.ts'
import { chartEmotions } from './emotions.ts'
import { type Range, readWithin } from './range.ts'

/** The emotions of an analyzed entry, as a bit set: a `Set` for each of thousands takes long. */
export interface FeltEntry extends Pick<ChartEntry, 'id' | 'localDate' | 'hour'> {
  /** A bit for each of `chartEmotions`. */
  readonly emotions: number
}

/** The emotions of the analyzed entries of a range. */
export function feltEntries(entries: readonly ChartEntry[], range: Range): FeltEntry[] {
  return readWithin(entries, range).map(({ id, localDate, hour, felt }) => {
    return { id, localDate, hour, emotions: bitsOf(felt) }
  })
}

/** Whether an entry has the emotion at an index of `chartEmotions`. */
export function hasEmotion({ emotions }: FeltEntry, index: number): boolean {
  return (emotions & (1 << index)) !== 0
}

function bitsOf(felt: ChartEntry['felt']): number {
  let bits = 0
  for (const { emotions } of felt)
    for (const emotion of emotions) bits |= 1 << chartEmotions.indexOf(emotion)
  return bits
}
