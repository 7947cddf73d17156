import type { Book } from '@daywell/core/report'
import { bookSetter } from '@daywell/server/src/press/set-book.ts'
import { setByPdfkit } from '@daywell/server/src/press/testing/by-pdfkit.ts'
import { bookWith, entryWith, readPages } from '@daywell/server/src/press/testing/read-pages.ts'
import type { Benchmark } from './benchmark.ts'

const ROUNDS = 15
const PAGES = 4

const SENTENCES = [
  'I kept quiet in the meeting again, and went home with a headache.',
  'My sister called while I was cooking, and we laughed about the quinces.',
  'A long walk by the river after work; the meeting tomorrow does not scare me.',
]

/** Another one each time, as people write: nothing is remembered of the one before. */
const written = (round: number) =>
  bookWith([
    entryWith(`Page ${round}. ${`${SENTENCES.join(' ')}\n\n`.repeat(9)}`, { mood: 'calm' }),
  ])

export const report: Benchmark = {
  name: 'A report of four pages',
  async run() {
    const set = bookSetter()
    const pages = readPages(set(written(0))).texts.length
    if (pages !== PAGES) throw new Error(`The report has ${pages} pages`)
    // What runs for the first time is translated first.
    for (let round = 0; round < 5; round++) {
      set(written(round))
      await setByPdfkit(written(round))
    }
    const ours = await cpu(async (book) => void set(book))
    const theirs = await cpu(async (book) => void (await setByPdfkit(book)))
    return [
      {
        what: 'CPU of the same report by pdfkit against that of ours',
        ratio: theirs / ours,
        atLeast: 4,
        measured: `${theirs.toFixed(0)} ms against ${ours.toFixed(0)} ms`,
      },
    ]
  },
}

/** Milliseconds of one round, the middle one: others are at work on this machine, too. */
async function cpu(act: (book: Book) => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const book = written(round)
    const before = process.cpuUsage()
    await act(book)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}
