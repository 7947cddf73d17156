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
    entryWith(`Page ${round}. ${`${SENTENCES.join(' ')}\n\n`.repeat(7)}`, { mood: 'calm' }),
  ])

export const report: Benchmark = {
  name: 'A report of four pages',
  async run() {
    // As the process of the press has it.
    process.env.RAYON_NUM_THREADS = '1'
    const set = bookSetter().set
    const pages = readPages(set(written(0))).texts.length
    if (pages !== PAGES) throw new Error(`The report has ${pages} pages`)
    // What runs for the first time is translated first.
    for (let round = 0; round < 5; round++) {
      set(written(round))
      await setByPdfkit(written(round))
    }
    const [ours, theirs] = [[], []] as [number[], number[]]
    for (let round = 0; round < ROUNDS; round++) {
      const book = written(round)
      ours.push(await cpu(async () => void set(book)))
      theirs.push(await cpu(async () => void (await setByPdfkit(book))))
    }
    const [press, pdfkit] = [Math.min(...ours), Math.min(...theirs)]
    return [
      {
        what: 'CPU of the same report by pdfkit against that of ours',
        ratio: pdfkit / press,
        atLeast: 4,
        measured: `${pdfkit.toFixed(0)} ms against ${press.toFixed(0)} ms`,
      },
    ]
  },
}

/** Milliseconds; of several rounds the least counts: others are at work on this machine, too. */
async function cpu(act: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
