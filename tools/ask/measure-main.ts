import { type AskIndex, askIndex, judged, piecesOf, toJudge, waysOfAsking } from '@daywell/core/ask'
import { senseTasks } from '../../packages/server/src/workers/sense-tasks.ts'
import { areaUnder, figuresOf, isWrong, type Outcome } from './figures.ts'
import { type Question, SETS, type SetName } from './questions.ts'
import { readSet } from './read-set.ts'
import { say } from './say.ts'
import type { VectorCache } from './vectors.ts'

/** Asks the questions of a set and prints how well they were answered. */
export async function measureFromArguments(given: readonly string[]): Promise<void> {
  const [name = 'tuning'] = given.filter((one) => !one.startsWith('-'))
  if (!(name in SETS)) throw new Error(`Sets: ${Object.keys(SETS).join(', ')}`)
  const { questions, vectors, entries } = await readSet(name as SetName)
  const index = askIndex(
    entries.map((entry) => ({
      entry,
      vectors: piecesOf(entry).map(({ text }) => vectors.of(text)),
    })),
  )
  const found = questions.map((question) => ask(index, vectors, question))
  const outcomes = await Promise.all(found.map(judge))
  say('As found, without the judge:')
  report(name, entries.length, found)
  say('As judged:')
  report(name, entries.length, outcomes)
  reportCosine(entries, vectors, questions)
  if (given.includes('--each')) for (const outcome of outcomes) say(lineOf(outcome))
}

function ask(index: AskIndex, vectors: VectorCache, question: Question): Outcome {
  const ways = waysOfAsking(question.question).map((way) => vectors.of(way))
  return { question, asked: index.find(question.question, ways) }
}

const senses = senseTasks()

/** As the server does it, without a limit of time. */
async function judge({ question, asked }: Outcome): Promise<Outcome> {
  const passages = asked.candidates.map((one) => toJudge(question.question, one))
  const chances = await senses.judge(passages)
  return { question, asked: chances ? judged(asked, chances) : asked }
}

function report(name: string, entries: number, outcomes: readonly Outcome[]): void {
  const { answerable, unanswerable, ...figures } = figuresOf(outcomes)
  const of = (part: number, all: number) =>
    `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`
  say(`${name}: ${outcomes.length} questions over ${entries} entries`)
  say(`right entry first: ${of(figures.first, answerable)}`)
  say(`right entry among five: ${of(figures.amongFive, answerable)}`)
  say(`right entry given as the answer: ${of(figures.answered, answerable)}`)
  say(`rightly not found: ${of(figures.rightlyNotFound, unanswerable)}`)
  say(`answered wrongly: ${of(figures.wrong, outcomes.length)}`)
}

/** What the model alone can do, without any rule or training. */
function reportCosine(
  entries: Awaited<ReturnType<typeof readSet>>['entries'],
  vectors: VectorCache,
  questions: readonly Question[],
): void {
  const pieces = entries.flatMap((entry) =>
    piecesOf(entry).map(({ text }) => ({ id: entry._id, vector: vectors.of(text) })),
  )
  const best = questions.map(({ question, answers }) => {
    const asked = vectors.of(question)
    const nearest = new Map<string, number>()
    for (const { id, vector } of pieces) {
      const near = product(asked, vector)
      if (near > (nearest.get(id) ?? Number.NEGATIVE_INFINITY)) nearest.set(id, near)
    }
    const ranked = [...nearest].sort((a, b) => b[1] - a[1])
    return {
      rank: ranked.findIndex(([id]) => answers.includes(id)),
      near: ranked[0]?.[1] ?? 0,
      isAnswerable: answers.length > 0,
    }
  })
  const yes = best.filter(({ isAnswerable }) => isAnswerable)
  const no = best.filter(({ isAnswerable }) => !isAnswerable)
  const within = (most: number) => yes.filter(({ rank }) => rank >= 0 && rank < most).length
  const area = areaUnder(
    yes.map(({ near }) => near),
    no.map(({ near }) => near),
  )
  say(
    `cosine alone: first ${within(1)}, among five ${within(5)}, found or not (AUC) ${area.toFixed(3)}`,
  )
}

function product(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number)
  return sum
}

function lineOf(outcome: Outcome): string {
  const { question, asked } = outcome
  const mark = isWrong(outcome) ? 'WRONG' : asked.found ? 'found' : '-'
  const quotes = asked.answering.slice(0, 5).map(({ entry, quote }) => {
    const isAnswer = question.answers.includes(entry._id) ? '*' : ' '
    return `    ${isAnswer} ${entry._id} ${quote.slice(0, 110)}`
  })
  return [`${mark} ${question.question} [${question.answers.join(', ')}]`, ...quotes].join('\n')
}
