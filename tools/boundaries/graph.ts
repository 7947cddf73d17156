import { join, posix } from 'node:path'
import { codeFiles } from '../source/files.ts'
import { type Import, importsOf } from '../source/imports.ts'
import { readSource } from '../source/syntax.ts'

export interface Edge extends Import {
  readonly from: string
  /** The file, relative to the root; absent when the import is of a package that is not ours. */
  readonly to?: string
}

/** Who imports what in the whole repository. */
export function readGraph(root: string): { files: string[]; edges: Edge[] } {
  const files = codeFiles(root)
  const edges = files.flatMap((from) =>
    importsOf(readSource(join(root, from))).map((found) => edge(from, found)),
  )
  return { files, edges }
}

function edge(from: string, found: Import): Edge {
  const to = resolve(from, found.of.replace(/\?.*$/, ''))
  return to === undefined ? { ...found, from } : { ...found, from, to }
}

function resolve(from: string, of: string): string | undefined {
  if (of.startsWith('.')) return posix.join(posix.dirname(from), of)
  if (of.startsWith('#')) return insidePackage(from, of.slice(1))
  const [, name, rest] = /^@daywell\/([^/]+)(?:\/(.+))?$/.exec(of) ?? []
  return name === undefined ? undefined : ofPackage(name, rest ?? '')
}

function insidePackage(from: string, path: string): string {
  const [home] = /^packages\/[^/]+/.exec(from) ?? []
  return `${home}/src/${path}`
}

/** A package of ours is imported by its name, by a folder of it, or by a file under src. */
function ofPackage(name: string, rest: string): string {
  return `packages/${name}/${rest.startsWith('src/') ? rest : posix.join('src', rest, 'index.ts')}`
}
