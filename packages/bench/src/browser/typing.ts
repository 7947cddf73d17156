import type { Benchmark } from '#benchmark.ts'
import { measuredInBrowser, ms } from './in-browser.ts'

/** Milliseconds of work of the main thread for one key. */
interface Keys {
  readonly middle: number
  readonly p99: number
}

export const typing: Benchmark = {
  name: 'A key in a page of 20,000 words beside 10,000 entries, in the browser',
  async run() {
    const { ours, bare } = await measuredInBrowser<{ ours: Keys; bare: Keys }>('typing')
    return [
      {
        what: 'the 99th of 100 keys: a bare text area against the page',
        ratio: bare.p99 / ours.p99,
        atLeast: 1 / 1.2,
        measured: `${ms(bare.p99, 1)} against ${ms(ours.p99, 1)} of work; the middle one ${ms(bare.middle, 1)} against ${ms(ours.middle, 1)}`,
      },
    ]
  },
}
