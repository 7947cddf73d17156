import { CannotGoOn } from '../setup/say.mjs'
import { countAll, runSteps } from './run.ts'
import { stepsSince } from './since.ts'
import { steps } from './steps.ts'

/** `npm test`, or a part of it: `npm test -- --only=types,unit`, `npm test -- --since main`. */
export async function runSuite(args: readonly string[]): Promise<void> {
  const began = performance.now()
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0' }
  const revision = sinceIn(args)
  const wanted = revision ? await stepsSince(revision, console.log) : chosen(args)
  const outcomes = await runSteps(wanted, env, console.log)
  const failed = outcomes.filter(({ result }) => !result.ok)
  const counts = countAll(outcomes)

  console.log(`${outcomes.length} steps in ${Math.round((performance.now() - began) / 1000)} s`)
  if (failed.length > 0) {
    console.log(`Failed: ${failed.map(({ step }) => step.title).join(', ')}`)
    process.exitCode = 1
  }
  // The last line is read by machines.
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
}

function sinceIn([flag = '', next]: readonly string[]): string | undefined {
  return flag === '--since' ? next : /^--since=(.+)$/.exec(flag)?.[1]
}

/** What tests need comes along with them. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  unit: ['postgres'],
  faults: ['postgres', 'chromium'],
  bundle: ['build'],
  components: ['chromium'],
  e2e: ['chromium', 'build'],
}

/** Everything, unless a part was asked for. */
export function chosen(args: readonly string[]) {
  const [only] = args.flatMap((arg) => /^--only=(.+)$/.exec(arg)?.[1] ?? [])
  if (only === undefined && args.length === 0) return steps
  const names = (only ?? '').split(',')
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) {
    const known = steps.map(({ name }) => name).join(', ')
    throw new CannotGoOn(
      `Usage: npm test [-- --since REVISION | --only=NAME,…], with names from: ${known}.`,
    )
  }
  const wanted = new Set(names.flatMap((name) => [name, ...(NEEDS[name] ?? [])]))
  return steps.filter(({ name }) => wanted.has(name))
}
