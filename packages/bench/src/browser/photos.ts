import type { Benchmark } from '#benchmark.ts'
import { measuredInBrowser, ms } from './in-browser.ts'

/** Milliseconds of work of the main thread until the first cards are there. */
interface Measured {
  readonly plain: number
  readonly photos: number
}

export const photos: Benchmark = {
  name: 'A journal of 3,000 photos in the browser',
  async run() {
    const measured = await measuredInBrowser<Measured>('photos')
    return [
      {
        what: 'opening: a journal without photos against one with 3,000',
        ratio: measured.plain / measured.photos,
        atLeast: 0.9,
        measured: `${ms(measured.plain)} against ${ms(measured.photos)} of work`,
      },
    ]
  },
}
