import { inOne, piecesOf, waysOfAsking } from '@daywell/core/ask'
import { askTasks } from '#workers/ask-tasks.ts'
import type { seededJournal } from './journal.ts'

/** Asks all questions of a journal and counts how many are answered as they should be. */
export async function measured(
  { entries, questions }: ReturnType<typeof seededJournal>,
  remembered: Map<string, Int8Array> = new Map(),
) {
  const tasks = askTasks()
  const pieces = entries.map((entry) => piecesOf(entry).map(({ text }) => text))
  // Templates say the same on many days: it need not be read twice.
  const unread = [...new Set(pieces.flat())].filter((text) => !remembered.has(text))
  const vectors = await tasks.read(unread)
  for (const [at, text] of unread.entries()) remembered.set(text, vectors[at] as Int8Array)
  tasks.know({
    ...{ who: 'one', state: 'all', read: entries.length, after: 0, isLast: true },
    entries: entries.map(({ id: _id, ...entry }, at) => ({
      entry: { _id, ...entry },
      vectors: inOne((pieces[at] ?? []).map((text) => remembered.get(text) as Int8Array)),
    })),
  })
  await tasks.read(waysOfAsking('Is it warm?'))
  const journal = { who: 'one', state: 'all', leastRead: entries.length }
  let [among, answered, notFound, time] = [0, 0, 0, 0]
  for (const { question, answer } of questions) {
    const start = performance.now()
    const asked = await tasks.find({ ...journal, question, byMeaning: true })
    time += performance.now() - start
    const firstFive = asked?.answering.slice(0, 5).map(({ entry }) => entry._id) ?? []
    if (answer === undefined) notFound += asked?.found ? 0 : 1
    else if (firstFive.includes(answer)) {
      among += 1
      answered += asked?.found ? 1 : 0
    }
  }
  return { among, answered, notFound, perQuestion: time / questions.length }
}
