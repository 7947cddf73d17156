import { readGraph } from '../boundaries/graph.ts'
import { runQuietly } from '../setup/child.mjs'
import { root } from '../setup/paths.mjs'
import { CannotGoOn } from '../setup/say.mjs'
import { affectedBy } from './affected.ts'
import type { Step } from './step.ts'
import { steps } from './steps.ts'
import { runSomeComponents, runSomeJourneys, runSomeTests } from './test-runs.ts'

/**
 * `npm test -- --since REV`: the quick checks, and the tests that the import graph ties to what
 * changed. Journeys run where they were changed themselves: each of them reaches everything.
 */
export async function stepsSince(revision: string, print: (line: string) => void) {
  const changed = await changedSince(revision)
  const { all, tests } = affectedBy(changed, readGraph(root).edges)
  if (all !== undefined) {
    print(`${all} affects everything: running the whole suite.`)
    return steps
  }
  print(`${changed.length} files changed since ${revision}; ${tests.length} test files to run.`)
  return [...steps.filter(({ light }) => light), ...testSteps(tests)]
}

function testSteps(tests: readonly string[]): Step[] {
  const components = tests.filter((file) => /\.component\.test\.tsx$/.test(file))
  const journeys = tests.filter((file) => file.startsWith('packages/e2e/'))
  const unit = tests.filter((file) => !components.includes(file) && !journeys.includes(file))
  const named = (name: string) => steps.filter((step) => step.name === name)
  return [
    ...(unit.length > 0 ? named('postgres') : []),
    ...(components.length + journeys.length > 0 ? named('chromium') : []),
    ...(unit.length > 0
      ? [{ name: 'unit', title: 'Unit and server tests', run: runSomeTests(unit) }]
      : []),
    ...(components.length > 0
      ? [{ name: 'components', title: 'Components', run: runSomeComponents(components) }]
      : []),
    ...(journeys.length > 0
      ? [...named('build'), { name: 'e2e', title: 'Journeys', run: runSomeJourneys(journeys) }]
      : []),
  ]
}

async function changedSince(revision: string): Promise<string[]> {
  const listed = await Promise.all(
    [
      ['diff', '--name-only', '--relative', revision, '--'],
      ['ls-files', '--others', '--exclude-standard'],
    ].map((args) => runQuietly('git', args, { cwd: root })),
  )
  if (listed.some(({ code }) => code !== 0)) {
    throw new CannotGoOn(`Git can’t find the revision "${revision}".`)
  }
  return listed.flatMap(({ output }) => output.split('\n').filter(Boolean))
}
