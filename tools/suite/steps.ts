import { proveSample } from '../proof/faults/prove-faults.ts'
import { ensureBuilt, ensureServerBuilt } from '../setup/build.mjs'
import { ensureChromium } from '../setup/chromium.mjs'
import { ensurePgBouncer } from '../setup/pgbouncer.mjs'
import { startPostgres } from '../setup/postgres.mjs'
import { CannotGoOn } from '../setup/say.mjs'
import { command, ownCheck, tool } from './commands.ts'
import type { Result, Step } from './step.ts'
import { runComponents, runCore, runPlaywright, runVitest } from './test-runs.ts'

/** Five processes keep all cores busy; threads within one would check shared files twice. */
const tsc = (project: string) =>
  tool('node_modules/typescript/bin/tsc', [
    '--noEmit',
    '--pretty',
    'false',
    '--singleThreaded',
    '-p',
    project,
  ])

/** All that `npm test` looks at, in order. */
export const steps: readonly Step[] = [
  {
    name: 'style',
    title: 'Format and lint',
    light: true,
    run: command(tool('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings'])),
  },
  {
    name: 'types',
    title: 'Types',
    light: true,
    run: command(
      ...['.', 'packages/core', 'packages/web', 'packages/e2e', 'tools/types/core-tests.json'].map(
        tsc,
      ),
    ),
  },
  {
    name: 'boundaries',
    title: 'Import boundaries and cycles',
    light: true,
    run: ownCheck('tools/boundaries/main.ts'),
  },
  { name: 'purity', title: 'Purity of core', light: true, run: ownCheck('tools/purity/main.ts') },
  {
    name: 'unused',
    title: 'Dead code and unused dependencies',
    light: true,
    run: command(tool('node_modules/knip/bin/knip.js', ['--no-progress'])),
  },
  {
    name: 'generated',
    title: 'Generated files',
    light: true,
    run: ownCheck('tools/generated/check.ts'),
  },
  { name: 'rules', title: 'Rules', light: true, run: ownCheck('tools/rules/main.ts') },
  {
    name: 'core',
    title: 'Unit tests of core, with coverage',
    beside: true,
    run: runCore,
  },
  { name: 'postgres', title: 'PostgreSQL and PgBouncer for the tests', run: findPostgres },
  { name: 'chromium', title: 'Browser for the tests', run: findChromium },
  { name: 'build', title: 'Web app build', run: build },
  { name: 'bundle', title: 'First bundle size', run: ownCheck('tools/bundle/main.ts') },
  { name: 'unit', title: 'Unit and server tests', run: runVitest },
  { name: 'faults', title: 'Five planted faults', run: proveSample },
  { name: 'components', title: 'Components in the browser', run: runComponents },
  { name: 'e2e', title: 'Journeys in the browser', run: runPlaywright },
]

async function build(): Promise<Result> {
  return orSentence(async () => {
    const built = [await ensureBuilt(), await ensureServerBuilt()]
    return built.includes(true) ? 'built' : 'still fresh'
  })
}

async function findChromium(env: NodeJS.ProcessEnv): Promise<Result> {
  return orSentence(async () => {
    env.CHROMIUM_PATH = await ensureChromium()
    return env.CHROMIUM_PATH
  })
}

async function findPostgres(env: NodeJS.ProcessEnv): Promise<Result> {
  return orSentence(async () => {
    // A watcher process stops it when this process ends.
    const { url } = await startPostgres()
    env.TEST_DATABASE_URL = url
    await ensurePgBouncer()
    return 'running'
  })
}

async function orSentence(work: () => Promise<string>): Promise<Result> {
  try {
    return { ok: true, note: await work(), output: '' }
  } catch (error) {
    if (error instanceof CannotGoOn) return { ok: false, output: error.message }
    throw error
  }
}
