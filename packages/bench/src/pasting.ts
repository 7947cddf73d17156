import { htmlToMarkdown } from '@daywell/web/src/features/journal/editor/live/paste/rich/html-to-markdown.ts'
import { hostileHtml } from '@daywell/web/src/features/journal/editor/live/paste/rich/testing/hostile-html.ts'
import type { Benchmark } from './benchmark.ts'
import { ms } from './browser/in-browser.ts'

const SHORT = 60_000
const TIMES = 8
const ROUNDS = 3

export const pasting: Benchmark = {
  name: 'Pasting hostile HTML',
  async run() {
    const measured = Object.entries(hostileHtml).map(([name, make]) => {
      const [short, long] = [SHORT, SHORT * TIMES].map((size) => shortest(make(size)))
      return { name, short: short ?? 0, long: long ?? 0 }
    })
    const [worst] = measured.sort((a, b) => a.short / a.long - b.short / b.long)
    const { name, short, long } = worst ?? { name: 'none', short: 0, long: 0 }
    return [
      {
        what: `the worst shape: ${TIMES} times the time of a text against that of one ${TIMES} times as long`,
        ratio: (TIMES * short) / long,
        // What is quadratic reaches 0.13.
        atLeast: 0.27,
        measured: `${name}, ${ms(short)} and ${ms(long)}`,
      },
    ]
  },
}

/** Milliseconds of processor time. */
function shortest(html: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const from = process.cpuUsage()
    htmlToMarkdown(html)
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  })
  return Math.min(...times)
}
