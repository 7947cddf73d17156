import type { Benchmark, Figure } from '#benchmark.ts'
import { measuredInBrowser, ms } from './in-browser.ts'

interface Search {
  readonly work: number
  /** From the first letter until the result is announced, and that of the first search. */
  readonly took: number
  readonly first: number
}

/** What a browser measured; milliseconds of work of the main thread, where nothing else is said. */
interface Measured {
  readonly open: { readonly ours: number; readonly bare: number }
  readonly show: { readonly many: number; readonly few: number }
  readonly search: {
    readonly many: Search
    readonly few: Search
    /** On the main thread, without anything to show. */
    readonly bare: number
  }
  /** Frames a second. */
  readonly scroll: { readonly ours: number; readonly bare: number }
}

export const pastEntries: Benchmark = {
  name: 'A journal of 10,000 entries in the browser',
  run: async () => figures(await measuredInBrowser('past-entries')),
}

function figures({ open, show, search, scroll }: Measured): Figure[] {
  return [
    {
      what: 'opening: the bare reading of the rows against the whole journal',
      ratio: open.bare / open.ours,
      atLeast: 0.3,
      measured: `${ms(open.bare)} against ${ms(open.ours)} of work`,
    },
    {
      what: 'showing the list: 50 entries against 10,000',
      ratio: show.few / show.many,
      atLeast: 0.25,
      measured: `${ms(show.few)} against ${ms(show.many)} of work`,
    },
    {
      what: 'typing a word to search for: in 50 entries against in 10,000',
      ratio: search.few.work / search.many.work,
      atLeast: 0.25,
      measured: `${ms(search.few.work)} against ${ms(search.many.work)} of work, and ${ms(search.bare)} if the page itself looked; found after ${ms(search.many.took)}, the first time after ${ms(search.many.first)}`,
    },
    {
      what: 'scrolling: its frames against those of a bare list',
      ratio: scroll.ours / scroll.bare,
      atLeast: 0.9,
      measured: `${scroll.ours.toFixed(1)} against ${scroll.bare.toFixed(1)} frames a second`,
    },
  ]
}
