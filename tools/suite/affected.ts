import { posix } from 'node:path'
import type { Edge } from '../boundaries/graph.ts'
import { isTest } from '../source/files.ts'

/**
 * They put the whole product together, so whatever reaches them reaches everything. A test that
 * opens the product through them is counted as a test of the folder in which it stands.
 */
const WHOLE_PRODUCT = new Set([
  'packages/server/src/app.ts',
  'packages/server/src/main.ts',
  'packages/web/src/app/app.tsx',
  'packages/web/src/main.tsx',
])

/** Changes that say nothing about which tests they concern. */
const CONCERNS_ALL =
  /^(?:package(?:-lock)?\.json|packages\/[^/]+\/package\.json|vitest\.\w*\.?config\.ts|tools\/(?:setup|suite)\/(?!.*\.test\.ts$)|tools\/vitest-setup\.ts|\.npmrc)/

export interface Affected {
  /** The first change because of which only the whole suite will do. */
  readonly all?: string
  readonly tests: readonly string[]
}

/** The test files that can tell whether these changes broke something. */
export function affectedBy(changed: readonly string[], edges: readonly Edge[]): Affected {
  const all = changed.find((file) => CONCERNS_ALL.test(file))
  const importers = importersIn(edges)
  const reached = upFrom(changed, (file) => (WHOLE_PRODUCT.has(file) ? [] : importers(file)))
  const opening = upFrom([...WHOLE_PRODUCT], importers)
  const folders = new Set([...reached].filter((file) => !isTest(file)).flatMap(foldersOf))
  const tests = new Set([
    ...[...reached].filter(isTest),
    ...[...opening].filter((file) => isTest(file) && folders.has(posix.dirname(file))),
  ])
  return { ...(all !== undefined && { all }), tests: [...tests].sort() }
}

function importersIn(edges: readonly Edge[]): (file: string) => readonly string[] {
  const found = new Map<string, string[]>()
  for (const { from, to } of edges) {
    if (to !== undefined) found.set(to, [...(found.get(to) ?? []), from])
  }
  return (file) => found.get(file) ?? []
}

/** These files, and all that the next ones lead to. */
function upFrom(
  files: readonly string[],
  next: (file: string) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    waiting.push(...next(file))
  }
  return seen
}

/** The folder of a file, and the one above it: parts of a screen often have a folder of their own. */
const foldersOf = (file: string) => [posix.dirname(file), posix.dirname(posix.dirname(file))]
