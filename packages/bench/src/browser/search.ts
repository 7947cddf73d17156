import type { Benchmark } from '#benchmark.ts'
import { measuredInBrowser, ms } from './in-browser.ts'

/** Milliseconds. */
interface Measured {
  /** From the first letter to the result, right after the list was shown, and later. */
  readonly first: number
  readonly later: number
  /** The same with operators, a quotation and exclusions, letter by letter. */
  readonly operators: number
  /** The longest task of the main thread. */
  readonly longest: number
}

const SOON = 400

export const search: Benchmark = {
  name: 'A search in 50,000 entries in the browser',
  async run() {
    const { first, later, operators, longest } = await measuredInBrowser<Measured>('search')
    return [
      {
        what: 'a word from its first letter to the result: what it may take against what it takes',
        ratio: SOON / later,
        atLeast: 1,
        measured: `${ms(SOON)} against ${ms(later)}, ${ms(first)} right after the list was shown, and ${ms(operators)} for 44 letters with operators; the longest task took ${ms(longest)}`,
      },
    ]
  },
}
