import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Analyser, loadAnalyser } from '@daywell/core/analysis'
import { type CompanionRequest, reply } from '@daywell/core/companion'
import { defaultPreferences } from '@daywell/core/preferences'
import { safetyOf } from '@daywell/core/safety'
import { textWorkers } from '@daywell/server/src/workers/text-workers.ts'
import { entriesOf, hostile, ordinary } from './analysis-texts.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { ms } from './browser/in-browser.ts'

const YEAR = 365
const ROUNDS = 3

export const analysis: Benchmark = {
  name: 'The analysis of texts',
  async run() {
    const analyser = await loadAnalyser()
    // What runs for the first time is translated first.
    for (let round = 0; round < ROUNDS; round++) analyser.analyse(ordinary, ENGLISH)
    return [
      aYear(analyser),
      worstCase(analyser),
      worstHeard(),
      worstAnswered(analyser),
      await stall(analyser),
    ]
  },
}

/** So that texts without an English word are read as one, too. */
const ENGLISH = { language: 'en' }

function aYear(analyser: Analyser): Figure {
  const entries = entriesOf(YEAR)
  const words = entries.reduce((sum, text) => sum + text.split(' ').length, 0)
  const half = entries.slice(0, Math.ceil(YEAR / 2))
  const read = (some: readonly string[]) =>
    shortest(() => some.forEach((text) => void analyser.analyse(text)))
  const [ofHalf, ofYear] = [read(half), read(entries)]
  return {
    what: 'a year of entries: twice the time of half of it against that of the whole',
    ratio: (2 * ofHalf) / ofYear,
    atLeast: 0.7,
    measured: `${YEAR} entries in ${ms(ofYear)}, ${Math.round(words / ofYear)} words a millisecond`,
  }
}

function worstCase(analyser: Analyser): Figure {
  return worstOf('the analysis', (text) => {
    analyser.analyse(text, ENGLISH)
    analyser.analyse(text)
  })
}

/** What runs before every message and every draft. */
function worstHeard(): Figure {
  return worstOf('the safety check', (text) => safetyOf(text))
}

/** A reply, with the text as the draft. */
function worstAnswered(analyser: Analyser): Figure {
  const asked: CompanionRequest = {
    message: 'What do you think of it?',
    level: 'involved',
    conversation: [],
    earlier: [],
    preferences: defaultPreferences(),
    today: '2026-11-15',
    random: () => 0.5,
  }
  return worstOf('the companion', (draft) => reply({ ...asked, draft }, analyser))
}

function worstOf(what: string, read: (text: string) => unknown): Figure {
  const plain = shortest(() => read(ordinary))
  const times = hostile.map(([name, text]) => ({ name, time: shortest(() => read(text)) }))
  const [worst = { name: 'none', time: 0 }] = times.sort((a, b) => b.time - a.time)
  return {
    what: `${what}: an ordinary text against the worst of the same size`,
    ratio: plain / worst.time,
    atLeast: 0.2,
    measured: `${ms(plain)} against ${ms(worst.time)} for 250,000 characters of ${worst.name}`,
  }
}

/** How long the event loop stands still while the longest text is read on it, and beside it. */
async function stall(analyser: Analyser): Promise<Figure> {
  const workers = textWorkers()
  try {
    await workers.run('analyse', ['Once, so that all is loaded.'])
    const inline = await longestStall(async () => void analyser.analyse(ordinary))
    const beside = await longestStall(async () => {
      await Promise.all(Array.from({ length: 4 }, () => workers.run('analyse', [ordinary])))
    })
    return {
      what: 'the event loop under load: its longest stall without the threads against with them',
      ratio: inline / beside,
      atLeast: 5,
      measured: `${ms(inline)} for one text against ${ms(beside, 1)} for four at once`,
    }
  } finally {
    await workers.close()
  }
}

async function longestStall(act: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await new Promise((resolve) => setTimeout(resolve, 20))
  await act()
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.disable()
  return delay.max / 1e6
}

/**
 * The least time of the processor in some rounds, in milliseconds: whatever else the machine does
 * only makes them longer.
 */
function shortest(act: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage()
    act()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...times)
}
