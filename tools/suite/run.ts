import type { Counts, Result, Step } from './step.ts'

export interface Outcome {
  readonly step: Step
  readonly result: Result
}

type Print = (line: string) => void

/** Runs every step to the end, whatever fails on the way, and says how each went. */
export async function runSteps(
  steps: readonly Step[],
  env: NodeJS.ProcessEnv,
  print: Print,
): Promise<Outcome[]> {
  const timed = (step: Step) => runStep(step, env, print)
  const light = steps.filter((step) => step.light)
  const beside = steps.filter((step) => step.beside)
  const alone = steps.filter((step) => !step.light && !step.beside)
  const first = await Promise.all([inLanes(2, light, timed), inLanes(1, beside, timed)])
  return [...first.flat(), ...(await inLanes(1, alone, timed))]
}

async function runStep(step: Step, env: NodeJS.ProcessEnv, print: Print): Promise<Outcome> {
  const began = performance.now()
  const result = await step.run(env).catch(asResult)
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  const head = `${result.ok ? 'ok    ' : 'FAILED'} ${seconds} s  ${step.title}`
  print(result.ok && result.note ? `${head}: ${result.note.replaceAll('\n', '; ')}` : head)
  if (!result.ok) print(indented(result.output))
  if (result.slowest?.length) print(indented(result.slowest.join('\n')))
  return { step, result }
}

const asResult = (error: unknown): Result => ({
  ok: false,
  output: error instanceof Error ? (error.stack ?? error.message) : String(error),
})

const indented = (text: string) => text.trimEnd().replace(/^/gm, '    ')

async function inLanes(
  lanes: number,
  steps: readonly Step[],
  run: (step: Step) => Promise<Outcome>,
): Promise<Outcome[]> {
  const waiting = [...steps]
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await run(next))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

/** Tests that passed and failed; a step that failed without a failed test counts as one. */
export function countAll(outcomes: readonly Outcome[]): Counts {
  return outcomes.reduce<Counts>(
    (sum, { result }) => {
      const failedTests = result.tests?.failed ?? 0
      const failed = result.ok ? 0 : Math.max(failedTests, 1)
      return { passed: sum.passed + (result.tests?.passed ?? 0), failed: sum.failed + failed }
    },
    { passed: 0, failed: 0 },
  )
}
