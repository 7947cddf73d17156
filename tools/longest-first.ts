import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** By far the longest files, of which several are too small to tell. */
const LONG =
  /\/(?:tools\/start|fuzz\/lives-from-\d+|push\/weeks|server\/src\/stop|journal\/kill|ask\/meaning)\.test\.ts$/

/** Otherwise one worker would still be at them when the others have nothing left to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // A worker of those apart is of no use to others, so they stay together.
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.config.isolate ? 0 : LONG.test(moduleId) ? 1 : 2
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
