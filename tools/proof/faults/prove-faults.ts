import { ensureChromium } from '../../setup/chromium.mjs'
import { root } from '../../setup/paths.mjs'
import { startPostgres } from '../../setup/postgres.mjs'
import { commitCount } from '../../suite/commit-count.ts'
import type { Result } from '../../suite/step.ts'
import { type Fault, readFaults, rotate } from './fault.ts'
import { layers, runLayer } from './layer-runs.ts'
import { findNamingTests, type NamingTests } from './naming-tests.ts'
import { type ScratchCopy, scratchCopy } from './scratch-copy.ts'

const LIST = new URL('./faults.json', import.meta.url).pathname
const LANES = 2

interface Case {
  readonly fault: Fault
  readonly tests: NamingTests
}

interface Lane {
  readonly copy: ScratchCopy
  readonly env: NodeJS.ProcessEnv
  readonly print: (line: string) => void
  /** The whole suite runs in the same tree, so what fails without a fault shows there. */
  readonly trustsTests?: boolean
}

/**
 * Plants each fault in a copy of the repository, and says whether a test that names its rule fails.
 * `FAULTS` names another list; arguments choose rules.
 */
export async function proveFaults(
  env: NodeJS.ProcessEnv,
  rules: readonly string[] = [],
): Promise<boolean> {
  const all = readFaults(env.FAULTS ?? LIST, root)
  const wanted = rules.length === 0 ? all : all.filter(({ rule }) => rules.includes(rule))
  const missed = await plantAll(wanted, { env, print: console.log })
  console.log(`faults: ${wanted.length - missed.length} of ${wanted.length} caught`)
  return wanted.length > 0 && missed.length === 0
}

const SAMPLE = 5

/** The part of `npm test`: five of the list, with every commit the next ones. */
export async function proveSample(env: NodeJS.ProcessEnv): Promise<Result> {
  const sample = rotate(readFaults(LIST, root), await commitCount(), SAMPLE)
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const missed = await plantAll(sample, { env, print, trustsTests: true })
  const passed = sample.length - missed.length
  return {
    ok: missed.length === 0,
    note: `${passed} of ${sample.length} caught (${sample.map(({ rule }) => rule).join(', ')})`,
    output: lines.join('\n'),
    tests: { passed, failed: missed.length },
  }
}

async function plantAll(faults: readonly Fault[], how: Omit<Lane, 'copy'>): Promise<Fault[]> {
  const { env } = how
  const testsOf = findNamingTests(root)
  const waiting = faults.map((fault) => ({ fault, tests: testsOf(fault.rule) }))
  const ready = {
    ...env,
    TEST_DATABASE_URL: env.TEST_DATABASE_URL ?? (await startPostgres()).url,
    CHROMIUM_PATH: env.CHROMIUM_PATH ?? (await ensureChromium()),
  }
  const missed: Fault[] = []
  const work = async (_: unknown, n: number) => {
    const lane = { ...how, copy: await scratchCopy(root, `lane-${n}`), env: ready }
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await isCaught(next, lane))) missed.push(next.fault)
    }
  }
  await Promise.all(Array.from({ length: Math.min(LANES, faults.length) }, work))
  return missed
}

/**
 * In the first layer that names the rule and fails. The same tests have to pass without the fault:
 * what fails anyway catches nothing.
 */
async function isCaught({ fault, tests }: Case, lane: Lane): Promise<boolean> {
  const { copy, env, print, trustsTests } = lane
  const options = { copy: copy.root, rules: [fault.rule], env }
  const what = `${fault.rule.padEnd(9)} ${fault.file}`
  for (const layer of layers.filter((name) => tests[name].length > 0)) {
    const { failed, failures } = await copy.withFault(fault, () =>
      runLayer(layer, tests[layer], options),
    )
    if (failures.length === 0) continue
    const without = trustsTests ? undefined : await runLayer(layer, tests[layer], options)
    if (without && (without.failures.length > 0 || without.passed === 0)) {
      print(`UNSOUND  ${what}: fails without the fault, too\n${without.failures.join('\n')}`)
      return false
    }
    print(`${failed > 0 ? 'caught ' : 'CRASHED'}  ${what}: ${firstLine(failures[0])}`)
    return failed > 0
  }
  print(`MISSED   ${what}: no test that names ${fault.rule} fails`)
  return false
}

const firstLine = (text = '') => text.split('\n', 1)[0]?.replace(/^.*\/(?=[^/]+ › )/, '') ?? ''
