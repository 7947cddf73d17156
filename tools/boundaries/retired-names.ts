import { join } from 'node:path'
import { nameOf, readSource, walk } from '../source/syntax.ts'

/** Names that had several meanings, each with what to say instead (docs/glossary.md). */
const RETIRED: readonly [names: RegExp, instead: string][] = [
  [/^deaf$/, 'unsubscribe'],
  [/^happen$/, 'dispatch'],
  [/^(?:shelf|shelves)$/, 'backend'],
  [/^(?:leaf|Leaf)$/, 'page'],
  [/^(?:desk|Desk|board|Board|keeper)$|(?:Desk|Board|Keeper)$/, 'what it is: a store, a layout'],
  [/^(?:LONGEST|MOST)(?:_|$)/, 'MAX with subject and unit'],
  [/^wordsOf$/, 'what it returns'],
  [/^Parts$/, 'Deps or Input with a subject'],
]

/** Identifiers that the glossary has retired, a sentence each. */
export function retiredNames(root: string, file: string): string[] {
  const source = readSource(join(root, file))
  return [...walk(source.tree)].flatMap(({ node }) => {
    const name = nameOf(node)
    const instead = name && RETIRED.find(([names]) => names.test(name))?.[1]
    if (!instead) return []
    return [`${file}:${source.lineOf(node.start)} names ${name}: say ${instead}`]
  })
}
