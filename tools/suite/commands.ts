import { runQuietly } from '../setup/child.mjs'
import { inRoot, root } from '../setup/paths.mjs'
import type { Result } from './step.ts'

/** A program of the dependencies, run by our own Node: what it is called on the path may differ. */
export function tool(script: string, args: readonly string[], folder = root) {
  return (env: NodeJS.ProcessEnv) =>
    runQuietly(process.execPath, [inRoot(script), ...args], { cwd: folder, env })
}

/** Runs all of them side by side; fine when all are. The note is the first line printed. */
export function command(...runs: readonly ReturnType<typeof tool>[]) {
  return async (env: NodeJS.ProcessEnv): Promise<Result> => {
    const outcomes = await Promise.all(runs.map((run) => run(env)))
    const output = outcomes.map((outcome) => outcome.output).join('')
    return { ok: outcomes.every(({ code }) => code === 0), output }
  }
}

/** A check of ours, which says in its last line what it saw. */
export function ownCheck(script: string) {
  const run = command(tool(script, []))
  return async (env: NodeJS.ProcessEnv): Promise<Result> => {
    const result = await run(env)
    return { ...result, note: result.output.trim() }
  }
}
