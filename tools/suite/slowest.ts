import { isAbsolute, relative } from 'node:path'
import { root } from '../setup/paths.mjs'

/** How long the tests of a file took, one after the other. */
export interface FileTime {
  readonly name: string
  readonly tests: number
  readonly seconds: number
}

const SHOWN = 10

/** Where the time of a run went, the slowest first. */
export function slowest(files: readonly FileTime[]): string[] {
  const sorted = [...files].sort((a, b) => b.seconds - a.seconds)
  const all = files.reduce((sum, { seconds }) => sum + seconds, 0)
  const lines = sorted.slice(0, SHOWN).map(({ name, tests, seconds }) => {
    const file = isAbsolute(name) ? relative(root, name) : name
    return `${seconds.toFixed(1).padStart(7)} s  ${file}, ${tests} ${tests === 1 ? 'test' : 'tests'}`
  })
  const head = `The slowest of ${files.length} files (${Math.round(all)} s in total):`
  return lines.length > 0 ? [head, ...lines] : []
}
