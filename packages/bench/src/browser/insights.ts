import type { Benchmark, Figure } from '#benchmark.ts'
import { measuredInBrowser, ms } from './in-browser.ts'

interface Visits {
  readonly work: number
  readonly longest: number
  readonly took: number
  readonly drawn: number
}

interface Measured {
  /** Milliseconds for an entry that was never read. */
  readonly reading: number
  readonly few: Visits
  readonly many: Visits
}

export const insights: Benchmark = {
  name: 'The insights of 10,000 entries in the browser',
  run: async () => figures(await measuredInBrowser('insights')),
}

/** A page that is held for longer does not answer at once. */
const AT_ONCE = 50

function figures({ reading, few, many }: Measured): Figure[] {
  return [
    {
      what: 'all charts of what was read before: an entry of 100 against one of 10,000',
      ratio: few.work / 100 / (many.work / 10_000),
      atLeast: 10,
      measured: `${ms(few.work)} against ${ms(many.work)} of work; there after ${ms(few.took)} and ${ms(many.took)}, where reading them takes ${ms(reading, 1)} an entry`,
    },
    {
      what: 'the longest task: what nobody feels against that of all charts of 10,000 entries',
      ratio: AT_ONCE / many.longest,
      atLeast: 1,
      measured: `${ms(AT_ONCE)} against ${ms(many.longest)} of work of the main thread, of 100 entries ${ms(few.longest)}`,
    },
    {
      what: 'what is drawn: of 100 entries against of 10,000',
      ratio: few.drawn / many.drawn,
      atLeast: 0.25,
      measured: `${few.drawn} against ${many.drawn} elements`,
    },
  ]
}
