import { readFile, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIMENSIONS } from '@daywell/core/ask'
import { holdsAll, searchable, termsOf } from '@daywell/core/search'
import { seededJournal } from '@daywell/server/src/features/ask/testing/journal.ts'
import { measured } from '@daywell/server/src/features/ask/testing/measured.ts'
import { sets } from '@daywell/server/src/features/ask/testing/sets.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { ms } from './browser/in-browser.ts'

const JOURNAL_ENTRIES = 5000
/** What a model read once need not be read again by the next run. */
const CACHE = join(tmpdir(), 'daywell-bench-ask-minilm-l6-v2.json')

export const ask: Benchmark = {
  name: 'Ask your journal (ask)',
  async run() {
    const remembered = await readCache()
    const figures: Figure[] = []
    for (const [name, set] of Object.entries(sets)) {
      figures.push(...(await figuresOf(name as keyof typeof sets, set, remembered)))
      await writeCache(remembered)
    }
    return figures
  },
}

interface AtLeast {
  readonly among: number
  readonly named: number
  readonly answered: number
  readonly notFound: number
}

/** What none may fall below; only on the first it is what asking should reach: docs/ask.md. */
const AT_LEAST: Record<keyof typeof sets, AtLeast> = {
  measured: { among: 0.8, named: 0.75, answered: 0.7, notFound: 0.8 },
  tuning: { among: 0.8, named: 0.75, answered: 0.4, notFound: 0.7 },
  choosing: { among: 0.65, named: 0.65, answered: 0.35, notFound: 0.65 },
  heldOut: { among: 0.45, named: 0.4, answered: 0.25, notFound: 0.65 },
  laidAside: { among: 0.75, named: 0.7, answered: 0.4, notFound: 0.8 },
}

async function figuresOf(
  name: keyof typeof sets,
  set: object,
  remembered: Map<string, Int8Array>,
): Promise<Figure[]> {
  const journal = seededJournal({ size: JOURNAL_ENTRIES, ...set } as Parameters<
    typeof seededJournal
  >[0])
  const answerable = journal.questions.filter(({ answer }) => answer !== undefined).length
  const unanswerable = journal.questions.length - answerable
  const { among, named, answered, notFound, perQuestion } = await measured(journal, remembered)
  const words = wordSearch(journal)
  const load = `load ${loadavg()[0]?.toFixed(0)}`
  const times = `${ms(perQuestion.busy)} of processor a question, ${ms(perQuestion.waited)} waited (${load}); a plain word search ${ms(words.perQuestion)}, and finds ${words.among}`
  const atLeast = AT_LEAST[name]
  return [
    share(`${name}: right entry among the first five`, among, answerable, atLeast.among, times),
    share(`${name}: it is, and its day is named`, named, answerable, atLeast.named),
    share(`${name}: it is, and is given as an answer`, answered, answerable, atLeast.answered),
    share(`${name}: not there, and not found`, notFound, unanswerable, atLeast.notFound),
  ]
}

function share(what: string, right: number, all: number, atLeast: number, more = ''): Figure {
  const measuredIn = [`${right} of ${all} over ${JOURNAL_ENTRIES} entries`, more].filter(Boolean)
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
