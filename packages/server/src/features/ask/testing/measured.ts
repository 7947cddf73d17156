import { type Asked, answerFrom, inOne, piecesOf, waysOfAsking } from '@daywell/core/ask'
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
    who: 'one',
    state: 'all',
    read: entries.length,
    after: 0,
    isLast: true,
    isWhole: true,
    entries: entries.map(({ id: _id, ...entry }, at) => ({
      entry: { _id, ...entry },
      version: '1',
      vectors: inOne((pieces[at] ?? []).map((text) => remembered.get(text) as Int8Array)),
    })),
  })
  await tasks.read(waysOfAsking('Is it warm?'))
  const journal = { who: 'one', state: 'all', leastRead: entries.length }
  const rights: Right[] = []
  let time = 0
  const processor = process.cpuUsage()
  for (const { question, answer } of questions) {
    const start = performance.now()
    const asked = await tasks.find({ ...journal, question, byMeaning: true })
    time += performance.now() - start
    if (asked) rights.push(...rightOf(asked, answer))
  }
  // Others wait for a processor as well, so that both are told.
  const busy = process.cpuUsage(processor).user / 1000
  const perQuestion = { waited: time / questions.length, busy: busy / questions.length }
  const count = (what: Right) => rights.filter((right) => right === what).length
  return {
    among: count('among'),
    named: count('named'),
    answered: count('answered'),
    notFound: count('notFound'),
    perQuestion,
  }
}

type Right = 'among' | 'named' | 'answered' | 'notFound'

/** In which ways it was answered as it should be. */
function rightOf(asked: Asked, answer: string | undefined): Right[] {
  if (answer === undefined) return asked.found ? [] : ['notFound']
  const isAmong = asked.answering.slice(0, 5).some(({ entry }) => entry._id === answer)
  const isNamed = answerFrom(asked).sources.some(({ id }) => id === answer)
  return isAmong
    ? [
        'among',
        ...(isNamed ? ['named' as const] : []),
        ...(asked.found ? ['answered' as const] : []),
      ]
    : []
}
