import { readFileSync, rmSync } from 'node:fs'
import type { Counts, Result } from './step.ts'

export interface TestReport extends Counts {
  /** Tests that exist and did not run. */
  readonly skipped: number
  /** The names of those that failed. */
  readonly failures: readonly string[]
}

interface VitestJson {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { status: string; fullName: string }[]
  }[]
}

type VitestFile = VitestJson['testResults'][number]

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly { ok: boolean; title: string; file: string; line: number }[]
}

interface PlaywrightJson {
  readonly suites: readonly PlaywrightSuite[]
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

export function fromVitest(json: unknown): TestReport {
  const report = json as VitestJson
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(vitestFailures),
  }
}

/** A file that breaks before its first test has failed without a failed test. */
function vitestFailures({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0) return failed.map(({ fullName }) => `${name} › ${fullName}`)
  return status === 'failed' ? [`${name}: ${message}`] : []
}

/** A test that passes only when tried again has failed. */
export function fromPlaywright(json: unknown): TestReport {
  const { stats, suites } = json as PlaywrightJson
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(playwrightFailures),
  }
}

function playwrightFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  const here = failed.map(({ file, line, title }) => `${file}:${line} › ${title}`)
  return [...here, ...suites.flatMap(playwrightFailures)]
}

/** What became of a run of tests: it has to have found some, and to have left none out. */
export function judge(
  { code, output }: { code: number; output: string },
  report: TestReport | undefined,
): Result {
  if (!report) return { ok: false, output: `${output}\nThe run left no report.` }
  const { passed, failed, skipped, failures } = report
  // First what failed: the rest of the output is long, and often cut where it is read.
  const said = [
    ...failures.map((name) => `failed: ${name}`),
    ...(passed + failed === 0 ? ['No test was found.'] : []),
    ...(skipped > 0 ? [`${skipped} tests were left out.`] : []),
  ]
  return {
    ok: code === 0 && failed === 0 && said.length === 0,
    note: `${passed} passed, ${failed} failed`,
    output: [...said, output].join('\n'),
    tests: { passed, failed },
  }
}

/** The report of the run that has just ended; a stale one is removed before it begins. */
export function readReport(file: string, from: (json: unknown) => TestReport) {
  try {
    return from(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

export function forgetReport(file: string): void {
  rmSync(file, { force: true })
}
