import { type AskAnswer, answerFrom, askIndex, calmOnly, type ToAsk } from '@daywell/core/ask'
import { safetyOf } from '@daywell/core/safety'

/** What is asked, and of which entries. */
export interface AskHere {
  readonly question: string
  readonly entries: readonly ToAsk[]
  /** The question by its meaning, where a model has read it. */
  readonly ways?: readonly Int8Array[] | undefined
}

/** To look through years of entries takes long enough to be felt, so it is done beside the page. */
self.onmessage = ({ data: { question, entries, ways } }: MessageEvent<AskHere>) => {
  const asked = askIndex(entries).find(question, ways)
  const answer: AskAnswer = answerFrom(calmOnly(asked, (text) => safetyOf(text).kind === null))
  self.postMessage(answer)
}
