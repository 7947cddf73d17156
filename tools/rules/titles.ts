import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFiles, isTest } from '../source/files.ts'
import { importsOf } from '../source/imports.ts'
import {
  isNode,
  nameOf,
  readSource,
  type Source,
  type SyntaxNode,
  stringOf,
  walk,
} from '../source/syntax.ts'

const RUNNERS = new Set(['it', 'test', 'describe', 'suite'])
const LEFT_OUT = new Set(['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail'])
const LEFT_OUT_NAMES = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'])

export interface TestTitles {
  readonly titles: readonly { title: string; where: string }[]
  /** Tests that are written but do not run, or keep others from running. */
  readonly leftOut: readonly string[]
}

/** The titles of every test in the repository, read from the files without running them. */
export function readTitles(root: string): TestTitles {
  const found = codeFiles(root)
    .filter((file) => mayHoldTests(root, file))
    .map((file) => ({ file, source: readSource(join(root, file)) }))
    .filter(({ file, source }) => holdsTests(file, source))
    .map(({ file, source }) => titlesIn(file, source))
  return {
    titles: found.flatMap(({ titles }) => titles),
    leftOut: found.flatMap(({ leftOut }) => leftOut),
  }
}

/** To parse them all would take longer than to look for two words first. */
function mayHoldTests(root: string, file: string): boolean {
  const words = () => readFileSync(join(root, file), 'utf8')
  return isKnownByName(file) || /vitest|@playwright\/test/.test(words())
}

/** A suite that several tests share is a file of its own, known by what it imports. */
function holdsTests(file: string, source: Source): boolean {
  if (isKnownByName(file)) return true
  return importsOf(source).some(({ of }) => of === 'vitest' || of === '@playwright/test')
}

const isKnownByName = (file: string) => isTest(file) || file.startsWith('packages/e2e/')

function titlesIn(file: string, source: Source): TestTitles {
  const titles: { title: string; where: string }[] = []
  const leftOut: string[] = []
  for (const { node } of walk(source.tree)) {
    if (node.type !== 'CallExpression' && node.type !== 'TaggedTemplateExpression') continue
    const where = () => `${file}:${source.lineOf(node.start)}`
    const chain = chainOf(node.callee ?? node.tag)
    const bad = leavesOut(chain)
    if (bad) leftOut.push(`${where()} uses .${bad}: every test must run`)
    const title = RUNNERS.has(chain[0] ?? '') ? titleOf(node) : undefined
    if (title !== undefined) titles.push({ title, where: where() })
  }
  return { titles, leftOut }
}

/** `test.describe.each(table)` as ['test', 'describe', 'each']. */
function chainOf(node: unknown): string[] {
  if (!isNode(node)) return []
  const name = nameOf(node)
  if (name) return [name]
  if (node.type === 'MemberExpression') {
    return [...chainOf(node.object), nameOf(node.property) ?? '']
  }
  return chainOf(node.callee ?? node.tag)
}

function leavesOut(chain: readonly string[]): string | undefined {
  const [first = '', ...rest] = chain
  if (chain.length === 1 && LEFT_OUT_NAMES.has(first)) return first
  if (RUNNERS.has(first)) return rest.find((name) => LEFT_OUT.has(name))
  // `context.skip()` inside a test.
  const insideTest = ['context', 'ctx', 'task', 't'].includes(first)
  return insideTest && rest.at(-1) === 'skip' ? 'skip' : undefined
}

function titleOf(node: SyntaxNode): string | undefined {
  const [first] = (node.arguments ?? []) as readonly unknown[]
  return joined(first)
}

/** A title may be put together from pieces with `+`. */
function joined(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'BinaryExpression') return stringOf(node)
  return `${joined(node.left) ?? ''}${joined(node.right) ?? ''}`
}
