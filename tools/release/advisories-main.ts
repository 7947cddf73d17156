import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runQuietly } from '../setup/child.mjs'
import { say } from '../setup/say.mjs'
import { findAdvisories, lockedVersions, type Snapshot } from './advisories.ts'
import { readLock } from './lock-graph.ts'

const SNAPSHOT = 'docs/advisories.json'
const BULK = '-/npm/v1/security/advisories/bulk'
const TIMEOUT_MS = 30_000
/** Not the same as a finding: nothing is known. */
const COULD_NOT_RUN = 2

interface Options {
  readonly root: string
  /** Asks this registry first; the one that npm uses when true. */
  readonly update?: string | boolean
  readonly now?: Date
  readonly print?: (line: string) => void
}

/** Says which packages have known advisories, and gives the exit code. */
export async function checkAdvisories({
  root,
  update = false,
  now = new Date(),
  print = say,
}: Options): Promise<number> {
  const couldNotRun = (why: string) => {
    print(`The advisory check could not run. ${why}`)
    return COULD_NOT_RUN
  }
  const file = join(root, SNAPSHOT)
  if (update) {
    const failure = await takeSnapshot(root, typeof update === 'string' ? update : undefined, now)
    if (failure) return couldNotRun(failure)
  }
  if (!existsSync(file))
    return couldNotRun(
      `There’s no ${SNAPSHOT}. Run npm run advisories -- --update where the npm registry can be reached.`,
    )
  const snapshot: Snapshot = JSON.parse(readFileSync(file, 'utf8'))
  const { shipped, toolsOnly, unknown } = findAdvisories(readLock(root), snapshot)
  for (const sentence of shipped) print(`In the product: ${sentence}`)
  for (const sentence of toolsOnly) print(`In the tools: ${sentence}`)
  if (unknown.length > 0)
    print(`Not checked, because they were added after ${snapshot.takenAt}: ${unknown.join(', ')}.`)
  print(
    `${shipped.length} in the product and ${toolsOnly.length} in the tools, as known on ${snapshot.takenAt}.`,
  )
  if (shipped.length > 0) return 1
  return unknown.length > 0 ? COULD_NOT_RUN : 0
}

/** Asks the registry as `npm audit` does. Gives a sentence if that fails, and keeps the old snapshot. */
async function takeSnapshot(root: string, address: string | undefined, now: Date) {
  const versions = lockedVersions(readLock(root))
  const registry = address ?? (await npmRegistry(root))
  const asked = Object.fromEntries([...versions].map(([name, all]) => [name, [...all]]))
  try {
    const answer = await fetch(new URL(BULK, registry), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok)
      return `The registry answered ${answer.status}; some mirrors know no advisories.`
    const advisories = (await answer.json()) as Snapshot['advisories']
    const takenAt = now.toISOString().slice(0, 10)
    const snapshot: Snapshot = { takenAt, asked: Object.keys(asked).sort(), advisories }
    mkdirSync(dirname(join(root, SNAPSHOT)), { recursive: true })
    writeFileSync(join(root, SNAPSHOT), `${JSON.stringify(snapshot, null, 2)}\n`)
    return undefined
  } catch (error) {
    return `The registry didn’t answer (${(error as Error).message}).`
  }
}

async function npmRegistry(root: string): Promise<string> {
  const { output } = await runQuietly('npm', ['config', 'get', 'registry'], { cwd: root })
  return output.trim().split('\n').at(-1) ?? ''
}
