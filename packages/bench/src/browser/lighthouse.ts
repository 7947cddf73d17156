import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import lighthouse, { type Config, desktopConfig, type Flags } from 'lighthouse'
import type { Benchmark, Figure } from '#benchmark.ts'
import { ensureBuilt } from '../../../../tools/setup/build.mjs'
import { ensureChromium } from '../../../../tools/setup/chromium.mjs'
import { startServer } from '../../../e2e/src/fixtures/server.ts'
import { startChromium } from './chromium.ts'

const RUNS = 3
const ENTRIES = 10_000
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Category = (typeof CATEGORIES)[number]
type Scores = Record<Category, number>

interface Viewed {
  readonly path: string
  /** Of a hundred; the other categories must be whole. */
  readonly performance: number
  readonly categories: readonly Category[]
  /** How many entries a signed-in person has; undefined: nobody is. */
  readonly entries?: number
}

const LANDING: Viewed = { path: '/', performance: 100, categories: CATEGORIES }
const JOURNAL: Viewed = {
  path: '/journal',
  performance: 98,
  // No search engine may see it.
  categories: ['performance', 'accessibility', 'best-practices'],
  entries: ENTRIES,
}

const DEVICES: readonly (readonly [name: string, config: Config | undefined])[] = [
  ['desktop', desktopConfig],
  ['mobile', undefined],
]

export const lighthouseScores: readonly Benchmark[] = [
  {
    name: 'The landing page before lighthouse, the middle of three runs',
    run: () => figuresOf(LANDING),
  },
  {
    name: 'A journal of 10,000 entries before lighthouse, the middle of three runs',
    run: () => figuresOf(JOURNAL),
  },
]

async function figuresOf(viewed: Viewed): Promise<Figure[]> {
  await ensureBuilt()
  const server = await startServer()
  const chromium = await startChromium((profile) => layProfile(profile, server.origin, viewed))
  try {
    const figures: Figure[] = []
    for (const [name, config] of DEVICES) {
      const runs: Scores[] = []
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await scoresOf(viewed, `${server.origin}${viewed.path}`, chromium.port, config))
      figures.push(...viewed.categories.map((category) => figureOf(viewed, name, category, runs)))
    }
    return figures
  } finally {
    await chromium.stop()
    await server.stop()
  }
}

/** In a process of its own: what the browser runs is typed for browsers. */
async function layProfile(folder: string, origin: string, { entries }: Viewed): Promise<void> {
  if (entries === undefined) return
  const script = fileURLToPath(new URL('../../../e2e/src/measures/lay-profile.ts', import.meta.url))
  const child = fork(script, [folder, origin, String(entries)], {
    env: { ...process.env, CHROMIUM_PATH: await ensureChromium() },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('Couldn’t lay the entries')
}

async function scoresOf(
  { categories, entries }: Viewed,
  url: string,
  port: number,
  config: Config | undefined,
): Promise<Scores> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    disableStorageReset: entries !== undefined,
  }
  const found = (await lighthouse(url, flags, config))?.lhr
  if (!found || found.runtimeError) throw new Error(`Lighthouse: ${found?.runtimeError?.message}`)
  if (found.finalDisplayedUrl !== url) throw new Error(`It leads to ${found.finalDisplayedUrl}`)
  const scores = CATEGORIES.map((name) => [name, (found.categories[name]?.score ?? 0) * 100])
  return Object.fromEntries(scores) as Scores
}

function figureOf(
  { performance }: Viewed,
  device: string,
  category: Category,
  runs: readonly Scores[],
): Figure {
  const scores = runs.map((run) => run[category]).sort((one, other) => one - other)
  const middle = scores[Math.floor(scores.length / 2)] ?? 0
  const limit = category === 'performance' ? performance : 100
  return {
    what: `${category}, ${device}: the score against its limit`,
    ratio: middle / limit,
    atLeast: 1,
    measured: `${middle.toFixed(0)} of ${limit}, from ${scores.map((score) => score.toFixed(0)).join(', ')}`,
  }
}
