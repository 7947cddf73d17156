import { type AskAnswer, type AskedEntry, answerFrom, askIndex, calmOnly } from '@daywell/core/ask'
import { safetyOf } from '@daywell/core/safety'

/** What is asked, and of which entries. */
export interface AskHere {
  readonly question: string
  readonly entries: readonly AskedEntry[]
}

/** To look through years of entries takes long enough to be felt, so it is done beside the page. */
self.onmessage = ({ data: { question, entries } }: MessageEvent<AskHere>) => {
  const asked = askIndex(entries.map((entry) => ({ entry }))).find(question)
  const answer: AskAnswer = answerFrom(calmOnly(asked, (text) => safetyOf(text).kind === null))
  self.postMessage(answer)
}
