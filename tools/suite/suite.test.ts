import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runQuietly } from '../setup/child.mjs'
import { inRoot } from '../setup/paths.mjs'
import { aTree } from '../testing/a-tree.ts'
import { chosen } from './main.ts'
import { countAll, runSteps } from './run.ts'
import { slowest } from './slowest.ts'
import type { Step } from './step.ts'
import { fromPlaywright, fromVitest, judge } from './test-reports.ts'

const fine: Step = {
  name: 'a',
  title: 'Fine',
  run: async () => ({ ok: true, output: '', tests: { passed: 3, failed: 0 } }),
}
const failing: Step = {
  name: 'b',
  title: 'Failing',
  light: true,
  run: async () => ({ ok: false, output: 'why it failed' }),
}
const NOTHING = { failures: [], files: [] }
const crashing: Step = { name: 'c', title: 'Crashing', run: () => Promise.reject(new Error('oh')) }

it('goes on after a failure, shows why, and counts a failed check as one failure', async () => {
  const lines: string[] = []
  const outcomes = await runSteps([failing, crashing, fine], {}, (line) => lines.push(line))
  expect(lines.join('\n')).toMatch(
    /FAILED .* Failing\n {4}why it failed[\s\S]*Crashing[\s\S]*ok .* Fine/,
  )
  expect(countAll(outcomes)).toEqual({ passed: 3, failed: 2 })
})

it('runs light steps first and waits for them all', async () => {
  const ended: string[] = []
  const noting = (step: Step): Step => ({
    ...step,
    run: async (env) => step.run(env).finally(() => ended.push(step.name)),
  })
  await runSteps([fine, failing, { ...failing, name: 'd' }].map(noting), {}, () => {})
  expect(ended).toEqual(['b', 'd', 'a'])
})

it('runs what may run beside the light steps at the same time, and waits for it too', async () => {
  const ended: string[] = []
  const gate = Promise.withResolvers<void>()
  const step = (name: string, run: () => void | Promise<void>, how: Partial<Step>): Step => ({
    ...fine,
    ...how,
    name,
    run: async (env) => {
      await run()
      ended.push(name)
      return fine.run(env)
    },
  })
  const steps = [
    step('alone', () => {}, {}),
    step('light', () => gate.promise, { light: true }),
    step('beside', gate.resolve, { beside: true }),
  ]
  const outcomes = await runSteps(steps, {}, () => {})
  expect(ended.at(-1)).toBe('alone')
  expect(countAll(outcomes)).toEqual({ passed: 9, failed: 0 })
})

it('takes a run without tests, with tests left out, or without a report for a failure', () => {
  const ended = { code: 0, output: '' }
  expect(judge(ended, { passed: 5, failed: 0, skipped: 0, ...NOTHING }).ok).toBe(true)
  expect(judge(ended, { passed: 0, failed: 0, skipped: 0, ...NOTHING }).ok).toBe(false)
  expect(judge(ended, { passed: 5, failed: 0, skipped: 1, ...NOTHING }).ok).toBe(false)
  expect(judge(ended, undefined).ok).toBe(false)
})

it('takes an exit code for a failure though every test passed, as when coverage is too low', () => {
  const result = judge({ code: 1, output: '' }, { passed: 5, failed: 0, skipped: 0, ...NOTHING })
  expect(countAll([{ step: fine, result }])).toEqual({ passed: 5, failed: 1 })
})

it('reads the reports of both test runners, and names what failed', () => {
  const vitest = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        startTime: 1000,
        endTime: 3500,
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'takes away', failureMessages: ['2 is not 3\n\nat a'] },
        ],
      },
      {
        name: 'b.test.ts',
        status: 'failed',
        message: 'no such file',
        assertionResults: [],
        startTime: 7,
        endTime: 7,
      },
    ],
  }
  expect(fromVitest(vitest)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    failures: ['a.test.ts › takes away\n    2 is not 3\n    at a', 'b.test.ts: no such file'],
    files: [
      { name: 'a.test.ts', tests: 2, seconds: 2.5 },
      { name: 'b.test.ts', tests: 0, seconds: 0 },
    ],
  })
  const errors = [
    { message: '\u001b[31mnot seen\u001b[39m', location: { file: 'c.test.ts', line: 5 } },
  ]
  const tests = [{ results: [{ duration: 1500, errors }] }]
  const test = { ok: false, title: 'opens', file: 'c.test.ts', line: 3, tests }
  const playwright = {
    suites: [{ specs: [], suites: [{ specs: [test, { ...test, ok: true }] }] }],
    stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 1 },
  }
  expect(fromPlaywright(playwright)).toEqual({
    passed: 4,
    failed: 3,
    skipped: 1,
    failures: ['c.test.ts:3 › opens\n    at line 5: not seen'],
    files: [{ name: 'c.test.ts', tests: 2, seconds: 3 }],
  })
})

it('says first what failed, before all that was printed', () => {
  const report = { passed: 1, failed: 1, skipped: 0, failures: ['c.test.ts:3 › opens'], files: [] }
  const { output } = judge({ code: 1, output: 'a long tale' }, report)
  expect(output).toBe('failed: c.test.ts:3 › opens\na long tale')
})

it('tells of each step that ran tests which ten files took longest', async () => {
  const files = Array.from({ length: 12 }, (_, at) => ({
    name: `${at}.test.ts`,
    tests: at,
    seconds: at,
  }))
  const step = { ...fine, run: async () => ({ ok: true, output: '', slowest: slowest(files) }) }
  const lines: string[] = []
  await runSteps([step], {}, (line) => lines.push(line))
  const [, table = ''] = lines
  expect(table.split('\n')).toHaveLength(11)
  expect(table).toMatch(/12 files \(66 s in total\):\n +11\.0 s {2}11\.test\.ts, 11 tests\n/)
  expect(table).not.toMatch(/ 1\.0 s/)
})

it('RUN-04 looks at everything unless a part is asked for, and finds what the tests need first', () => {
  const names = chosen([]).map(({ name }) => name)
  const checks = ['style', 'types', 'boundaries', 'purity', 'unused', 'generated', 'rules']
  const layers = ['core', 'unit', 'faults', 'components', 'e2e']
  expect(names).toEqual(expect.arrayContaining([...checks, ...layers, 'bundle']))
  const before = (first: string, second: string) =>
    expect(names.indexOf(first), first).toBeLessThan(names.indexOf(second))
  before('postgres', 'unit')
  before('postgres', 'faults')
  before('chromium', 'components')
  before('chromium', 'e2e')
  before('build', 'e2e')
  expect(chosen(['--only=e2e']).map(({ name }) => name)).toEqual(['chromium', 'build', 'e2e'])
  expect(() => chosen(['--only=nothing'])).toThrow(/^Usage: npm test/)
})

it('RUN-04 installs all that tests need before anything else', { timeout: 60_000 }, async () => {
  const packages = { '': { name: 'a', version: '1.0.0' } }
  const folder = aTree({
    'package.json': JSON.stringify({ name: 'a', version: '1.0.0' }),
    'package-lock.json': JSON.stringify({ name: 'a', lockfileVersion: 3, packages }),
    'node_modules/.keep': '',
  })
  cpSync(inRoot('tools'), join(folder, 'tools'), { recursive: true })
  await runQuietly(process.execPath, ['tools/test.mjs', '--only=nothing'], { cwd: folder })
  const stamp = readFileSync(join(folder, 'node_modules/.daywell-install.json'), 'utf8')
  expect(JSON.parse(stamp).scope).toBe('all')
})
