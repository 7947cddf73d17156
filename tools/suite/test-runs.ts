import { availableParallelism } from 'node:os'
import { inRoot } from '../setup/paths.mjs'
import { tool } from './commands.ts'
import { commitCount } from './commit-count.ts'
import type { Result } from './step.ts'
import { forgetReport, fromPlaywright, fromVitest, judge, readReport } from './test-reports.ts'

const CORE_REPORT = inRoot('.cache/core-report.json')
const VITEST_REPORT = inRoot('.cache/vitest-report.json')
const COMPONENTS_REPORT = inRoot('.cache/components-report.json')
const PLAYWRIGHT_REPORT = inRoot('.cache/playwright-report.json')

const vitest = (report: string, ...args: readonly string[]) =>
  tool('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ])

// Counting what is reached makes everything slow, so only the tests that it is asked of are counted.
const core = vitest(CORE_REPORT, '--project=core', '--coverage')
// Some of the others wait for a process or for a time to pass, so one more than there are cores.
const workers = availableParallelism() + 1
const rest = vitest(VITEST_REPORT, '--project=!core', `--maxWorkers=${workers}`)

const components = vitest(COMPONENTS_REPORT, '--config=vitest.components.config.ts')

const playwright = (files: readonly string[] = []) =>
  tool(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=dot,json', ...files],
    inRoot('packages/e2e'),
  )

export async function runCore(env: NodeJS.ProcessEnv): Promise<Result> {
  forgetReport(CORE_REPORT)
  const result = judge(await core(env), readReport(CORE_REPORT, fromVitest))
  return { ...result, note: [result.note, ...coverageIn(result.output)].join('; ') }
}

export const runVitest = reportedBy(rest, VITEST_REPORT)
export const runComponents = reportedBy(components, COMPONENTS_REPORT)
export const runPlaywright = inBrowser(playwright())

/** Some files of any project, without counting what they reach. */
export const runSomeTests = (files: readonly string[]) =>
  reportedBy(vitest(VITEST_REPORT, `--maxWorkers=${workers}`, ...files), VITEST_REPORT)

export const runSomeComponents = (files: readonly string[]) =>
  reportedBy(
    vitest(COMPONENTS_REPORT, '--config=vitest.components.config.ts', ...files),
    COMPONENTS_REPORT,
  )

export const runSomeJourneys = (files: readonly string[]) =>
  inBrowser(playwright(files.map((file) => file.slice('packages/e2e/'.length))))

function reportedBy(run: ReturnType<typeof tool>, report: string) {
  return async (env: NodeJS.ProcessEnv): Promise<Result> => {
    forgetReport(report)
    return judge(await run(env), readReport(report, fromVitest))
  }
}

function inBrowser(run: ReturnType<typeof tool>) {
  return async (env: NodeJS.ProcessEnv): Promise<Result> => {
    if (!env.CHROMIUM_PATH) return { ok: false, output: 'There’s no browser to test in.' }
    forgetReport(PLAYWRIGHT_REPORT)
    const outcome = await run({
      LEAK_TURN: `${await commitCount()}`,
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
    })
    return judge(outcome, readReport(PLAYWRIGHT_REPORT, fromPlaywright))
  }
}

/** The lines of the coverage summary, in one. */
function coverageIn(output: string): string[] {
  const found = [...output.matchAll(/^(Statements|Branches|Functions|Lines)\s*:\s*([\d.]+%)/gm)]
  if (found.length === 0) return []
  return [
    `reached: ${found.map(([, what, share]) => `${what?.toLowerCase()} ${share}`).join(', ')}`,
  ]
}
