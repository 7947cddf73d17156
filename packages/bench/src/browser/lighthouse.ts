import lighthouse, { type Config, desktopConfig, type Flags } from 'lighthouse'
import type { Benchmark, Figure } from '#benchmark.ts'
import { ensureBuilt } from '../../../../tools/setup/build.mjs'
import { startServer } from '../../../e2e/src/fixtures/server.ts'
import { startChromium } from './chromium.ts'

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Category = (typeof CATEGORIES)[number]
type Scores = Record<Category, number>

interface Profile {
  readonly name: string
  readonly config: Config | undefined
  /** Of a hundred; what is not named must be whole. */
  readonly performance: number
}

const PROFILES: readonly Profile[] = [
  { name: 'desktop', config: desktopConfig, performance: 100 },
  { name: 'mobile', config: undefined, performance: 95 },
]

export const lighthouseScores: Benchmark = {
  name: 'The landing page before lighthouse, the middle of three runs',
  async run() {
    await ensureBuilt()
    const server = await startServer()
    const chromium = await startChromium()
    try {
      const figures: Figure[] = []
      for (const profile of PROFILES) {
        const runs: Scores[] = []
        for (let run = 0; run < RUNS; run += 1) {
          runs.push(await scoresOf(`${server.origin}/`, chromium.port, profile))
        }
        figures.push(...CATEGORIES.map((category) => figureOf(profile, category, runs)))
      }
      return figures
    } finally {
      await chromium.stop()
      await server.stop()
    }
  },
}

async function scoresOf(url: string, port: number, { config }: Profile): Promise<Scores> {
  const flags: Flags = { port, logLevel: 'error', onlyCategories: [...CATEGORIES] }
  const found = (await lighthouse(url, flags, config))?.lhr
  if (!found || found.runtimeError) throw new Error(`Lighthouse: ${found?.runtimeError?.message}`)
  const scores = CATEGORIES.map((name) => [name, (found.categories[name]?.score ?? 0) * 100])
  return Object.fromEntries(scores) as Scores
}

function figureOf({ name, performance }: Profile, category: Category, runs: Scores[]): Figure {
  const scores = runs.map((run) => run[category]).sort((one, other) => one - other)
  const middle = scores[Math.floor(scores.length / 2)] ?? 0
  const limit = category === 'performance' ? performance : 100
  return {
    what: `${category}, ${name}: the score against its limit`,
    ratio: middle / limit,
    atLeast: 1,
    measured: `${middle.toFixed(0)} of ${limit}, from ${scores.map((score) => score.toFixed(0)).join(', ')}`,
  }
}
