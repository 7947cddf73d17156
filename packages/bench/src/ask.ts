import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIMENSIONS } from '@daywell/core/ask'
import { holdsAll, searchable, termsOf } from '@daywell/core/search'
import { seededJournal } from '@daywell/server/src/features/ask/testing/journal.ts'
import { measured } from '@daywell/server/src/features/ask/testing/measured.ts'
import {
  tuningFacts,
  tuningWithoutAnswer,
} from '@daywell/server/src/features/ask/testing/tuning.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { ms } from './in-browser.ts'

const SIZE = 5000
/** What a model read once need not be read again by the next run. */
const CACHE = join(tmpdir(), 'daywell-bench-ask-minilm-l6-v2.json')

export const ask: Benchmark = {
  name: 'Ask your journal (ask)',
  async run() {
    const journal = seededJournal({ size: SIZE, seed: 1 })
    const remembered = await readCache()
    const { among, answered, notFound, perQuestion } = await measured(journal, remembered)
    const tuning = await onTuning(remembered)
    await writeCache(remembered)
    const answerable = journal.questions.filter(({ answer }) => answer !== undefined).length
    const unanswerable = journal.questions.length - answerable
    const words = wordSearch(journal)
    const times = `${ms(perQuestion)} a question, a plain word search ${ms(words.perQuestion)}`
    return [
      share('the right entry is among the first five', among, answerable, 0.8, times),
      share('it is, and is given as an answer', answered, answerable, 0.75),
      share('what is not there is not found', notFound, unanswerable, 0.8),
      ...tuning,
      {
        what: 'right entries against those of a plain word search',
        ratio: among / Math.max(1, words.among),
        atLeast: 1,
        measured: `${among} against ${words.among} of ${answerable}`,
      },
    ]
  },
}

/** The questions that the threshold was chosen with, which are harder. */
async function onTuning(remembered: Map<string, Int8Array>): Promise<Figure[]> {
  const asked = { facts: tuningFacts, withoutAnswer: tuningWithoutAnswer }
  const { answered, notFound } = await measured(
    seededJournal({ size: SIZE, seed: 2, ...asked }),
    remembered,
  )
  return [
    share('answered, of the questions tuned with', answered, tuningFacts.length, 0.5),
    share('not found, of the questions tuned with', notFound, tuningWithoutAnswer.length, 0.5),
  ]
}

function share(what: string, right: number, all: number, atLeast: number, more = ''): Figure {
  const measuredIn = [`${right} of ${all} over ${SIZE} entries`, more].filter(Boolean)
  return { what, ratio: right / all, atLeast, measured: measuredIn.join('; ') }
}

/** What the search box of the list does: all telling words have to be there. */
function wordSearch({ entries, questions }: ReturnType<typeof seededJournal>) {
  const metadata = { wordCount: 0, keywords: [] }
  const texts = entries.map((entry) => ({
    id: entry.id,
    text: searchable({ ...entry, tags: [], metadata }),
  }))
  const start = performance.now()
  const among = questions.filter(({ question, answer }) => {
    const terms = termsOf(question.replace(/^\w+ (?:did|was|were) (?:I|we)? ?/, ''))
    const found = texts.filter(({ text }) => holdsAll(text, terms)).slice(0, 5)
    return answer !== undefined && found.some(({ id }) => id === answer)
  }).length
  return { among, perQuestion: (performance.now() - start) / questions.length }
}

async function readCache(): Promise<Map<string, Int8Array>> {
  const text = await readFile(CACHE, 'utf8').catch(() => '[]')
  const kept: [string, number[]][] = JSON.parse(text)
  const whole = kept.filter(([, numbers]) => numbers.length === DIMENSIONS)
  return new Map(whole.map(([piece, numbers]) => [piece, Int8Array.from(numbers)]))
}

async function writeCache(remembered: ReadonlyMap<string, Int8Array>): Promise<void> {
  const rows = [...remembered].map(([piece, vector]) => [piece, [...vector]])
  await writeFile(CACHE, JSON.stringify(rows))
}
