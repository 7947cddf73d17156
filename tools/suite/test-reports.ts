import { readFileSync, rmSync } from 'node:fs'
import type { Counts, Result } from './step.ts'

export interface TestReport extends Counts {
  /** Tests that exist and did not run. */
  readonly skipped: number
}

interface VitestJson {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

interface PlaywrightJson {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

export function fromVitest(json: unknown): TestReport {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = json as VitestJson
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }
}

/** A test that passes only when tried again has failed. */
export function fromPlaywright(json: unknown): TestReport {
  const { expected, unexpected, flaky, skipped } = (json as PlaywrightJson).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** What became of a run of tests: it has to have found some, and to have left none out. */
export function judge(
  { code, output }: { code: number; output: string },
  report: TestReport | undefined,
): Result {
  if (!report) return { ok: false, output: `${output}\nThe run left no report.` }
  const { passed, failed, skipped } = report
  const said = [
    ...(passed + failed === 0 ? ['No test was found.'] : []),
    ...(skipped > 0 ? [`${skipped} tests were left out.`] : []),
  ]
  return {
    ok: code === 0 && failed === 0 && said.length === 0,
    note: `${passed} passed, ${failed} failed`,
    output: [output, ...said].join('\n'),
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
