import { piecesOf, waysOfAsking } from '@daywell/core/ask'
import { journalOf } from './journal.ts'
import { questionsOf, SETS, type SetName } from './questions.ts'
import { say } from './say.ts'
import { VectorCache } from './vectors.ts'

/** A journal with its questions, and the vectors of both. */
export async function readSet(name: SetName) {
  const [entries, questions, vectors] = [
    journalOf(SETS[name]),
    questionsOf(name),
    new VectorCache(),
  ]
  const texts = [
    ...questions.flatMap(({ question }) => waysOfAsking(question)),
    ...entries.flatMap((entry) => piecesOf(entry).map(({ text }) => text)),
  ]
  await vectors.fill(texts, (done, all) => {
    if (done % 1600 === 0) say(`${done} of ${all} sentences read`)
  })
  return { entries, questions, vectors }
}
