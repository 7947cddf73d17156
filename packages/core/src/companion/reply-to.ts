import type { Analyser } from '#analysis/index.ts'
import { cutText } from '#markdown/index.ts'
import { reply } from './reply.ts'
import type { CompanionReply, CompanionRequest, Trained } from './request.ts'
import type { Bank } from './trained/bank.ts'

/** A request as it crosses over to a thread: without functions, and with nothing analyzed yet. */
export interface CompanionTask extends Omit<CompanionRequest, 'earlier' | 'random' | 'trained'> {
  readonly earlier: readonly {
    readonly id: string
    readonly localDate: string
    readonly text: string
  }[]
  /** Of the chance that it takes. */
  readonly seed: number
  /** What the trained model makes of the message and the draft. */
  readonly sensed?: Omit<Trained, 'bank'> | undefined
}

/** The companion reads no more of a draft than this. */
const MAX_DRAFT_CHARS = 61_000

/** Reads the entries and works out the reply. */
export function replyTo(
  { earlier, seed, sensed, draft, ...asked }: CompanionTask,
  analyser: Analyser,
  bank?: Bank | undefined,
): CompanionReply {
  const read = earlier.map(({ id, localDate, text }) => ({
    id,
    localDate,
    analysis: analyser.analyse(text),
  }))
  const request = {
    ...asked,
    draft: draft && cutText(draft, MAX_DRAFT_CHARS),
    earlier: read,
    random: seeded(seed),
    trained: bank && { ...sensed, bank },
  }
  return reply(request, analyser)
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
