import { join } from 'node:path'
import { runQuietly } from '../../setup/child.mjs'
import {
  forgetReport,
  fromPlaywright,
  fromVitest,
  readReport,
  type TestReport,
} from '../../suite/test-reports.ts'
import type { NamingTests } from './naming-tests.ts'

export type Layer = keyof NamingTests

/** The fastest layer first. */
export const layers: readonly Layer[] = ['unit', 'components', 'journeys']

/** Runs those tests of a layer that name one of the rules, in a copy of the repository. */
export async function runLayer(
  layer: Layer,
  files: readonly string[],
  { copy, rules, env }: { copy: string; rules: readonly string[]; env: NodeJS.ProcessEnv },
): Promise<TestReport> {
  const report = join(copy, '.cache', 'faults-report.json')
  forgetReport(report)
  const pattern = `\\b(?:${rules.join('|')})\\b`
  const run = layer === 'journeys' ? playwright : vitest
  const output = await run(copy, layer, files, pattern, { ...env, CI: 'true' }, report)
  const told = readReport(report, layer === 'journeys' ? fromPlaywright : fromVitest)
  if (!told) throw new Error(`The ${layer} tests of ${rules.join(', ')} left no report:\n${output}`)
  return told
}

async function vitest(
  copy: string,
  layer: Layer,
  files: readonly string[],
  pattern: string,
  env: NodeJS.ProcessEnv,
  report: string,
): Promise<string> {
  const config = layer === 'components' ? ['--config=vitest.components.config.ts'] : []
  const { output } = await runQuietly(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=json',
      `--outputFile=${report}`,
      '--maxWorkers=1',
      '-t',
      pattern,
      ...config,
      ...files,
    ],
    { cwd: copy, env },
  )
  return output
}

async function playwright(
  copy: string,
  _layer: Layer,
  files: readonly string[],
  pattern: string,
  env: NodeJS.ProcessEnv,
  report: string,
): Promise<string> {
  const build = "import('./tools/setup/build.mjs').then(({ ensureBuilt }) => ensureBuilt())"
  const built = await runQuietly(process.execPath, ['--eval', build], { cwd: copy, env })
  const names = files.map((file) => file.slice('packages/e2e/'.length))
  const { output } = await runQuietly(
    process.execPath,
    [
      join(copy, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--reporter=json',
      '--workers=1',
      '--max-failures=1',
      '--grep',
      pattern,
      ...names,
    ],
    { cwd: join(copy, 'packages/e2e'), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  return built.output + output
}
