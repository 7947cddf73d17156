import { type AskAnswer, answerFrom, askIndex, calmOnly, type ToAsk } from '@daywell/core/ask'
import { safetyOf } from '@daywell/core/safety'

/** The question, and the entries to search. */
export interface AskHere {
  readonly question: string
  readonly entries: readonly ToAsk[]
  /** The question's embedding vectors, if a model is available. */
  readonly ways?: readonly Int8Array[] | undefined
}

/** In a worker: searching years of entries would block the page. */
self.onmessage = ({ data: { question, entries, ways } }: MessageEvent<AskHere>) => {
  const asked = askIndex(entries).find(question, ways)
  const answer: AskAnswer = answerFrom(calmOnly(asked, (text) => safetyOf(text).kind === null))
  self.postMessage(answer)
}
