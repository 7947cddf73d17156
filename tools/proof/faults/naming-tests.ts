import { type Edge, readGraph } from '../../boundaries/graph.ts'
import { readTitles } from '../../rules/titles.ts'
import { isTest } from '../../source/files.ts'

/** The test files that name a rule in a title, by the layer in which they run. */
export interface NamingTests {
  readonly unit: readonly string[]
  readonly components: readonly string[]
  readonly journeys: readonly string[]
}

/** Reads the repository once; answers for one rule at a time. */
export function findNamingTests(root: string): (rule: string) => NamingTests {
  const { titles } = readTitles(root)
  const { edges } = readGraph(root)
  return (rule) => {
    const named = titles.filter(({ title }) => namesRule(title, rule))
    const files = new Set(named.flatMap(({ where }) => testsOf(where.replace(/:\d+$/, ''), edges)))
    const inLayer = (belongs: (file: string) => boolean) => [...files].filter(belongs).sort()
    return {
      unit: inLayer((file) => !isJourney(file) && !isComponent(file)),
      components: inLayer(isComponent),
      journeys: inLayer(isJourney),
    }
  }
}

const namesRule = (title: string, rule: string) => new RegExp(`\\b${rule}\\b`).test(title)

const isJourney = (file: string) => file.startsWith('packages/e2e/')
const isComponent = (file: string) => /\.component\.test\.tsx$/.test(file)

/** A suite that several tests share isn't run itself: those that import it are. */
function testsOf(file: string, edges: readonly Edge[], seen = new Set<string>()): string[] {
  if (isTest(file)) return [file]
  if (seen.has(file)) return []
  seen.add(file)
  const importers = edges.filter(({ to }) => to === file).map(({ from }) => from)
  return importers.flatMap((from) => testsOf(from, edges, seen))
}
