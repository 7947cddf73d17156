import type { Analyser } from '@daywell/core/analysis'
import { type CompanionReply, type CompanionRequest, reply } from '@daywell/core/companion'

/** What the companion is asked, with entries that were not analyzed yet. */
export interface CompanionTask extends Omit<CompanionRequest, 'earlier' | 'random'> {
  readonly earlier: readonly {
    readonly id: string
    readonly localDate: string
    readonly text: string
  }[]
  /** Of the chance that it takes. */
  readonly seed: number
}

/** Reads the entries and works out the reply. */
export function companionReply(
  { earlier, seed, ...asked }: CompanionTask,
  analyser: Analyser,
): CompanionReply {
  const read = earlier.map(({ id, localDate, text }) => ({
    id,
    localDate,
    analysis: analyser.analyse(text),
  }))
  return reply({ ...asked, earlier: read, random: seeded(seed) }, analyser)
}

/** Functions do not cross over to a thread, so that chance comes as a number (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
