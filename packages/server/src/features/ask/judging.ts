import { type Asked, judged, toJudge } from '@daywell/core/ask'
import { deadline } from '#concurrency/deadline.ts'
import type { SenseWorkers } from '#workers/sense-workers.ts'

/** An answer doesn't wait longer for the judge; then it comes as it was found. */
const JUDGE_MS = 8_000
/** Passages that a reply of someone else may find in its way: some tenths of a second. */
const PASSAGES_PER_CALL = 4

export type Judging = (
  question: string,
  asked: Asked,
  call: { readonly who: string; readonly signal: AbortSignal },
) => Promise<Asked>

/** Lets the trained model tell which passages answer; without it, how they were found decides. */
export function createJudging(senses: SenseWorkers | undefined, judgeMs = JUDGE_MS): Judging {
  return async (question, asked, { who, signal }) => {
    if (!senses || asked.candidates.length === 0) return asked
    const options = { who, signal: deadline(signal, judgeMs) }
    const passages = asked.candidates.map((one) => toJudge(question, one))
    const chances: number[] = []
    try {
      for (let at = 0; at < passages.length; at += PASSAGES_PER_CALL) {
        const some = passages.slice(at, at + PASSAGES_PER_CALL)
        const told = await senses.run('judge', some, options)
        if (!told) return asked
        chances.push(...told)
      }
      return judged(asked, chances)
    } catch {
      return asked
    }
  }
}
