import { type AskAnswer, type AskedEntry, answerFrom, askIndex } from '@daywell/core/ask'

/** What is asked, and of which entries. */
export interface AskHere {
  readonly question: string
  readonly entries: readonly AskedEntry[]
}

/** To look through years of entries takes long enough to be felt, so it is done beside the page. */
self.onmessage = ({ data: { question, entries } }: MessageEvent<AskHere>) => {
  const answer: AskAnswer = answerFrom(askIndex(entries.map((entry) => ({ entry }))).find(question))
  self.postMessage(answer)
}
