import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Begins with the files that ask for the most time: otherwise one worker would still be at them
 * when the others have nothing left to do. A file says so by the longest `timeout` in it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = (await super.sort(files)).map((file) => ({ file, rank: rankOf(file) }))
    return ranked.toSorted((a, b) => b.rank - a.rank).map(({ file }) => file)
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  // A worker of those apart is of no use to others, so they stay together.
  return project.config.isolate ? Number.POSITIVE_INFINITY : longestTimeout(moduleId)
}

function longestTimeout(path: string): number {
  const named = readFileSync(path, 'utf8').matchAll(/\btimeout: ([\d_]+)/g)
  return Math.max(0, ...Array.from(named, ([, ms = '']) => Number(ms.replaceAll('_', ''))))
}
