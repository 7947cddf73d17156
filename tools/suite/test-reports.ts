import { readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { type FileTime, slowest } from './slowest.ts'
import type { Counts, Result } from './step.ts'

export interface TestReport extends Counts {
  /** Tests that exist and did not run. */
  readonly skipped: number
  /** The names of those that failed, and why. */
  readonly failures: readonly string[]
  readonly files: readonly FileTime[]
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
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly VitestTest[]
  }[]
}

interface VitestTest {
  readonly status: string
  readonly fullName: string
  readonly failureMessages?: readonly string[]
}

type VitestFile = VitestJson['testResults'][number]

interface PlaywrightResult {
  readonly duration: number
  readonly errors?: readonly { message?: string; location?: { line: number; file: string } }[]
}

interface PlaywrightSpec {
  readonly ok: boolean
  readonly title: string
  readonly file: string
  readonly line: number
  readonly tests: readonly { readonly results: readonly PlaywrightResult[] }[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly PlaywrightSpec[]
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
    files: report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      name,
      tests: assertionResults.length,
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

/** A file that breaks before its first test has failed without a failed test. */
function vitestFailures({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const describe = ({ fullName, failureMessages = [] }: VitestTest) =>
    `${name} › ${fullName}${reasons(failureMessages)}`
  if (failed.length > 0) return failed.map(describe)
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
    files: suites.map(playwrightTime),
  }
}

/** The outermost suites are the files. */
function playwrightTime(suite: PlaywrightSuite): FileTime {
  const specs = allSpecs(suite)
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0)
  return { name: specs[0]?.file ?? '', tests: specs.length, seconds: milliseconds / 1000 }
}

const allSpecs = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(allSpecs),
]

function playwrightFailures(suite: PlaywrightSuite): string[] {
  const failed = allSpecs(suite).filter(({ ok }) => !ok)
  return failed.map(
    ({ file, line, title, tests }) =>
      `${file}:${line} › ${title}${reasons(tests.flatMap(({ results }) => results.flatMap(errors)))}`,
  )
}

const errors = ({ errors = [] }: PlaywrightResult): string[] =>
  errors.map(({ message = 'failed without a message', location }) =>
    location ? `at line ${location.line}: ${message}` : message,
  )

/** The beginnings of what was said, so that many failures still fit where output is cut. */
function reasons(messages: readonly string[]): string {
  const lines = messages.flatMap((message) => {
    const said = stripVTControlCharacters(message).split('\n')
    return said.filter((line) => line.trim()).slice(0, LINES_OF_A_REASON)
  })
  return lines.map((line) => `\n    ${line.slice(0, 240)}`).join('')
}

const LINES_OF_A_REASON = 12

/** What became of a run of tests: it has to have found some, and to have left none out. */
export function judge(
  { code, output }: { code: number; output: string },
  report: TestReport | undefined,
): Result {
  if (!report) return { ok: false, output: `${output}\nThe run didn’t write a report.` }
  const { passed, failed, skipped, failures, files } = report
  // First what failed: the rest of the output is long, and often cut where it is read.
  const said = [
    ...failures.map((name) => `failed: ${name}`),
    ...(passed + failed === 0 ? ['Found no tests.'] : []),
    ...(skipped > 0 ? [`${skipped} tests were skipped.`] : []),
  ]
  return {
    ok: code === 0 && failed === 0 && said.length === 0,
    note: `${passed} passed, ${failed} failed`,
    output: [...said, output].join('\n'),
    tests: { passed, failed },
    slowest: slowest(files),
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
